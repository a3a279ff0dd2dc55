#pragma once

#include <stddef.h>

/// The table of English word vectors, in the layout that WordVectors.swift reads.
const unsigned char *word_vectors_english(void);

/// The size of the table in bytes.
size_t word_vectors_english_size(void);
