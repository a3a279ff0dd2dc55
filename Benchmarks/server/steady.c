// Sends requests at a fixed average rate, whatever the server does, and tells how long each took from the moment at which it was
// due. A client that waits for answers before it sends again asks less of a slow server, and so does not see how slow it is
// (coordinated omission); this one does.
//
//     steady PORT RATE SECONDS CONNECTIONS [GAMES]    # /healthz without a file of games, else /v1/solve with each in turn
//
// Moments are those of independent clients: times between them have an exponential distribution. A request that is due while all
// connections are busy waits for one, and this waiting counts.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

enum { ANSWER_SIZE = 65536 };

struct connection {
  int socket;
  int64_t due;  // of the request that is not answered yet
  size_t length;
  char answer[ANSWER_SIZE + 1];
};

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

// xorshift64* of Vigna (2016), from a fixed seed.
static double uniform(void) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return ((state * 0x2545F4914F6CDD1Du) >> 11) * 0x1p-53;
}

static char **read_requests(const char *path, size_t *count) {
  static char *health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  char **requests = &health, *line = NULL;
  *count = 1;
  if (path == NULL) return requests;
  FILE *file = fopen(path, "r");
  if (file == NULL) fail(path);
  size_t size = 0, capacity = 0;
  ssize_t length;
  requests = NULL;
  *count = 0;
  while ((length = getline(&line, &size, file)) > 0) {
    if (*count == capacity) requests = realloc(requests, (capacity = 2 * capacity + 64) * sizeof *requests);
    if (requests == NULL ||
        asprintf(&requests[(*count)++],
                 "POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %zd\r\n\r\n%s", length,
                 line) < 0)
      fail("memory");
  }
  fclose(file);
  return requests;
}

// Whether an answer is complete; *is_ok tells whether its status is 200.
static bool is_complete(struct connection *one, bool *is_ok) {
  one->answer[one->length] = 0;
  char *end = strstr(one->answer, "\r\n\r\n");
  if (end == NULL) return false;
  const char *field = strcasestr(one->answer, "\r\ncontent-length:");
  if (field == NULL || field > end) {
    fprintf(stderr, "an answer has no length\n");
    exit(1);
  }
  *is_ok = strncmp(one->answer, "HTTP/1.1 200 ", 13) == 0;
  return one->length >= (size_t)(end + 4 - one->answer) + strtoul(field + 17, NULL, 10);
}

static int by_size(const void *first, const void *second) {
  int64_t difference = *(const int64_t *)first - *(const int64_t *)second;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  if (count < 5) {
    fprintf(stderr, "usage: steady PORT RATE SECONDS CONNECTIONS [GAMES]\n");
    return 64;
  }
  double rate = atof(arguments[2]);
  size_t total = (size_t)(rate * atof(arguments[3])), width = (size_t)atoi(arguments[4]), request_count;
  char **requests = read_requests(arguments[5], &request_count);
  struct connection *connections = calloc(width, sizeof *connections);
  struct connection **idle = calloc(width, sizeof *idle);
  int64_t *dues = calloc(total, sizeof *dues), *times = calloc(total, sizeof *times);
  if (total == 0 || width == 0 || request_count == 0 || !connections || !idle || !dues || !times) fail("arguments");

  prctl(PR_SET_TIMERSLACK, 1);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(arguments[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int events = epoll_create1(0), on = 1;
  for (size_t place = 0; place < width; place++) {
    struct connection *one = idle[place] = &connections[place];
    one->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(one->socket, (struct sockaddr *)&address, sizeof address) != 0) fail("connect");
    setsockopt(one->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = one};
    epoll_ctl(events, EPOLL_CTL_ADD, one->socket, &event);
  }

  int64_t start = now() + 10000000, due = start;
  for (size_t place = 0; place < total; place++) dues[place] = due += (int64_t)(-log(1 - uniform()) / rate * 1e9);
  size_t sent = 0, answered = 0, free_count = width, errors = 0;
  while (answered < total) {
    int64_t time = now();
    while (sent < total && free_count > 0 && dues[sent] <= time) {
      struct connection *one = idle[--free_count];
      const char *request = requests[sent % request_count];
      one->due = dues[sent++];
      one->length = 0;
      if (send(one->socket, request, strlen(request), 0) != (ssize_t)strlen(request)) fail("send");
    }
    struct timespec left = {.tv_sec = 10};
    if (sent < total && free_count > 0) {
      int64_t wait = dues[sent] > time ? dues[sent] - time : 0;
      left = (struct timespec){.tv_sec = wait / 1000000000, .tv_nsec = wait % 1000000000};
    }
    struct epoll_event ready[64];
    int found = epoll_pwait2(events, ready, 64, &left, NULL);
    if (found < 0 && errno != EINTR) fail("epoll_pwait2");
    if (found == 0 && (sent == total || free_count == 0)) fail("no answer for 10 s");
    for (int place = 0; place < found; place++) {
      struct connection *one = ready[place].data.ptr;
      ssize_t read = recv(one->socket, one->answer + one->length, ANSWER_SIZE - one->length, 0);
      if (read <= 0) fail("recv");
      one->length += (size_t)read;
      bool is_ok = false;
      if (!is_complete(one, &is_ok)) continue;
      times[answered++] = now() - one->due;
      errors += !is_ok;
      idle[free_count++] = one;
    }
  }
  double seconds = (double)(now() - start) / 1e9;
  qsort(times, total, sizeof *times, by_size);
  printf("{\"rate\": %.0f, \"p50\": %.3f, \"p99\": %.3f, \"p999\": %.3f, \"errors\": %zu}\n", (double)total / seconds,
         (double)times[total / 2] / 1e6, (double)times[total * 99 / 100] / 1e6, (double)times[total * 999 / 1000] / 1e6, errors);
  return 0;
}
