"""Auditable extraction: candidates, the judges' vocabulary, verdicts and identities.

Everything in this package that decides or reads is free of I/O except the providers that call a
model. Import the modules directly; the public names are re-exported by ``pgassay`` itself.
"""
