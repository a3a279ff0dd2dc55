#ifndef CBUILD_H
#define CBUILD_H

/* The commit that was built, in short, with a plus if there were changes; empty outside a repository. */
const char *numberrace_commit(void);

#endif
