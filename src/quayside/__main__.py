"""`python -m quayside` is the command `quayside`."""

import sys

from quayside.cli import main

sys.exit(main())
