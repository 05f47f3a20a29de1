"""``python -m pgassay``: the command ``pgassay``."""

import sys


def run() -> None:
    """Run the command line; an interruption while it starts up is no reason for a traceback."""
    try:
        from pgassay.cli import main
    except KeyboardInterrupt:
        sys.exit(130)
    main()


if __name__ == "__main__":
    run()
