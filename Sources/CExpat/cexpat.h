/*
 * The door to expat, the XML parser. It is linked as an archive: 0.3 MB, and no library more to load.
 */
#ifndef CEXPAT_H
#define CEXPAT_H
#include <expat.h>

/* The header hides these behind a setting of the build; Debian's library has them. */
XMLPARSEAPI(XML_Bool)
XML_SetBillionLaughsAttackProtectionActivationThreshold(
    XML_Parser parser, unsigned long long activationThresholdBytes);

/* Ends a document whose entities unfold to 100 times its length, from `bytes` on. */
static inline void cexpat_limit_amplification(XML_Parser parser, unsigned long long bytes) {
  XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, bytes);
}
#endif
