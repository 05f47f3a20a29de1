"""``python -m pgassay``: the command ``pgassay``."""

from pgassay.cli import main

if __name__ == "__main__":
    main()
