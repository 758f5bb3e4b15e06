#include "cbytemasks.h"
