/* The door to libmd: message digests. */
#ifndef CDIGEST_H
#define CDIGEST_H
#include <md5.h>
#endif
