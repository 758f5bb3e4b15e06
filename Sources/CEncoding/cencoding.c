#include "cencoding.h"

bool cen_is_open(iconv_t converter) { return converter != (iconv_t)-1; }
