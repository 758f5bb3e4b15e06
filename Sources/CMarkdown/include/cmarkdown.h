/*
 * The door to cmark-gfm, the parser of CommonMark with GitHub's extensions. It is linked as an
 * archive: 0.7 MB, and no library more to load.
 *
 * All memory of a document lies in blocks that are given back at once: to ask malloc for each node
 * and to give each back took a third of the time.
 */
#ifndef CMARKDOWN_H
#define CMARKDOWN_H
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <stdbool.h>
#include <stddef.h>

/// A document that was parsed, for one thread at a time.
typedef struct cmarkdown_document cmarkdown_document;

/// What nodes are that the parser's own numbers do not tell.
typedef enum {
  CMARKDOWN_OTHER,
  CMARKDOWN_TABLE,
  CMARKDOWN_ROW,
  /// The row that names a table's columns.
  CMARKDOWN_HEADER_ROW,
  CMARKDOWN_CELL,
  CMARKDOWN_STRIKETHROUGH,
  CMARKDOWN_TASK,
} cmarkdown_kind;

/// A step of the walk over a document: a node begins, or it ends. Nodes without children have no end.
typedef struct {
  cmark_node *_Nullable node;
  bool is_end;
} cmarkdown_step;

/// A document of no bytes yet; NULL without memory.
cmarkdown_document *_Nullable cmarkdown_new(void);

/// Begins to parse bytes as the document, in the memory of those before, whose nodes end; false without
/// memory. Tables, strikethrough and task lists are known, footnotes if it has some.
///
/// cmark-gfm has tables that all its parsers change: one thread parses at a time.
bool cmarkdown_begin(cmarkdown_document *_Nonnull document, bool has_notes);

/// Parses the next `length` bytes.
void cmarkdown_feed(
    cmarkdown_document *_Nonnull document, const char *_Nullable bytes, size_t length);

/// Ends the parsing, and makes the nodes; false without memory.
bool cmarkdown_finish(cmarkdown_document *_Nonnull document);

/// Whether the last block of a document that ends with an empty line would go on behind it.
bool cmarkdown_ends_within_block(const cmarkdown_document *_Nonnull document);

/// Gives back the document and all its nodes.
void cmarkdown_free(cmarkdown_document *_Nullable document);

/// The node that all others are in.
cmark_node *_Nonnull cmarkdown_root(const cmarkdown_document *_Nonnull document);

/// The step after `step` in a walk over `root` and what is in it; its node is NULL at the end.
cmarkdown_step cmarkdown_next(cmarkdown_step step, const cmark_node *_Nonnull root);

/// What a node of an extension is.
cmarkdown_kind cmarkdown_kind_of(cmark_node *_Nonnull node);

/// The characters of a node, which end with a NUL; "" if it has none.
const char *_Nonnull cmarkdown_literal(
    cmarkdown_document *_Nonnull document, cmark_node *_Nonnull node);

/// The address of a link or an image, which ends with a NUL; "" if it has none.
const char *_Nonnull cmarkdown_url(
    cmarkdown_document *_Nonnull document, cmark_node *_Nonnull node);
#endif
