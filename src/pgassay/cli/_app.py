"""The application object, and the one place where an error becomes a line and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

import pgassay
from pgassay.audit.verdict import package_version
from pgassay.cli import _output
from pgassay.errors import (
    AnthropicVersionError,
    ConfigurationError,
    InvalidInputError,
    NotInstalledError,
    PgassayError,
    SchemaVersionError,
)

TRACEBACK_VARIABLE: Final = "PGASSAY_TRACEBACK"

# Typer raises the exceptions of the Click that it brings, and exports only one of them.
_UsageError: type[Exception] = typer.BadParameter.__bases__[0]
_ClickException: type[Exception] = _UsageError.__bases__[0]


class ExitCode(IntEnum):
    """What the command's exit code says; see the description of `pgassay.cli`."""

    OK = 0
    PROBLEMS = 1
    USAGE = 2
    RETRY = 3
    NOT_INSTALLED = 4
    REFUSED = 5
    DEFECT = 70
    INTERRUPTED = 130
    BROKEN_PIPE = 141


def exit_code_of(error: PgassayError) -> ExitCode:
    """The exit code for an error of the library."""
    if error.retryable:
        return ExitCode.RETRY
    if isinstance(error, (NotInstalledError, SchemaVersionError)):
        return ExitCode.NOT_INSTALLED
    if isinstance(error, (ConfigurationError, InvalidInputError, AnthropicVersionError)):
        return ExitCode.USAGE
    return ExitCode.REFUSED


class Commands(TyperGroup):
    """The group of all commands: it shows errors in one line and keeps tracebacks to itself."""

    def main(
        self,
        args: Any = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line; ends the process unless ``standalone_mode`` is off."""
        _output.prepare_streams()
        try:
            code = super().main(
                args=args,
                prog_name=prog_name,
                complete_var=complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except _ClickException as error:
            code = _complain_about_usage(error)
        except typer.Abort:
            code = ExitCode.INTERRUPTED
        code = int(code) if isinstance(code, int) else int(ExitCode.OK)
        if standalone_mode:
            sys.exit(code)
        return code

    def invoke(self, ctx: Any) -> Any:
        """Run one command and turn what it raises into an exit code."""
        with _errors_shown():
            super().invoke(ctx)
            sys.stdout.flush()


@contextlib.contextmanager
def _errors_shown() -> Iterator[None]:
    code: ExitCode
    try:
        yield
    except (typer.Exit, typer.Abort, _ClickException):
        raise
    except KeyboardInterrupt:
        _output.complain("interrupted.")
        code = ExitCode.INTERRUPTED
    except BrokenPipeError:
        _output.abandon_stdout()
        code = ExitCode.BROKEN_PIPE
    except PgassayError as error:
        _output.complain(str(error))
        code = exit_code_of(error)
    except OSError as error:
        name = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        _output.complain(f"{name}{error.strerror or type(error).__name__}.")
        code = ExitCode.USAGE
    except Exception as error:
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        # The message of an unforeseen exception may hold anything, a user's words included.
        frame = traceback.extract_tb(error.__traceback__)[-1]
        _output.complain(
            f"this is a defect ({type(error).__name__} in {Path(frame.filename).name}, line"
            f" {frame.lineno}); please report it. {TRACEBACK_VARIABLE}=1 shows the traceback."
        )
        code = ExitCode.DEFECT
    else:
        return
    raise typer.Exit(code)


def _complain_about_usage(error: Any) -> int:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "pgassay"
    if context is not None and type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(context.get_help())  # a group alone, as the command alone
        return int(ExitCode.USAGE)
    message = error.format_message().strip().rstrip(".").replace(": Value error, ", ": ")
    _output.complain(f"{message}. See `{command} --help`.", command=command)
    return int(error.exit_code)


app = typer.Typer(
    name="pgassay",
    cls=Commands,
    help="Auditable agent memory in PostgreSQL: what was kept, what was not, and why.",
    epilog=(
        "Exit codes: 0 fine, 1 problems found, 2 usage, 3 database unavailable or busy (try again),"
        " 4 schema not installed or of another version, 5 refused by the database."
    ),
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pgassay {package_version()}")
        raise typer.Exit


@app.callback()
def _commands(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(ExitCode.USAGE)


def open_database(url: str | None) -> pgassay.Database:
    """The database that a command works with: as said, else as the environment says."""
    return pgassay.Database(url)


def main() -> None:
    """Run the command line of this process."""
    app(prog_name="pgassay")
