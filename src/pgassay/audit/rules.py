"""A judge without a model: what can be told from the form of a sentence alone.

An honest baseline. It needs no key and no network, gives the same answer every time, and is the
judge of the demo; a model that does not beat it is not worth its price. It errs on the side of
accepting a declarative sentence, because a rule cannot tell what will matter later, and it never
claims to: what is worth remembering is a question for a model.

The rules, in this order (word lists for English, German, French and Spanish; other languages are
judged by punctuation and length only):

1.  A lifted name, or text without any letter: reject/``not_a_fact``.
2.  Whatever the system, the developer or a tool says, and by form: log lines, code, tags, tables,
    notes in brackets: reject/``not_a_fact``.
3.  A question: reject/``not_a_fact``.
4.  A greeting, thanks, assent, farewell or exclamation without content: reject/``not_memorable``.
5.  An assistant about itself or its offer ("Let me know ...", "I can help ..."), or a wish to it
    ("Please list ..."): reject/``not_a_fact``.
6.  An instruction about remembering, to be asked about rather than obeyed, or a statement that says
    itself that it is to be checked: withhold/``needs_confirmation``.
7.  A hedge ("maybe", "I think", "vielleicht"): withhold/``low_confidence``.
8.  Fewer than three words, or nothing but function words: reject/``not_memorable``.
9.  Anything else is declarative: accept/``accepted``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from pgassay.audit.candidates import ENTITY, Candidate
from pgassay.audit.verdict import Judge, VerdictResult, package_version
from pgassay.audit.vocabulary import ReasonCode, Verdict

RULES_VERSION = "1"
"""Part of the judge's identity; goes up whenever a rule or a word list changes."""

# Only the beginning and the end of a long span are looked at, so that a pasted log costs no more
# than a sentence.
_LOOKED_AT = 600


def _any_of(phrases: str) -> str:
    """One pattern for a list of phrases, separated by semicolons; a space is any whitespace."""
    return "|".join(
        r"\s+".join(phrase.split()).replace("'", "['\u2019]") for phrase in phrases.split(";")
    )


_MACHINES = frozenset({"system", "developer", "tool", "function"})
_LETTER = re.compile(r"[^\W\d_]")
_WORD = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")

# Scripts that put no spaces between words are measured in characters instead.
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")

_MACHINE = re.compile(
    r"^\s*(?:```|\[[^\]]*\]\s*$|<[/!?]?[a-z][^>]*>|[{}\[\]();|]+\s*$|\|.*\|\s*$|\$\s|>>>\s|#!|import\s+\w+"
    r"|def\s+\w+\(|class\s+\w+[(:]|(?:const|let|var)\s+\w+\s*=|select\s.+\sfrom\s|curl\s|sudo\s|export\s+\w+="
    r"|at\s+[\w.$<>]+\([\w.]+:\d+\)|traceback\b|\d{4}-\d\d-\d\d[t ]\d\d:\d\d"
    r"|\[?(?:debug|info|warn(?:ing)?|error|fatal|trace)\]?\s*[:|\]-]"
    r"|(?:tool|function|system|assistant)\s*(?:call|result|output|message)?\s*:"
    r"|https?://\S+\s*$)",
    re.IGNORECASE,
)

_QUESTION_END = re.compile(r"[?\u061f\uff1f\u037e]['\"\u2019\u201d\u00bb)\]*_\s]*[!.]*\s*$")
_QUESTION_START = re.compile(
    r"^\s*[\u00bf]|^\W*(?:"
    + _any_of(
        r"""
        (?:who|whom|whose|what|which|where|why|how)
        (?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|am|has|have|had);
        (?:do|does|did|can|could|will|would|should|shall|are|is|am|was|were|have|has)
        (?:you|i|we|they|he|she|it|there|this|that|anyone|anybody);
        (?:wer|was|wo|wann|warum|wieso|weshalb|welche[rsmn]?|wie)
        (?:ist|sind|war|hast|hat|habt|kann|kannst|soll|wird|willst|geht);
        (?:kannst|könntest|hast|bist|willst|würdest) du; (?:est-ce
        que|qu'est-ce|pourquoi|comment (?:est|vas|va|allez)|où (?:est|sont));
        (?:qué|quién|dónde|cuándo|cómo|por qué|cuál)
        """
    )
    + r")\b",
    re.IGNORECASE,
)

_PRAISE = (
    "great|good|nice|cool|awesome|amazing|wonderful|fantastic|lovely|fine|perfect|interesting|true"
    "|right|sweet|fun"
)
# Longer phrases first: the first that matches is taken, without going back.
_SMALL_TALK = re.compile(
    r"(?:"
    + _any_of(
        r"""
        good (?:morning|afternoon|evening|night|day|bye|luck); welcome(?: back)?;
        see (?:you|ya)(?: (?:soon|later|then|tomorrow|around))?; take care;
        talk (?:to you )?(?:soon|later); have a (?:good|great|nice|lovely) \w+;
        thanks?(?: you)?(?: (?:so|very) much| a lot| again)?; much appreciated; appreciate it;
        no (?:problem|worries); you(?:'re| are) welcome; my pleasure; sure thing; all right;
        of course; got it; i see; makes sense; fair enough; well done; oh no; never mind;
        same here; me too; (?:great|good|nice|cool|awesome) (?:job|work|idea|point|question|one);
        sounds (?:good|great|nice|fun|like a plan); long time no see;
        (?:that|this|it)(?:'s| is| was) (?:(?:so|really|very|pretty) )?(?:PRAISE);
        (?:so )?(?:good|nice|great|lovely) to (?:see|hear from|meet|talk to) you;
        guten (?:morgen|tag|abend); gute nacht; grüß (?:dich|gott); auf wiedersehen;
        bis (?:bald|später|morgen|dann); alles klar; gern(?:e)? geschehen;
        (?:vielen |herzlichen )?danke?(?: schön| dir| ihnen| sehr)?; bitte(?: schön| sehr)?;
        au revoir; à (?:bientôt|demain|plus(?: tard)?); merci(?: beaucoup| bien)?; de rien;
        s'il (?:te|vous) plaît; d'accord; bien sûr; très bien;
        buen(?:os|as) (?:días|tardes|noches); hasta (?:luego|pronto|mañana);
        (?:muchas )?gracias; de nada; por favor; muy bien;
        hi+; hey+; hello+; hiya; howdy; yo; greetings; bye+; goodbye; thx; cheers; sure; ok(?:ay)?;
        alright; yes; yeah; yep; yup; no; nope; nah; right; exactly; totally; absolutely;
        definitely; great; good; nice; cool; awesome; amazing; wow+; perfect; wonderful; fantastic;
        lovely; excellent; neat; congrats; congratulations; ha(?:ha)+; lol; hm+; uh+; um+; oh; ah;
        oops; sorry; please; anyway; well; so; and; but; also;
        hallo; servus; moin; tschüss?; gern(?:e)?; ja; nein; doch; genau; klar; stimmt; prima;
        super; toll; schön; gut; ach; na;
        bonjour; bonsoir; salut; coucou; oui; non; exactement; parfait; génial; ben;
        hola; adiós; sí; vale; claro; perfecto; genial; bueno
        """
    ).replace("PRAISE", _PRAISE)
    + r")(?!\w)",
    re.IGNORECASE,
)
# What may follow a greeting without making it a statement: a form of address, or a name.
_ADDRESS = re.compile(
    r"(?:there|all|everyone|everybody|folks|team|guys|again|then|too|man|dude|mate|buddy|friend"
    r"|zusammen|nochmal|à\s+tous|a\s+todos)(?!\w)",
    re.IGNORECASE,
)
_NAME = re.compile(r"[A-ZÀ-Þ][\w'\u2019-]*")
_BETWEEN = re.compile(r"\W*")

_TO_THE_ASSISTANT = re.compile(
    r"^\W*(?:(?:and|also|ok(?:ay)?|hey|now|then)\W+)*(?:"
    + _any_of(
        r"""
        please; (?:could|can|would) you; help me;
        (?:tell|show|give|send|remind|write|explain|list|summari[sz]e|translate|find|make|create|draft|fix|check|describe|suggest|recommend|plan|rewrite|generate|calculate|compare|look
        up|search|run|open|book)
        (?:me|us|my|our|the|this|that|these|those|a|an|it|for|some|three|two); let me
        know; let's (?:see|talk|go|do|start|look); (?:bitte
        )?(?:zeig|sag|gib|schreib|erklär)e? (?:mir|uns); lass (?:mich|uns);
        (?:dis|montre|donne|explique|écris)-?(?:moi|nous);
        (?:dime|muéstrame|dame|explícame|escríbeme)
        """
    )
    + r")\b",
    re.IGNORECASE,
)
_OF_THE_ASSISTANT = re.compile(
    r"^\W*(?:(?:sure|of course|certainly|absolutely|great|ok(?:ay)?|happy to help)\W+)*(?:"
    + _any_of(
        r"""
        here(?:'s| is| are) (?:a|an|the|some|your|my|what|how|three|two|\w+ ways); as an?
        (?:ai|language model|assistant); i(?:'m| am) (?:an ai|a language model|just an
        ai); i(?:'m| am) (?:sorry|afraid|unable|not able); i (?:can't|cannot|can not)
        (?:help|assist|do that); i(?:'d| would) be (?:happy|glad) to; i(?:'ll| will)
        (?:help|get|look|check|go ahead|now); (?:i )?(?:hope this helps|hope that helps);
        feel free to; would you like; is there anything; let me
        (?:check|look|see|help|explain|know|think); i can help; happy to help; you could;
        i(?:'d| would) (?:suggest|recommend); i (?:suggest|recommend); you (?:might|may)
        (?:want|like) to; if you(?:'d| would)? (?:like|want|need); (?:hier ist|hier
        sind|gern[e]?,? hier); (?:voici|n'hésitez pas); (?:aquí tienes|no dudes en)
        """
    )
    + r")\b",
    re.IGNORECASE,
)

_TO_BE_CONFIRMED = re.compile(
    r"\b(?:"
    + _any_of(
        r"""
        (?:remember|note|keep in mind|memori[sz]e|don't forget) (?:that|this|to|in all|for
        (?:all|later|next)); from now on; for all (?:future|later)
        (?:chats|sessions|conversations); (?:always|never)
        (?:answer|reply|respond|send|forward|use); if i (?:remember|recall)
        (?:correctly|rightly|right); correct me if; to be confirmed; tbc; tbd; needs?
        (?:to be )?(?:confirm(?:ed|ation)|check(?:ed|ing)|verif(?:ied|ication)); not
        (?:yet )?confirmed; unconfirmed; don't quote me; rumou?r has it; apparently;
        allegedly; supposedly; i(?:'ve| have)? heard (?:that|from); someone (?:said|told
        me); angeblich; noch nicht bestätigt; merk dir; wenn ich mich recht erinnere; il
        paraît; à confirmer; si je me souviens bien; parece ser que; por confirmar; si mal
        no recuerdo
        """
    )
    + r")\b",
    re.IGNORECASE,
)
_HEDGE = re.compile(
    r"\b(?:"
    + _any_of(
        r"""
        maybe; perhaps; possibly; probably; presumably; i think(?! (?:about|of)\b); i guess;
        i suppose; i
        believe; i assume; i suspect; i imagine; i bet; i wonder; i feel like; i(?:'m| am)
        not (?:so |really |quite |entirely |totally )?(?:sure|certain); not sure; no idea;
        i don't know; i (?:might|may); we (?:might|may);
        (?:he|she|they|it|this|that) (?:might|may|could); might
        (?:be|have|need|go|get|move|change|want|take|come); may (?:be|have|need); could
        be; kind of; sort of; kinda; sorta; seems? (?:to|like|that); seemed (?:to|like);
        as far as i know; or something; or so; if i'm not mistaken; hopefully; it looks
        like; vielleicht; eventuell; möglicherweise; wahrscheinlich; vermutlich; ich
        (?:glaube|denke|vermute); könnte sein; bin (?:mir )?nicht sicher; weiß (?:ich
        )?nicht; peut-être; sans doute; probablement; je (?:pense|crois|suppose); il me
        semble; je ne sais pas; quizás?; tal vez; a lo mejor; probablemente; creo que;
        supongo; me parece; no sé; no estoy segur[oa]
        """
    )
    + r")(?!\w)",
    re.IGNORECASE,
)

_EMPTY_WORDS = frozenset(
    re.findall(
        r"\S+",
        """
        a an the and or but so then that this it its is was are were be been to of in on at for
        with as by i you he she we they me him her us them my your his our their not no yes very
        really just too also der die das ein eine und oder aber ist war sind ich du er sie es wir
        ihr nicht auch sehr le la les un une et ou mais est je tu il elle nous vous ils pas aussi
        el los las una y o pero es yo ella nosotros muy también lo
        """,
    )
)

_ACCEPT = (Verdict.ACCEPT, ReasonCode.ACCEPTED)
_NOT_A_FACT = (Verdict.REJECT, ReasonCode.NOT_A_FACT)
_NOT_MEMORABLE = (Verdict.REJECT, ReasonCode.NOT_MEMORABLE)
_LOW_CONFIDENCE = (Verdict.WITHHOLD, ReasonCode.LOW_CONFIDENCE)
_NEEDS_CONFIRMATION = (Verdict.WITHHOLD, ReasonCode.NEEDS_CONFIRMATION)


class RuleVerdictProvider:
    """Judges by form alone: no model, no key, no network, the same answer every time."""

    @property
    def judge(self) -> Judge:
        """``rules`` with the digest of the rules in place of a prompt's."""
        digest = hashlib.sha256(f"rules/{RULES_VERSION}".encode()).hexdigest()
        return Judge("rules", None, digest, None, package_version())

    def llm_verdict(self, candidate: Candidate) -> VerdictResult:
        """Judge one candidate. Pure; takes microseconds."""
        verdict, reason_code = judge_text(
            candidate.text, candidate.generator_rule, candidate.speaker
        )
        return VerdictResult(candidate.candidate_id, verdict, reason_code)

    def llm_verdicts(self, candidates: Sequence[Candidate]) -> list[VerdictResult]:
        """Judge all candidates of a turn; they are all ready at once."""
        return [self.llm_verdict(candidate) for candidate in candidates]


def judge_text(
    text: str, generator_rule: str = "sentence", speaker: str | None = None
) -> tuple[Verdict, ReasonCode]:
    """The verdict on a text by the rules in this module's description."""
    head, tail = text[:_LOOKED_AT], text[-_LOOKED_AT:]
    if generator_rule == ENTITY or not _LETTER.search(head):
        return _NOT_A_FACT
    if speaker is not None and speaker.lower() in _MACHINES:
        return _NOT_A_FACT
    if _MACHINE.match(head) or _QUESTION_END.search(tail) or _QUESTION_START.match(head):
        return _NOT_A_FACT
    if len(text) <= _LOOKED_AT and _is_small_talk(text):
        return _NOT_MEMORABLE
    if _TO_THE_ASSISTANT.match(head) or _OF_THE_ASSISTANT.match(head):
        return _NOT_A_FACT
    if _TO_BE_CONFIRMED.search(head):
        return _NEEDS_CONFIRMATION
    if _HEDGE.search(head):
        return _LOW_CONFIDENCE
    if _says_too_little(head):
        return _NOT_MEMORABLE
    return _ACCEPT


def _is_small_talk(text: str) -> bool:
    """Whether the text is small-talk phrases, forms of address and names from end to end."""
    position = _end(_BETWEEN, text, 0)
    names = 0
    greeted = False
    while position < len(text):
        end = _end(_SMALL_TALK, text, position)
        if end > position:
            greeted, names = True, 0
        elif greeted and (end := _end(_ADDRESS, text, position)) == position and names < 2:
            end = _end(_NAME, text, position)
            names += 1
        if end == position:
            return False
        position = _end(_BETWEEN, text, end)
    return greeted


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    found = pattern.match(text, position)
    return position if found is None else found.end()


def _says_too_little(text: str) -> bool:
    unspaced = len(_UNSPACED.findall(text))
    words = _WORD.findall(text)
    if unspaced:
        return unspaced + len(words) < 5
    return len(words) < 3 or all(word.lower() in _EMPTY_WORDS for word in words)
