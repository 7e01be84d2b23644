"""``python -m epochal``: the command line."""

from epochal.cli import app

if __name__ == "__main__":
    app(prog_name="epochal")
