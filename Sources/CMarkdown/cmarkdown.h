/*
 * The door to cmark-gfm, the parser of CommonMark with GitHub's extensions. It is linked as an
 * archive: 0.7 MB, and no library more to load.
 */
#ifndef CMARKDOWN_H
#define CMARKDOWN_H
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#endif
