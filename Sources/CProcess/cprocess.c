#include "cprocess.h"
