// Debian has a folder of its own for the header, in which the compiler does not look by itself.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif
