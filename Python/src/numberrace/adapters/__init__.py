"""Games and their judge in the tools of others: each module needs the package that it is named after."""
