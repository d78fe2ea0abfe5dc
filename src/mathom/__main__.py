"""`python -m mathom` is `mathom`."""

from mathom.cli import main

if __name__ == "__main__":
    main()
