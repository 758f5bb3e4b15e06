#include "cencoding.h"
