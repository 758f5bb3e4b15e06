#ifndef CENCODING_H
#define CENCODING_H
#endif
