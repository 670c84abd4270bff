/* A disk between the program and the system, loaded with LD_PRELOAD. It notes down what the program writes below the
 * folder DISK_FOLDER, in the file DISK_LOG, and refuses what it is told to refuse.
 *
 * A note is: its kind, the length of the path and of the data, a number (a place, a size, or how many notes there were
 * when a sync began), the path, the data. Sockets are noted with their family, wherever they are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int log_file = -2;
static uint64_t notes;
static int wait_for, refusal; /* after so many writes more, refuse all with this error; no error: refuse none */

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

void disk_refuse(int writes, int error) {
    pthread_mutex_lock(&lock);
    wait_for = writes, refusal = error;
    pthread_mutex_unlock(&lock);
}

static int refused(void) {
    if (!refusal || wait_for-- > 0) return 0;
    wait_for = 0, errno = refusal;
    return 1;
}

static int ours(const char *path) {
    const char *folder = getenv("DISK_FOLDER");
    return folder && path && !strncmp(path, folder, strlen(folder)) && strchr("/", path[strlen(folder)]);
}

static int ours_open(int file, char *path) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, 4095);
    path[length > 0 ? length : 0] = 0;
    return ours(path);
}

static void note(char kind, uint64_t number, const char *path, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    struct __attribute__((packed)) { char kind; uint32_t path, data; uint64_t number; } head = {kind, strlen(path), size, number};
    if (log_file == -2) {
        const char *name = getenv("DISK_LOG");
        int (*opened)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
        log_file = name ? opened(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    }
    if (log_file >= 0 && (real(log_file, &head, sizeof head) < 0 || real(log_file, path, head.path) < 0 ||
                          (size && real(log_file, data, size) < 0))) abort();
    notes++;
}

/* One thing at a time: the order of the notes is the order of what happened. */
#define ON_DISK(condition, call, kind, number, path, data, size) \
    pthread_mutex_lock(&lock); \
    int mine = (condition); \
    long done = mine && refused() ? -1 : (long)(call); \
    int error = errno; \
    if (mine && done >= 0) note(kind, number, path, data, size); \
    pthread_mutex_unlock(&lock); \
    errno = error; \
    return done

ssize_t write(int file, const void *data, size_t size) {
    char path[4096];
    REAL(ssize_t, "write", int, const void *, size_t);
    ON_DISK(ours_open(file, path), real(file, data, size), 'w', lseek(file, 0, SEEK_CUR) - done, path, data, done);
}

static ssize_t put(const char *name, int file, const void *data, size_t size, off_t at) {
    char path[4096];
    ssize_t (*real)(int, const void *, size_t, off_t) = (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, name);
    ON_DISK(ours_open(file, path), real(file, data, size, at), 'w', at, path, data, done);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) { return put("pwrite", file, data, size, at); }
ssize_t pwrite64(int file, const void *data, size_t size, off_t at) { return put("pwrite64", file, data, size, at); }

static int cut(const char *name, int file, off_t size) {
    char path[4096];
    int (*real)(int, off_t) = (int (*)(int, off_t))dlsym(RTLD_NEXT, name);
    ON_DISK(ours_open(file, path), real(file, size), 't', size, path, "", 0);
}

int ftruncate(int file, off_t size) { return cut("ftruncate", file, size); }
int ftruncate64(int file, off_t size) { return cut("ftruncate64", file, size); }

static int synced(const char *name, int file) {
    char path[4096];
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    pthread_mutex_lock(&lock);
    uint64_t begun = notes;
    pthread_mutex_unlock(&lock);
    int result = ours_open(file, path) ? 0 : real(file); /* the notes are the disk; no real one is waited for */
    ON_DISK(ours(path), result, 's', begun, path, "", 0);
}

int fsync(int file) { return synced("fsync", file); }
int fdatasync(int file) { return synced("fdatasync", file); }

static int opened(const char *name, const char *path, int flags, mode_t mode) {
    int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name);
    struct stat found;
    int makes = ours(path) && (flags & (O_CREAT | O_TRUNC)) && (flags & O_TRUNC || stat(path, &found));
    ON_DISK(makes, real(path, flags, mode), 'o', 0, path, "", 0);
}

#define MODE(flags) \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest)

int open(const char *path, int flags, ...) { MODE(flags); return opened("open", path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags); return opened("open64", path, flags, mode); }

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    ON_DISK(ours(from), real(from, to), 'r', 0, from, to, strlen(to));
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    ON_DISK(ours(path), real(path), 'u', 0, path, "", 0);
}

int socket(int family, int type, int protocol) {
    REAL(int, "socket", int, int, int);
    ON_DISK(1, real(family, type, protocol), 'n', family, "", "", 0);
}
