#!/bin/sh
# Prints the Python that tests in Chromium run with. It has PyPI's playwright and axe-playwright-python in an environment
# of their own, which is made if it is missing.
set -eu
"$(dirname "$0")/python-environment.sh" page/python playwright==1.65.2 axe-playwright-python==0.1.8
