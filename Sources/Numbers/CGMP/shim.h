#ifndef CGMP_SHIM_H
#define CGMP_SHIM_H

#include <stdio.h>
#include <gmp.h>

/* What GMP has as macros, which Swift does not see. */
static inline int cgmp_q_sign(const __mpq_struct *value) { return mpq_sgn(value); }
static inline int cgmp_z_sign(const __mpz_struct *value) { return mpz_sgn(value); }
static inline __mpz_struct *cgmp_q_numerator(__mpq_struct *value) { return mpq_numref(value); }
static inline __mpz_struct *cgmp_q_denominator(__mpq_struct *value) { return mpq_denref(value); }

#endif
