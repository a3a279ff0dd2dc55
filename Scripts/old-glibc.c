/*
 * Functions of glibc by versions that glibc 2.28 has, for what is linked into the shared library: symbols of the library's own
 * that call them. The newer versions of the same names behave no differently for us: glibc 2.34 moved the threads into libc, 2.29 and
 * 2.35 made the mathematics report errors otherwise, and 2.33 made functions of what were macros.
 *
 * Without this a library that is built on a system of today runs on systems of today only; see PEP 600, manylinux_2_28.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#if defined(__x86_64__)
#define BASE "GLIBC_2.2.5"
#define AFFINITY "GLIBC_2.3.4"
#define NAMES "GLIBC_2.12"
#define STAT_VERSION 1
#elif defined(__aarch64__)
#define BASE "GLIBC_2.17"
#define AFFINITY BASE
#define NAMES BASE
#define STAT_VERSION 0
#else
#error "the versions of this processor's glibc are not known"
#endif

/* Defines a function that calls the old version of itself. */
#define OLD(version, result, name, parameters, arguments) \
  extern result old_##name parameters; \
  __asm__(".symver old_" #name ", " #name "@" version); \
  result name parameters { return old_##name arguments; }

OLD(BASE, double, exp, (double x), (x))
OLD(BASE, double, exp2, (double x), (x))
OLD(BASE, double, log, (double x), (x))
OLD(BASE, double, log2, (double x), (x))
OLD(BASE, float, hypotf, (float x, float y), (x, y))

OLD(BASE, void *, dlopen, (const char *file, int mode), (file, mode))
OLD(BASE, void *, dlsym, (void *handle, const char *name), (handle, name))
OLD(BASE, int, dladdr, (const void *address, Dl_info *info), (address, info))
OLD(BASE, char *, dlerror, (void), ())

OLD(BASE, int, pthread_create,
  (pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument), (thread, attributes, body, argument))
OLD(BASE, int, pthread_detach, (pthread_t thread), (thread))
OLD(BASE, int, pthread_kill, (pthread_t thread, int signal), (thread, signal))
OLD(BASE, int, pthread_key_create, (pthread_key_t *key, void (*destroy)(void *)), (key, destroy))
OLD(BASE, int, pthread_setspecific, (pthread_key_t key, const void *value), (key, value))
OLD(BASE, int, pthread_sigmask, (int how, const sigset_t *set, sigset_t *old), (how, set, old))
OLD(BASE, int, pthread_mutexattr_init, (pthread_mutexattr_t *attributes), (attributes))
OLD(BASE, int, pthread_mutexattr_settype, (pthread_mutexattr_t *attributes, int type), (attributes, type))
OLD(BASE, int, pthread_mutexattr_destroy, (pthread_mutexattr_t *attributes), (attributes))
OLD(BASE, int, pthread_attr_getstack, (const pthread_attr_t *attributes, void **start, size_t *size), (attributes, start, size))
OLD(BASE, int, pthread_getattr_np, (pthread_t thread, pthread_attr_t *attributes), (thread, attributes))
OLD(AFFINITY, int, pthread_getaffinity_np, (pthread_t thread, size_t size, cpu_set_t *set), (thread, size, set))
OLD(NAMES, int, pthread_setname_np, (pthread_t thread, const char *name), (thread, name))

OLD(BASE, int, sem_init, (sem_t *semaphore, int shared, unsigned value), (semaphore, shared, value))
OLD(BASE, int, sem_destroy, (sem_t *semaphore), (semaphore))
OLD(BASE, int, sem_post, (sem_t *semaphore), (semaphore))
OLD(BASE, int, sem_wait, (sem_t *semaphore), (semaphore))
OLD(BASE, int, sem_timedwait, (sem_t *semaphore, const struct timespec *deadline), (semaphore, deadline))

extern sem_t *old_sem_open(const char *name, int flags, ...);
__asm__(".symver old_sem_open, sem_open@" BASE);
sem_t *sem_open(const char *name, int flags, ...)
{
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  unsigned value = va_arg(rest, unsigned);
  va_end(rest);
  return old_sem_open(name, flags, mode, value);
}

extern int __xstat(int version, const char *path, struct stat *out);
extern int __lxstat(int version, const char *path, struct stat *out);
extern int __fxstat(int version, int file, struct stat *out);
int stat(const char *path, struct stat *out) { return __xstat(STAT_VERSION, path, out); }
int lstat(const char *path, struct stat *out) { return __lxstat(STAT_VERSION, path, out); }
int fstat(int file, struct stat *out) { return __fxstat(STAT_VERSION, file, out); }

/* The same for the library of C++: std::bad_array_new_length is thrown by a function of GCC 11. Nobody catches it. */
void _ZSt28__throw_bad_array_new_lengthv(void) { abort(); }
