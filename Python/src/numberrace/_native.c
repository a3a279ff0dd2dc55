/*
 * The C interface of NumberRace as a module of Python: it turns objects into pointers, lets other threads run while the
 * library works, and turns statuses into exceptions. Everything else is written in Python.
 *
 * Arrays come in as buffers and go out as bytearrays, so neither NumPy nor Arrow is needed here. The module keeps to
 * the limited API of Python 3.11, so one build works with all later versions; only builds without the GIL have one of their own.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "numberrace.h"

/* ---- Errors ---------------------------------------------------------------------------------------------------- */

static PyObject *error_class, *game_error, *unreadable_error, *stopped_error;

/* Raises the exception for a status, with the message of the library. An exception of the progress function goes first. */
static PyObject *raise(nr_status status)
{
  if (PyErr_Occurred()) return NULL;
  PyObject *type = error_class;
  if (status == NR_ILLEGAL_GAME || status == NR_ILLEGAL_RULES) type = game_error;
  if (status == NR_UNREADABLE) type = unreadable_error;
  if (status == NR_STOPPED) type = stopped_error;
  const char *message = nr_error_message();
  PyErr_SetString(type, message[0] ? message : nr_status_name(status));
  return NULL;
}

/* ---- Limits ---------------------------------------------------------------------------------------------------- */

struct limits {
  nr_limits limits;
  PyObject *progress;
  /* The targets of games that are drawn, one after the other: those that are not yet are 0. NULL for other work. */
  const volatile int64_t *drawn;
};

/* The number of games that are drawn, of a total. */
static uint64_t count_drawn(const volatile int64_t *targets, uint64_t total)
{
  uint64_t low = 0, high = total;
  while (low < high) {
    uint64_t middle = low + (high - low) / 2;
    if (targets[middle]) low = middle + 1;
    else high = middle;
  }
  return low;
}

/* Called by the library now and then, while other threads may run: sees whether the user wants to stop. */
static int32_t progress(void *context, uint64_t done, uint64_t total)
{
  struct limits *limits = context;
  PyGILState_STATE state = PyGILState_Ensure();
  /* The work may take a while to end; the exception that ends it is set already. */
  int stop = PyErr_Occurred() != NULL || PyErr_CheckSignals() < 0;
  if (!stop && limits->progress != Py_None) {
    /* The library counts games that are looked at, of which some are not what is asked for. */
    if (limits->drawn) done = count_drawn(limits->drawn, total);
    PyObject *result = PyObject_CallFunction(
      limits->progress, "KK", (unsigned long long)done, (unsigned long long)total);
    stop = result == NULL;
    Py_XDECREF(result);
  }
  PyGILState_Release(state);
  return stop;
}

/* Reads (threads, seconds, memory, progress, order). `None` stands for no limits, and for work that ends at once: then nobody
   looks for signals. */
static int read_limits(PyObject *object, struct limits *out)
{
  memset(out, 0, sizeof *out);
  out->limits.size = sizeof out->limits;
  if (object == Py_None) return 1;
  unsigned int threads;
  double seconds;
  unsigned long long memory;
  int order;
  if (!PyArg_ParseTuple(object, "IdKOi", &threads, &seconds, &memory, &out->progress, &order)) return 0;
  out->limits.threads = threads;
  out->limits.seconds = seconds;
  out->limits.memory = memory;
  out->limits.progress = progress;
  out->limits.context = out;
  out->limits.order = order;
  return 1;
}

static const nr_limits *limits_or_null(const struct limits *limits)
{
  return limits->progress ? &limits->limits : NULL;
}

/* ---- Handles --------------------------------------------------------------------------------------------------- */

#define HANDLE(type) \
  static void free_##type(PyObject *capsule) { type##_free(PyCapsule_GetPointer(capsule, #type)); } \
  static PyObject *wrap_##type(type *handle) \
  { \
    PyObject *capsule = PyCapsule_New(handle, #type, free_##type); \
    if (capsule == NULL) type##_free(handle); \
    return capsule; \
  }

HANDLE(nr_rules)
HANDLE(nr_solutions)
HANDLE(nr_generator)
HANDLE(nr_census)
HANDLE(nr_puzzles)

static int read_handle(PyObject *capsule, const char *name, void *out)
{
  void *pointer = PyCapsule_GetPointer(capsule, name);
  if (pointer == NULL) return 0;
  *(void **)out = pointer;
  return 1;
}

/* ---- Numbers and games ------------------------------------------------------------------------------------------ */

#define MOST_NUMBERS 64

static int read_integer(PyObject *object, int64_t *out)
{
  long long value = PyLong_AsLongLong(object);
  if (value == -1 && PyErr_Occurred()) {
    if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
      PyErr_Clear();
      PyErr_Format(game_error, "the number %R does not fit in 64 bits", object);
    } else if (PyErr_ExceptionMatches(PyExc_TypeError)) {
      PyErr_Clear();
      PyErr_Format(game_error, "%R is not a whole number", object);
    }
    return 0;
  }
  *out = value;
  return 1;
}

/* Says in the message of an error where in a list it was. */
static void name_place(const char *list, Py_ssize_t place)
{
  PyObject *type, *value, *traceback;
  if (!PyErr_ExceptionMatches(game_error)) return;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_Format(game_error, "%s[%zd]: %S", list, place, value);
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
}

/* The numbers of one game: at most MOST_NUMBERS, or -1. Lists and tuples are read as they are, for there may be a million; a list
   is held to its size, as what reads a number may be a method that changes it. */
static Py_ssize_t read_numbers(PyObject *object, int64_t *numbers)
{
  int is_list = PyList_CheckExact(object);
  PyObject *items = is_list || PyTuple_CheckExact(object) ? Py_NewRef(object) : PySequence_Tuple(object);
  if (items == NULL) {
    PyErr_Clear();
    PyErr_Format(game_error, "%R is not a list of numbers", object);
    return -1;
  }
  Py_ssize_t count = is_list ? PyList_Size(items) : PyTuple_Size(items);
  if (count > MOST_NUMBERS) {
    PyErr_Format(game_error, "%zd numbers are too many: %d are allowed", count, MOST_NUMBERS);
    count = -1;
  }
  for (Py_ssize_t place = 0; place < count; place++) {
    PyObject *item = is_list ? PyList_GetItem(items, place) : PyTuple_GetItem(items, place);
    if (item == NULL) { count = -1; break; }
    Py_INCREF(item);
    int is_read = read_integer(item, &numbers[place]);
    Py_DECREF(item);
    if (!is_read) count = -1;
  }
  Py_DECREF(items);
  return count;
}

/* Many games, and the buffers that they are in. */
struct games {
  nr_games games;
  Py_buffer numbers, targets, offsets;
};

static void release_games(struct games *games)
{
  PyBuffer_Release(&games->numbers);
  PyBuffer_Release(&games->targets);
  PyBuffer_Release(&games->offsets);
}

static int read_type(const Py_buffer *view, const char *name, nr_type *out)
{
  const char *format = view->format ? view->format : "B";
  if (strchr("@=<", format[0]) && format[0]) format++;
  if (format[0] && !format[1] && strchr("ilqn", format[0])) {
    if (view->itemsize == 8) return *out = NR_INT64, 1;
    if (view->itemsize == 4) return *out = NR_INT32, 1;
  }
  PyErr_Format(error_class, "the %s are no array of signed integers of 32 or 64 bits", name);
  return 0;
}

/* Reads (rules, numbers, targets, offsets): numbers with two dimensions, or with one and offsets. Targets may be None. */
static int read_games(PyObject *object, struct games *out)
{
  PyObject *rules, *numbers, *targets, *offsets;
  memset(out, 0, sizeof *out);
  nr_games *games = &out->games;
  games->size = sizeof *games;
  if (!PyArg_ParseTuple(object, "OOOO", &rules, &numbers, &targets, &offsets)) return 0;
  if (!read_handle(rules, "nr_rules", &games->rules)) return 0;
  if (PyObject_GetBuffer(numbers, &out->numbers, PyBUF_STRIDES | PyBUF_FORMAT) < 0) return 0;
  if (!read_type(&out->numbers, "numbers", &games->numbers_type)) goto fail;
  games->numbers = out->numbers.buf;
  if (offsets == Py_None) {
    if (out->numbers.ndim != 2) {
      PyErr_SetString(error_class, "the numbers have no rows: an array of two dimensions is needed");
      goto fail;
    }
    games->count = out->numbers.shape[0];
    games->width = out->numbers.shape[1];
    games->row_stride = out->numbers.strides[0];
    games->column_stride = out->numbers.strides[1];
    /* A stride of zero means another thing to the library. */
    if (games->row_stride == 0) games->row_stride = NR_REPEAT;
    if (games->column_stride == 0) games->column_stride = games->width > 1 ? NR_REPEAT : 0;
  } else {
    if (PyObject_GetBuffer(offsets, &out->offsets, PyBUF_ND | PyBUF_FORMAT) < 0) goto fail;
    if (!read_type(&out->offsets, "offsets", &games->offsets_type)) goto fail;
    Py_ssize_t places = out->offsets.len / out->offsets.itemsize;
    if (out->numbers.ndim != 1 || places < 1) {
      PyErr_SetString(error_class, "offsets need numbers of one dimension, and one offset more than there are games");
      goto fail;
    }
    games->count = places - 1;
    games->offsets = out->offsets.buf;
    games->column_stride = out->numbers.strides[0];
    /* Places beyond the numbers would read memory that is not theirs. */
    int64_t last = 0;
    for (Py_ssize_t place = 0; place < places; place++) {
      int64_t next = games->offsets_type == NR_INT64 ? ((const int64_t *)games->offsets)[place]
                                                     : ((const int32_t *)games->offsets)[place];
      if (next < last || next > out->numbers.shape[0]) {
        PyErr_Format(error_class, "the offset at %zd is not between its neighbours", place);
        goto fail;
      }
      last = next;
    }
  }
  if (targets != Py_None) {
    if (PyObject_GetBuffer(targets, &out->targets, PyBUF_STRIDES | PyBUF_FORMAT) < 0) goto fail;
    if (!read_type(&out->targets, "targets", &games->targets_type)) goto fail;
    if (out->targets.ndim != 1 || (size_t)out->targets.shape[0] != games->count) {
      PyErr_Format(
        game_error, "there are %zd games and %zd targets: there must be one for each", (Py_ssize_t)games->count,
        out->targets.ndim == 1 ? out->targets.shape[0] : 0);
      goto fail;
    }
    games->targets = out->targets.buf;
    games->target_stride = out->targets.strides[0] ? out->targets.strides[0] : NR_REPEAT;
  }
  return 1;
fail:
  release_games(out);
  return 0;
}

/* Appends a bytearray of this many elements to a list, and gives its memory, which holds anything. */
static void *room(PyObject *list, size_t count, size_t size)
{
  PyObject *array = NULL;
  if (count <= (size_t)PY_SSIZE_T_MAX / size - 1) array = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(count * size));
  else PyErr_NoMemory();
  if (array == NULL) return NULL;
  char *memory = PyByteArray_AsString(array);
  int failed = PyList_Append(list, array) < 0;
  Py_DECREF(array);
  return failed ? NULL : memory;
}

/* The same, with zeros. */
static void *column(PyObject *list, size_t count, size_t size)
{
  void *memory = room(list, count, size);
  if (memory != NULL) memset(memory, 0, count * size);
  return memory;
}

/* Numbers in an array that grows: of 32 bits each, until one does not fit. */
struct numbers {
  PyObject *array;
  Py_ssize_t used, capacity;
  Py_ssize_t size;
};

/* Makes room for this many numbers more, of a size. What was there is spread out from its end. */
static int make_room(struct numbers *numbers, Py_ssize_t more, Py_ssize_t size)
{
  Py_ssize_t capacity = numbers->capacity;
  if (capacity - numbers->used < more) capacity += capacity / 2 + 64 * MOST_NUMBERS;
  if (capacity == numbers->capacity && size == numbers->size) return 1;
  if (capacity > PY_SSIZE_T_MAX / size) { PyErr_NoMemory(); return 0; }
  if (PyByteArray_Resize(numbers->array, capacity * size) < 0) return 0;
  if (size != numbers->size) {
    char *memory = PyByteArray_AsString(numbers->array);
    for (Py_ssize_t place = numbers->used - 1; place >= 0; place--) {
      int32_t narrow;
      memcpy(&narrow, memory + place * 4, sizeof narrow);
      int64_t wide = narrow;
      memcpy(memory + place * 8, &wide, sizeof wide);
    }
  }
  numbers->capacity = capacity;
  numbers->size = size;
  return 1;
}

static int append_numbers(struct numbers *numbers, const int64_t *row, Py_ssize_t length)
{
  Py_ssize_t size = numbers->size;
  for (Py_ssize_t place = 0; place < length; place++) if (row[place] != (int32_t)row[place]) size = 8;
  if (!make_room(numbers, length, size)) return 0;
  char *memory = PyByteArray_AsString(numbers->array);
  if (size == 8) {
    memcpy((int64_t *)(void *)memory + numbers->used, row, (size_t)length * sizeof *row);
  } else {
    int32_t *narrow = (int32_t *)(void *)memory + numbers->used;
    for (Py_ssize_t place = 0; place < length; place++) narrow[place] = (int32_t)row[place];
  }
  numbers->used += length;
  return 1;
}

/* Turns a list of lists of numbers into [offsets, numbers, the letter of their type]. */
static PyObject *flatten(PyObject *self, PyObject *argument)
{
  PyObject *result = PyList_New(0), *rows = PySequence_Tuple(argument), *type = NULL;
  struct numbers numbers = {PyByteArray_FromStringAndSize(NULL, 0), 0, 0, 4};
  if (result == NULL || rows == NULL || numbers.array == NULL) goto fail;
  Py_ssize_t count = PyTuple_Size(rows);
  int64_t *offsets = column(result, (size_t)count + 1, sizeof *offsets);
  if (offsets == NULL) goto fail;
  for (Py_ssize_t row = 0; row < count; row++) {
    int64_t values[MOST_NUMBERS];
    Py_ssize_t length = read_numbers(PyTuple_GetItem(rows, row), values);
    if (length < 0) name_place("numbers", row);
    if (length < 0 || !append_numbers(&numbers, values, length)) goto fail;
    offsets[row + 1] = numbers.used;
  }
  if (PyByteArray_Resize(numbers.array, numbers.used * numbers.size) < 0) goto fail;
  type = PyUnicode_FromString(numbers.size == 4 ? "i" : "q");
  if (type == NULL || PyList_Append(result, numbers.array) < 0 || PyList_Append(result, type) < 0) goto fail;
  goto done;
fail:
  Py_CLEAR(result);
done:
  Py_XDECREF(type);
  Py_XDECREF(numbers.array);
  Py_XDECREF(rows);
  return result;
}

/* Turns a list of numbers into an array of 64 bits each. */
static PyObject *read_list(PyObject *list, const char *name)
{
  PyObject *items = PySequence_Tuple(list), *array = NULL;
  if (items == NULL) return NULL;
  Py_ssize_t count = PyTuple_Size(items);
  array = PyByteArray_FromStringAndSize(NULL, count * (Py_ssize_t)sizeof(int64_t));
  if (array != NULL) {
    int64_t *values = (int64_t *)(void *)PyByteArray_AsString(array);
    for (Py_ssize_t place = 0; place < count; place++) {
      if (!read_integer(PyTuple_GetItem(items, place), &values[place])) {
        name_place(name, place);
        Py_CLEAR(array);
        break;
      }
    }
  }
  Py_DECREF(items);
  return array;
}

/* (values, their name) -> array */
static PyObject *integers(PyObject *self, PyObject *args)
{
  PyObject *values;
  const char *name;
  return PyArg_ParseTuple(args, "Os", &values, &name) ? read_list(values, name) : NULL;
}

/* ---- Texts ----------------------------------------------------------------------------------------------------- */

/* The UTF-8 of a text. What cannot be written in it (halves of surrogate pairs) becomes '?': then `owner` is a new
   reference to what holds it. None is an empty text. */
static const char *utf8(PyObject *object, Py_ssize_t *length, PyObject **owner)
{
  *owner = NULL;
  if (object == Py_None) { *length = 0; return ""; }
  if (!PyUnicode_Check(object)) {
    PyErr_Format(PyExc_TypeError, "%R is not a text", object);
    return NULL;
  }
  const char *text = PyUnicode_AsUTF8AndSize(object, length);
  if (text != NULL) return text;
  if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) return NULL;
  PyErr_Clear();
  *owner = PyUnicode_AsEncodedString(object, "utf-8", "replace");
  if (*owner == NULL) return NULL;
  *length = PyBytes_Size(*owner);
  return PyBytes_AsString(*owner);
}

/* The number of bytes that the library looks at, from the end of a text in which an answer is looked for. */
#define WINDOW 16384

/* The number of bytes at its beginning in which the library looks for the beginning of working. */
#define HEAD 256

/* The same of a text of which only the window and the head count. As each character has a byte at least, no more than as
   many characters are made UTF-8, so that a text of a megabyte takes no longer. */
static const char *end_utf8(PyObject *object, Py_ssize_t *length, PyObject **owner)
{
  Py_ssize_t count = PyUnicode_Check(object) ? PyUnicode_GetLength(object) : 0;
  if (count <= HEAD + WINDOW) return utf8(object, length, owner);
  PyObject *head = PyUnicode_Substring(object, 0, HEAD);
  PyObject *end = PyUnicode_Substring(object, count - WINDOW, count);
  PyObject *both = head == NULL || end == NULL ? NULL : PyUnicode_Concat(head, end);
  Py_XDECREF(head);
  Py_XDECREF(end);
  const char *text = both == NULL ? NULL : utf8(both, length, owner);
  if (text != NULL && *owner == NULL) *owner = both;
  else Py_XDECREF(both);
  return text;
}

/* Room for a text that the library writes about one game. */
#define BUFFER 1024

/* ---- Rules ----------------------------------------------------------------------------------------------------- */

static PyObject *names(const char *(*name)(size_t))
{
  PyObject *list = PyList_New(0);
  if (list == NULL) return NULL;
  for (size_t index = 0; name(index) != NULL; index++) {
    PyObject *text = PyUnicode_FromString(name(index));
    if (text == NULL || PyList_Append(list, text) < 0) { Py_XDECREF(text); Py_DECREF(list); return NULL; }
    Py_DECREF(text);
  }
  return list;
}

/* Reads a name: a text that C can hold, and that there can be in UTF-8. */
static int read_name(PyObject *object, void *out)
{
  Py_ssize_t length = 0;
  const char *text = PyUnicode_Check(object) ? PyUnicode_AsUTF8AndSize(object, &length) : NULL;
  if (text == NULL || strlen(text) != (size_t)length) {
    PyErr_Clear();
    PyErr_Format(error_class, "%R is not a name", object);
    return 0;
  }
  *(const char **)out = text;
  return 1;
}

/* The same for a name that may be None. */
static int read_name_or_none(PyObject *object, void *out)
{
  if (object != Py_None) return read_name(object, out);
  *(const char **)out = NULL;
  return 1;
}

static PyObject *rules_names(PyObject *self, PyObject *none) { return names(nr_rules_name); }

/* The names of the faults, in the order of their numbers; None for no fault. */
static PyObject *fault_names(PyObject *self, PyObject *none)
{
  PyObject *result = PyTuple_New(NR_SEVERAL_ANSWERS + 1);
  if (!result) return NULL;
  for (nr_fault fault = NR_NO_FAULT; fault <= NR_SEVERAL_ANSWERS; fault++) {
    PyObject *name = fault == NR_NO_FAULT ? Py_NewRef(Py_None) : PyUnicode_FromString(nr_fault_name(fault));
    if (!name) {
      Py_DECREF(result);
      return NULL;
    }
    PyTuple_SetItem(result, fault, name);
  }
  return result;
}
static PyObject *puzzle_names(PyObject *self, PyObject *none) { return names(nr_puzzle_rules_name); }
static PyObject *task_names(PyObject *self, PyObject *none) { return names(nr_task_name); }

/* name -> (rules, flags) */
static PyObject *task_named(PyObject *self, PyObject *args)
{
  const char *name;
  nr_rules *rules;
  nr_verify_options options = {.size = sizeof options};
  if (!PyArg_ParseTuple(args, "O&", read_name, &name)) return NULL;
  nr_status status = nr_task_named(name, &options, &rules);
  if (status != NR_OK) return raise(status);
  PyObject *capsule = wrap_nr_rules(rules);
  return capsule == NULL ? NULL : Py_BuildValue("(NI)", capsule, (unsigned int)options.flags);
}

static PyObject *rules_named(PyObject *self, PyObject *args)
{
  const char *name;
  nr_rules *rules;
  if (!PyArg_ParseTuple(args, "O&", read_name, &name)) return NULL;
  nr_status status = nr_rules_named(name, &rules);
  return status == NR_OK ? wrap_nr_rules(rules) : raise(status);
}

static PyObject *rules_custom(PyObject *self, PyObject *args)
{
  PyObject *large_list, *small_list, *distance_list, *point_list, *result = NULL;
  nr_rules_options options = {.size = sizeof options};
  if (!PyArg_ParseTuple(
        args, "O&O&IILLOOOO", read_name_or_none, &options.name, read_name_or_none, &options.title,
        &options.least_numbers, &options.most_numbers, &options.first_target, &options.last_target, &large_list,
        &small_list, &distance_list, &point_list))
    return NULL;
  PyObject *large = read_list(large_list, "large"), *small = NULL, *distances = NULL, *points = NULL;
  if (large) small = read_list(small_list, "small");
  if (small) distances = read_list(distance_list, "bands");
  if (distances) points = read_list(point_list, "bands");
  if (points) {
    const Py_ssize_t size = sizeof(int64_t);
    options.large = (const int64_t *)(void *)PyByteArray_AsString(large);
    options.large_count = PyByteArray_Size(large) / size;
    options.small = (const int64_t *)(void *)PyByteArray_AsString(small);
    options.small_count = PyByteArray_Size(small) / size;
    options.band_distances = (const int64_t *)(void *)PyByteArray_AsString(distances);
    options.band_points = (const int64_t *)(void *)PyByteArray_AsString(points);
    options.band_count = PyByteArray_Size(distances) / size;
    nr_rules *rules;
    nr_status status = NR_OK;
    if (PyByteArray_Size(points) != PyByteArray_Size(distances)) {
      PyErr_SetString(game_error, "each band of the scoring needs a distance and points");
    } else if ((status = nr_rules_custom(&options, &rules)) == NR_OK) {
      result = wrap_nr_rules(rules);
    } else {
      raise(status);
    }
  }
  Py_XDECREF(large);
  Py_XDECREF(small);
  Py_XDECREF(distances);
  Py_XDECREF(points);
  return result;
}

static PyObject *list_of(const int64_t *values, size_t count)
{
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; list != NULL && place < count; place++) {
    PyObject *number = PyLong_FromLongLong(values[place]);
    if (number == NULL || PyList_SetItem(list, (Py_ssize_t)place, number) < 0) Py_CLEAR(list);
  }
  return list;
}

static PyObject *rules_describe(PyObject *self, PyObject *capsule)
{
  nr_rules *rules;
  nr_rules_info info = {.size = sizeof info};
  if (!read_handle(capsule, "nr_rules", &rules)) return NULL;
  nr_status status = nr_rules_describe(rules, &info);
  if (status != NR_OK) return raise(status);
  return Py_BuildValue(
    "(ssIILLNNNN)", info.name, info.title, info.least_numbers, info.most_numbers, (long long)info.first_target,
    (long long)info.last_target, list_of(info.large, info.large_count), list_of(info.small, info.small_count),
    list_of(info.band_distances, info.band_count), list_of(info.band_points, info.band_count));
}

/* ---- One game -------------------------------------------------------------------------------------------------- */

/* The start of the arguments of functions about one game. */
struct game {
  const nr_rules *rules;
  int64_t numbers[MOST_NUMBERS];
  Py_ssize_t count;
  int64_t target;
};

static int read_game(PyObject *rules, PyObject *numbers, PyObject *target, struct game *out)
{
  return read_handle(rules, "nr_rules", &out->rules) && (out->count = read_numbers(numbers, out->numbers)) >= 0
    && read_integer(target, &out->target);
}

static PyObject *solution_tuple(int complete, const nr_solution *s, const char *text, size_t length)
{
  return Py_BuildValue(
    "(Os#iLLLL)", complete ? Py_True : Py_False, text, (Py_ssize_t)length, (int)s->steps, (long long)s->value,
    (long long)s->distance, (long long)s->points, (long long)s->largest_result);
}

static PyObject *solve(PyObject *self, PyObject *args)
{
  PyObject *rules, *numbers, *target, *limits_object;
  struct game game;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOOO", &rules, &numbers, &target, &limits_object)) return NULL;
  if (!read_game(rules, numbers, target, &game) || !read_limits(limits_object, &limits)) return NULL;
  nr_solution solution = {.size = sizeof solution};
  char buffer[BUFFER];
  size_t length;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_solve(
    game.rules, game.numbers, (size_t)game.count, game.target, NR_ASCII, limits_or_null(&limits), &solution, buffer,
    sizeof buffer, &length);
  Py_END_ALLOW_THREADS
  if (PyErr_Occurred()) return NULL;
  if (status == NR_STOPPED) return solution_tuple(0, &solution, buffer, length);
  return status == NR_OK ? solution_tuple(1, &solution, buffer, length) : raise(status);
}

static PyObject *count_solutions(PyObject *self, PyObject *args)
{
  PyObject *rules, *numbers, *target, *limits_object;
  struct game game;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOOO", &rules, &numbers, &target, &limits_object)) return NULL;
  if (!read_game(rules, numbers, target, &game) || !read_limits(limits_object, &limits)) return NULL;
  uint64_t count;
  int64_t distance;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_count_solutions(
    game.rules, game.numbers, (size_t)game.count, game.target, limits_or_null(&limits), &count, &distance);
  Py_END_ALLOW_THREADS
  if (PyErr_Occurred() || status != NR_OK) return raise(status);
  return Py_BuildValue("(KL)", (unsigned long long)count, (long long)distance);
}

static PyObject *solutions_open(PyObject *self, PyObject *args)
{
  PyObject *rules, *numbers, *target, *limits_object;
  struct game game;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOOO", &rules, &numbers, &target, &limits_object)) return NULL;
  if (!read_game(rules, numbers, target, &game) || !read_limits(limits_object, &limits)) return NULL;
  nr_solutions *solutions = NULL;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_solutions_open(
    game.rules, game.numbers, (size_t)game.count, game.target, limits_or_null(&limits), &solutions);
  Py_END_ALLOW_THREADS
  if (status == NR_OK && PyErr_Occurred()) nr_solutions_free(solutions);
  if (PyErr_Occurred() || status != NR_OK) return raise(status);
  return wrap_nr_solutions(solutions);
}

static PyObject *solutions_next(PyObject *self, PyObject *capsule)
{
  nr_solutions *solutions;
  if (!read_handle(capsule, "nr_solutions", &solutions)) return NULL;
  nr_solution solution = {.size = sizeof solution};
  char buffer[BUFFER];
  size_t length;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_solutions_next(solutions, NR_ASCII, &solution, buffer, sizeof buffer, &length);
  Py_END_ALLOW_THREADS
  if (status == NR_END) Py_RETURN_NONE;
  return status == NR_OK ? solution_tuple(1, &solution, buffer, length) : raise(status);
}

static PyObject *rewrite(PyObject *self, PyObject *args)
{
  PyObject *text, *owner, *result = NULL;
  int notation;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(args, "Oi", &text, &notation)) return NULL;
  const char *bytes = utf8(text, &length, &owner);
  if (bytes == NULL) return NULL;
  char buffer[8 * BUFFER];
  size_t written;
  nr_status status = nr_expression_rewrite(bytes, (size_t)length, notation, buffer, sizeof buffer, &written);
  if (status == NR_OK) result = PyUnicode_FromStringAndSize(buffer, (Py_ssize_t)written);
  else raise(status);
  Py_XDECREF(owner);
  return result;
}

static PyObject *rate(PyObject *self, PyObject *args)
{
  PyObject *rules, *numbers, *target, *limits_object;
  struct game game;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOOO", &rules, &numbers, &target, &limits_object)) return NULL;
  if (!read_game(rules, numbers, target, &game) || !read_limits(limits_object, &limits)) return NULL;
  nr_difficulty d = {.size = sizeof d};
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_rate(game.rules, game.numbers, (size_t)game.count, game.target, limits_or_null(&limits), &d);
  Py_END_ALLOW_THREADS
  if (PyErr_Occurred() || status != NR_OK) return raise(status);
  return Py_BuildValue(
    "(iLKiOL)", (int)d.rating, (long long)d.distance, (unsigned long long)d.solutions, (int)d.fewest_steps,
    d.is_additive ? Py_True : Py_False, (long long)d.largest_result);
}

/* ---- Answers --------------------------------------------------------------------------------------------------- */

/* (rules, numbers, target, text, flags, credit, window, closest, is_check) */
static PyObject *verify(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
  if (count != 9) {
    PyErr_SetString(PyExc_TypeError, "verify takes 9 arguments");
    return NULL;
  }
  struct game game;
  int64_t flags, credit, window, closest, is_check;
  if (!read_game(args[0], args[1], args[2], &game) || !read_integer(args[4], &flags) || !read_integer(args[5], &credit)
    || !read_integer(args[6], &window) || !read_integer(args[7], &closest) || !read_integer(args[8], &is_check))
    return NULL;
  nr_verify_options options = {
    .size = sizeof options, .flags = (uint32_t)flags, .credit = (nr_credit)credit, .window = (uint32_t)window};
  nr_verdict v = {.size = sizeof v};
  PyObject *owner;
  Py_ssize_t length;
  const char *text = (is_check ? utf8 : end_utf8)(args[3], &length, &owner);
  if (text == NULL) return NULL;
  char message[BUFFER];
  size_t message_length = 0;
  message[0] = 0;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = (is_check ? nr_check : nr_verify)(
    game.rules, game.numbers, (size_t)game.count, game.target, text, (size_t)length, &options, closest, &v, message,
    sizeof message, &message_length);
  Py_END_ALLOW_THREADS
  PyObject *result = NULL;
  if (status != NR_OK && status != NR_BUFFER_TOO_SMALL) {
    raise(status);
  } else {
    PyObject *found = v.length <= (size_t)length && v.start <= (size_t)length - v.length
      ? PyUnicode_DecodeUTF8(text + v.start, (Py_ssize_t)v.length, "replace")
      : PyUnicode_FromString("");
    result = Py_BuildValue(
      "(iiLLLdiNs)", (int)v.kind, (int)v.fault, (long long)v.value, (long long)v.distance, (long long)v.points, v.score,
      (int)v.steps, found, message);
  }
  Py_XDECREF(owner);
  return result;
}

/* The texts of a list, or of two buffers of Arrow: (data, offsets). */
struct texts {
  nr_texts texts;
  Py_buffer data, offsets;
  PyObject *list, *owners;
  const char **pointers;
  size_t *lengths;
};

static void release_texts(struct texts *texts)
{
  PyBuffer_Release(&texts->data);
  PyBuffer_Release(&texts->offsets);
  Py_XDECREF(texts->list);
  Py_XDECREF(texts->owners);
  free(texts->pointers);
  free(texts->lengths);
}

static int read_texts(PyObject *object, struct texts *out)
{
  memset(out, 0, sizeof *out);
  out->texts.size = sizeof out->texts;
  if (PyTuple_Check(object)) {
    PyObject *data, *offsets;
    if (!PyArg_ParseTuple(object, "OO", &data, &offsets)) return 0;
    if (PyObject_GetBuffer(data, &out->data, PyBUF_SIMPLE) < 0) return 0;
    if (PyObject_GetBuffer(offsets, &out->offsets, PyBUF_ND | PyBUF_FORMAT) < 0) goto fail;
    if (!read_type(&out->offsets, "offsets", &out->texts.offsets_type)) goto fail;
    if (out->offsets.len < out->offsets.itemsize) {
      PyErr_SetString(error_class, "there are no offsets: one more than there are texts is needed");
      goto fail;
    }
    out->texts.count = (size_t)(out->offsets.len / out->offsets.itemsize) - 1;
    out->texts.data = out->data.buf ? out->data.buf : "";
    out->texts.data_length = (size_t)out->data.len;
    out->texts.offsets = out->offsets.buf;
    return 1;
  }
  out->list = PySequence_Tuple(object);
  if (out->list == NULL || (out->owners = PyList_New(0)) == NULL) goto fail;
  Py_ssize_t count = PyTuple_Size(out->list);
  out->pointers = malloc(((size_t)count + 1) * sizeof *out->pointers);
  out->lengths = malloc(((size_t)count + 1) * sizeof *out->lengths);
  if (out->pointers == NULL || out->lengths == NULL) { PyErr_NoMemory(); goto fail; }
  for (Py_ssize_t place = 0; place < count; place++) {
    PyObject *owner;
    Py_ssize_t length;
    out->pointers[place] = end_utf8(PyTuple_GetItem(out->list, place), &length, &owner);
    if (out->pointers[place] == NULL) goto fail;
    out->lengths[place] = (size_t)length;
    if (owner != NULL) {
      int failed = PyList_Append(out->owners, owner) < 0;
      Py_DECREF(owner);
      if (failed) goto fail;
    }
  }
  out->texts.count = (size_t)count;
  out->texts.pointers = out->pointers;
  out->texts.lengths = out->lengths;
  return 1;
fail:
  release_texts(out);
  return 0;
}

/* (games, texts, flags, credit, window, closest, limits) -> columns */
static PyObject *verify_batch(PyObject *self, PyObject *args)
{
  PyObject *games_object, *texts_object, *closest_object, *limits_object, *result = NULL;
  unsigned int flags, window;
  int credit;
  struct games games;
  struct texts texts;
  struct limits limits;
  Py_buffer closest = {0};
  if (!PyArg_ParseTuple(
        args, "OOIiIOO", &games_object, &texts_object, &flags, &credit, &window, &closest_object, &limits_object))
    return NULL;
  if (!read_limits(limits_object, &limits) || !read_games(games_object, &games)) return NULL;
  if (!read_texts(texts_object, &texts)) { release_games(&games); return NULL; }
  if (closest_object != Py_None) {
    if (PyObject_GetBuffer(closest_object, &closest, PyBUF_ND | PyBUF_FORMAT) < 0) goto done;
    if (closest.itemsize != 8 || (size_t)closest.len != 8 * texts.texts.count) {
      PyErr_SetString(error_class, "the smallest distances are no array of 64 bits with one for each text");
      goto done;
    }
  }
  size_t count = texts.texts.count;
  if (count != games.games.count) {
    PyErr_Format(
      error_class, "there are %zd texts and %zd games: there must be one for each", (Py_ssize_t)count,
      (Py_ssize_t)games.games.count);
    goto done;
  }
  nr_verify_options options = {.size = sizeof options, .flags = flags, .credit = credit, .window = window};
  nr_verdicts verdicts = {.size = sizeof verdicts};
  result = PyList_New(0);
  if (result == NULL || !(verdicts.kinds = column(result, count, 4)) || !(verdicts.faults = column(result, count, 4))
    || !(verdicts.values = column(result, count, 8)) || !(verdicts.distances = column(result, count, 8))
    || !(verdicts.points = column(result, count, 8)) || !(verdicts.steps = column(result, count, 4))
    || !(verdicts.scores = column(result, count, 8)) || !(verdicts.starts = column(result, count, 8))
    || !(verdicts.lengths = column(result, count, 8))) {
    Py_CLEAR(result);
    goto done;
  }
  nr_status status = NR_OK;
  if (count > 0) {
    Py_BEGIN_ALLOW_THREADS
    status = nr_verify_batch(
      &games.games, &texts.texts, &options, closest.buf, limits_or_null(&limits), &verdicts);
    Py_END_ALLOW_THREADS
  }
  if (status != NR_OK || PyErr_Occurred()) { Py_CLEAR(result); raise(status); }
done:
  PyBuffer_Release(&closest);
  release_texts(&texts);
  release_games(&games);
  return result;
}

/* ---- Many games ------------------------------------------------------------------------------------------------ */

/* Room for the solutions of games: the columns of a list. */
struct results {
  nr_results results;
  PyObject *columns, *text;
};

typedef void *make_column(PyObject *list, size_t count, size_t size);

/* Makes room for the results of `count` games, whose expressions take `bound` bytes at most. */
static int make_results(
  size_t count, int wants_text, int wants_ratings, size_t bound, make_column *column, struct results *out)
{
  memset(out, 0, sizeof *out);
  nr_results *r = &out->results;
  r->size = sizeof *r;
  r->notation = NR_ASCII;
  out->columns = PyList_New(0);
  if (out->columns == NULL || !(r->statuses = column(out->columns, count, 4))
    || !(r->distances = column(out->columns, count, 8)) || !(r->values = column(out->columns, count, 8))
    || !(r->points = column(out->columns, count, 8)) || !(r->steps = column(out->columns, count, 4)))
    return 0;
  if (wants_ratings && !(r->ratings = column(out->columns, count, 4))) return 0;
  if (wants_text) {
    if (!(r->text_offsets = column(out->columns, count + 1, 8))) return 0;
    if (bound > PY_SSIZE_T_MAX) { PyErr_NoMemory(); return 0; }
    out->text = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)bound);
    if (out->text == NULL) return 0;
    r->text = PyByteArray_AsString(out->text);
    r->text_capacity = bound;
  }
  return 1;
}

/* The columns, with the text as the last, or NULL with an exception. */
static PyObject *finish_results(struct results *results, int is_good)
{
  PyObject *columns = results->columns;
  if (is_good && results->text) {
    /* What was not written to is given back where it is. */
    is_good = PyByteArray_Resize(results->text, (Py_ssize_t)results->results.text_length) == 0
      && PyList_Append(columns, results->text) == 0;
  }
  Py_XDECREF(results->text);
  if (is_good) return columns;
  Py_XDECREF(columns);
  return NULL;
}

/* (games, wants_text, wants_ratings, limits) -> columns */
static PyObject *solve_batch(PyObject *self, PyObject *args)
{
  PyObject *games_object, *limits_object;
  int wants_text, wants_ratings;
  struct games games;
  struct limits limits;
  struct results results;
  if (!PyArg_ParseTuple(args, "OppO", &games_object, &wants_text, &wants_ratings, &limits_object)) return NULL;
  if (!read_limits(limits_object, &limits) || !read_games(games_object, &games)) return NULL;
  size_t count = games.games.count;
  size_t bound = wants_text && count > 0 ? nr_text_bound(&games.games, NR_ASCII) : 0;
  int is_good = make_results(count, wants_text, wants_ratings, bound, column, &results);
  if (is_good && count > 0) {
    nr_status status;
    Py_BEGIN_ALLOW_THREADS
    status = nr_solve_batch(&games.games, limits_or_null(&limits), &results.results);
    Py_END_ALLOW_THREADS
    if (status != NR_OK || PyErr_Occurred()) { raise(status); is_good = 0; }
  }
  release_games(&games);
  return finish_results(&results, is_good);
}

/* (games, seed) -> hashes */
static PyObject *hash_batch(PyObject *self, PyObject *args)
{
  PyObject *games_object, *result;
  unsigned long long seed;
  struct games games;
  if (!PyArg_ParseTuple(args, "OK", &games_object, &seed)) return NULL;
  if (!read_games(games_object, &games)) return NULL;
  size_t count = games.games.count;
  result = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(8 * count));
  nr_status status = NR_OK;
  if (result != NULL && count > 0) {
    uint64_t *hashes = (uint64_t *)(void *)PyByteArray_AsString(result);
    Py_BEGIN_ALLOW_THREADS
    status = nr_hash_batch(&games.games, seed, hashes);
    Py_END_ALLOW_THREADS
  }
  release_games(&games);
  if (status != NR_OK) { Py_CLEAR(result); raise(status); }
  return result;
}

static PyObject *generator_open(PyObject *self, PyObject *args)
{
  PyObject *rules_object;
  unsigned long long seed;
  nr_rules *rules;
  nr_generator *generator;
  if (!PyArg_ParseTuple(args, "OK", &rules_object, &seed)) return NULL;
  if (!read_handle(rules_object, "nr_rules", &rules)) return NULL;
  nr_status status = nr_generator_open(rules, seed, &generator);
  return status == NR_OK ? wrap_nr_generator(generator) : raise(status);
}

/* (generator, count, width, solvable, large, least, most, distinct, wants_text, wants_ratings, bound, limits)
   -> (complete, drawn, numbers, targets, columns) */
static PyObject *draw(PyObject *self, PyObject *args)
{
  PyObject *generator_object, *limits_object;
  Py_ssize_t count, width, bound;
  int solvable, large, least, most, distinct, wants_text, wants_ratings;
  nr_generator *generator;
  struct limits limits;
  struct results results;
  if (!PyArg_ParseTuple(
        args, "OnnpiiipppnO", &generator_object, &count, &width, &solvable, &large, &least, &most, &distinct,
        &wants_text, &wants_ratings, &bound, &limits_object))
    return NULL;
  if (!read_handle(generator_object, "nr_generator", &generator) || !read_limits(limits_object, &limits)) return NULL;
  nr_draw_options options = {
    .size = sizeof options, .solvable = solvable, .has_large = large >= 0, .large = large, .least_rating = least,
    .most_rating = most, .distinct = distinct, .type = NR_INT64};
  PyObject *games = PyList_New(0);
  if (games == NULL) return NULL;
  int64_t *numbers = room(games, (size_t)(count * width), 8);
  int64_t *targets = numbers ? column(games, (size_t)count, 8) : NULL;
  if (targets == NULL) { Py_DECREF(games); return NULL; }
  /* Where there are results, all of each game are written; zeros for millions of games would take seconds before the first. */
  int has_results = count > 0 && (wants_text || wants_ratings);
  int is_good = make_results(
    (size_t)count, wants_text, wants_ratings, (size_t)(bound * count), has_results ? room : column, &results);
  limits.drawn = targets;
  size_t drawn = 0;
  nr_status status = NR_OK;
  if (is_good && count > 0) {
    Py_BEGIN_ALLOW_THREADS
    status = nr_draw(
      generator, (size_t)count, &options, limits_or_null(&limits), numbers, targets,
      has_results ? &results.results : NULL, &drawn);
    Py_END_ALLOW_THREADS
    if ((status != NR_OK && status != NR_STOPPED) || PyErr_Occurred()) { raise(status); is_good = 0; }
  }
  PyObject *columns = finish_results(&results, is_good);
  if (columns == NULL) { Py_DECREF(games); return NULL; }
  return Py_BuildValue("(OnNN)", status == NR_OK ? Py_True : Py_False, (Py_ssize_t)drawn, games, columns);
}

/* ---- Census ---------------------------------------------------------------------------------------------------- */

/* The columns of what selections reach: statuses, solvable, distance_sums, worst_distances, bitmaps, by_target. */
static int make_reach(size_t count, size_t targets, int with_statuses, nr_reach *reach, PyObject *columns)
{
  reach->size = sizeof *reach;
  reach->bitmap_stride = (targets + 7) / 8;
  if (with_statuses && !(reach->statuses = column(columns, count, 4))) return 0;
  return (reach->solvable = column(columns, count, 4)) && (reach->distance_sums = column(columns, count, 8))
    && (reach->worst_distances = column(columns, count, 4))
    && (reach->bitmaps = column(columns, count * reach->bitmap_stride, 1))
    && (reach->by_target = column(columns, targets, 8));
}

/* (games, first_target, last_target, limits) -> columns */
static PyObject *reach_batch(PyObject *self, PyObject *args)
{
  PyObject *games_object, *limits_object;
  int first, last;
  struct games games;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OiiO", &games_object, &first, &last, &limits_object)) return NULL;
  if (first < 1 || last < first || last > 999) {
    PyErr_Format(game_error, "%d to %d are no targets of a census: 1 to 999 are allowed", first, last);
    return NULL;
  }
  if (!read_limits(limits_object, &limits) || !read_games(games_object, &games)) return NULL;
  nr_reach reach = {.first_target = first, .last_target = last};
  PyObject *columns = PyList_New(0);
  if (columns != NULL && !make_reach(games.games.count, (size_t)(last - first) + 1, 1, &reach, columns))
    Py_CLEAR(columns);
  if (columns != NULL && games.games.count > 0) {
    nr_status status;
    Py_BEGIN_ALLOW_THREADS
    status = nr_reach_batch(&games.games, limits_or_null(&limits), &reach);
    Py_END_ALLOW_THREADS
    if (status != NR_OK || PyErr_Occurred()) { Py_CLEAR(columns); raise(status); }
  }
  release_games(&games);
  return columns;
}

static PyObject *census_selections(PyObject *self, PyObject *capsule)
{
  nr_rules *rules;
  uint64_t count;
  if (!read_handle(capsule, "nr_rules", &rules)) return NULL;
  nr_status status = nr_census_selections(rules, &count);
  return status == NR_OK ? PyLong_FromUnsignedLongLong(count) : raise(status);
}

static PyObject *census_shard(PyObject *self, PyObject *args)
{
  PyObject *capsule;
  unsigned long long shard, shards;
  nr_rules *rules;
  uint64_t first, count;
  if (!PyArg_ParseTuple(args, "OKK", &capsule, &shard, &shards) || !read_handle(capsule, "nr_rules", &rules)) return NULL;
  nr_status status = nr_census_shard(rules, shard, shards, &first, &count);
  if (status != NR_OK) return raise(status);
  return Py_BuildValue("(KK)", (unsigned long long)first, (unsigned long long)count);
}

static PyObject *census_make(PyObject *self, PyObject *args)
{
  PyObject *capsule, *limits_object;
  unsigned long long first, count;
  nr_rules *rules;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OKKO", &capsule, &first, &count, &limits_object)) return NULL;
  if (!read_handle(capsule, "nr_rules", &rules) || !read_limits(limits_object, &limits)) return NULL;
  nr_census *census = NULL;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_census_make(rules, first, count, limits_or_null(&limits), &census);
  Py_END_ALLOW_THREADS
  if (status == NR_OK && PyErr_Occurred()) nr_census_free(census);
  if (status != NR_OK || PyErr_Occurred()) return raise(status);
  return wrap_nr_census(census);
}

static PyObject *census_merge(PyObject *self, PyObject *argument)
{
  PyObject *parts = PySequence_Tuple(argument), *result = NULL;
  if (parts == NULL) return NULL;
  Py_ssize_t count = PyTuple_Size(parts);
  const nr_census **handles = malloc(((size_t)count + 1) * sizeof *handles);
  int is_good = handles != NULL;
  for (Py_ssize_t place = 0; is_good && place < count; place++)
    is_good = read_handle(PyTuple_GetItem(parts, place), "nr_census", &handles[place]);
  if (handles == NULL) PyErr_NoMemory();
  if (is_good) {
    nr_census *census = NULL;
    nr_status status;
    Py_BEGIN_ALLOW_THREADS
    status = nr_census_merge(handles, (size_t)count, &census);
    Py_END_ALLOW_THREADS
    result = status == NR_OK ? wrap_nr_census(census) : raise(status);
  }
  free(handles);
  Py_DECREF(parts);
  return result;
}

/* -> (first_target, last_target, width, first, count, games, solvable, perfect) */
static PyObject *census_describe(PyObject *self, PyObject *capsule)
{
  nr_census *census;
  nr_census_info info = {.size = sizeof info};
  if (!read_handle(capsule, "nr_census", &census)) return NULL;
  nr_status status = nr_census_describe(census, &info);
  if (status != NR_OK) return raise(status);
  return Py_BuildValue(
    "(iiIKKKKK)", (int)info.first_target, (int)info.last_target, info.width, (unsigned long long)info.first,
    (unsigned long long)info.count, (unsigned long long)info.games, (unsigned long long)info.solvable,
    (unsigned long long)info.perfect);
}

/* -> numbers, solvable, distance_sums, worst_distances, bitmaps, by_target */
static PyObject *census_read(PyObject *self, PyObject *capsule)
{
  nr_census *census;
  nr_census_info info = {.size = sizeof info};
  if (!read_handle(capsule, "nr_census", &census)) return NULL;
  nr_status status = nr_census_describe(census, &info);
  if (status != NR_OK) return raise(status);
  PyObject *columns = PyList_New(0);
  if (columns == NULL) return NULL;
  nr_reach reach = {0};
  int32_t *numbers = column(columns, info.count * info.width, 4);
  if (numbers == NULL
    || !make_reach(info.count, (size_t)(info.last_target - info.first_target) + 1, 0, &reach, columns)) {
    Py_DECREF(columns);
    return NULL;
  }
  Py_BEGIN_ALLOW_THREADS
  status = nr_census_read(census, numbers, &reach);
  Py_END_ALLOW_THREADS
  if (status == NR_OK) return columns;
  Py_DECREF(columns);
  return raise(status);
}

static PyObject *census_write(PyObject *self, PyObject *capsule)
{
  nr_census *census;
  size_t length = 0;
  if (!read_handle(capsule, "nr_census", &census)) return NULL;
  nr_status status = nr_census_write(census, NULL, 0, &length);
  if (status != NR_BUFFER_TOO_SMALL && status != NR_OK) return raise(status);
  PyObject *bytes = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)length);
  if (bytes == NULL) return NULL;
  status = nr_census_write(census, (uint8_t *)PyByteArray_AsString(bytes), length, &length);
  if (status == NR_OK) return bytes;
  Py_DECREF(bytes);
  return raise(status);
}

static PyObject *census_load(PyObject *self, PyObject *args)
{
  PyObject *capsule;
  nr_rules *rules;
  nr_census *census;
  Py_buffer bytes;
  if (!PyArg_ParseTuple(args, "Oy*", &capsule, &bytes)) return NULL;
  PyObject *result = NULL;
  if (read_handle(capsule, "nr_rules", &rules)) {
    nr_status status;
    Py_BEGIN_ALLOW_THREADS
    status = nr_census_load(rules, bytes.buf, (size_t)bytes.len, &census);
    Py_END_ALLOW_THREADS
    result = status == NR_OK ? wrap_nr_census(census) : raise(status);
  }
  PyBuffer_Release(&bytes);
  return result;
}

/* ---- Puzzles --------------------------------------------------------------------------------------------------- */

/* (name, title, operations, flags, used count, (least, most) numbers, unary depth, digits, numbers or None, targets or None, pool, memory) ->
   puzzles. The ends of numbers and targets, and the pool, are bytes of integers of 64 bits. */
static PyObject *puzzles_custom(PyObject *self, PyObject *args)
{
  nr_puzzle_rules_options options = {.size = sizeof options};
  const char *numbers, *targets, *pool;
  Py_ssize_t numbers_length, targets_length, pool_length;
  unsigned long long memory;
  nr_puzzles *puzzles;
  if (!PyArg_ParseTuple(
        args, "O&O&III(II)IIz#z#y#K", read_name, &options.name, read_name, &options.title, &options.operations, &options.flags, &options.used_count,
        &options.least_numbers, &options.most_numbers, &options.unary_depth, &options.digits, &numbers, &numbers_length, &targets, &targets_length,
        &pool, &pool_length, &memory))
    return NULL;
  int64_t ends[4], *tiles = malloc((size_t)pool_length + 1);
  if (tiles == NULL) return PyErr_NoMemory();
  if (numbers != NULL && numbers_length == 16) options.numbers = memcpy(ends, numbers, 16);
  if (targets != NULL && targets_length == 16) options.targets = memcpy(ends + 2, targets, 16);
  options.pool = memcpy(tiles, pool, (size_t)pool_length);
  options.pool_count = (size_t)pool_length / 8;
  nr_status status = nr_puzzles_custom(&options, memory, &puzzles);
  free(tiles);
  return status == NR_OK ? wrap_nr_puzzles(puzzles) : raise(status);
}

static PyObject *puzzles_open(PyObject *self, PyObject *args)
{
  const char *name;
  unsigned long long memory;
  nr_puzzles *puzzles;
  if (!PyArg_ParseTuple(args, "O&K", read_name, &name, &memory)) return NULL;
  nr_status status = nr_puzzles_open(name, memory, &puzzles);
  return status == NR_OK ? wrap_nr_puzzles(puzzles) : raise(status);
}

/* The start of the arguments of functions about a puzzle. */
struct puzzle {
  nr_puzzles *puzzles;
  int64_t numbers[MOST_NUMBERS];
  Py_ssize_t count;
};

static int read_puzzle(PyObject *capsule, PyObject *numbers, struct puzzle *out)
{
  return read_handle(capsule, "nr_puzzles", &out->puzzles) && (out->count = read_numbers(numbers, out->numbers)) >= 0;
}

/* Room for the value of an answer to a puzzle and for its distance, each of as many digits as there may be above and below a bar. */
#define VALUE (2 * 20000 + 4)

/* (puzzles, numbers, target, notation, limits, all) ->
   (why it was ended, operations, is_exact, text, value, distance) or (count, text) */
static PyObject *puzzle_solve(PyObject *self, PyObject *args)
{
  PyObject *capsule, *numbers, *limits_object, *result = NULL;
  const char *target;
  int notation, all;
  struct puzzle puzzle;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOziOp", &capsule, &numbers, &target, &notation, &limits_object, &all)) return NULL;
  if (!read_puzzle(capsule, numbers, &puzzle) || !read_limits(limits_object, &limits)) return NULL;
  char *values = malloc(2 * VALUE);
  if (values == NULL) return PyErr_NoMemory();
  nr_puzzle_solution solution = {
    .size = sizeof solution, .value = values, .value_capacity = VALUE, .distance = values + VALUE, .distance_capacity = VALUE};
  values[0] = values[VALUE] = 0;
  uint64_t count = 0;
  size_t length = 0, capacity = 1 << 16;
  char *buffer = NULL;
  nr_status status;
  do {
    char *larger = realloc(buffer, capacity);
    if (larger == NULL) { free(buffer); free(values); return PyErr_NoMemory(); }
    buffer = larger;
    Py_BEGIN_ALLOW_THREADS
    status = all
      ? nr_puzzle_solutions(
          puzzle.puzzles, puzzle.numbers, (size_t)puzzle.count, target, notation, limits_or_null(&limits), &count, buffer,
          capacity, &length)
      : nr_puzzle_solve(
          puzzle.puzzles, puzzle.numbers, (size_t)puzzle.count, target, notation, limits_or_null(&limits), &solution,
          buffer, capacity, &length);
    Py_END_ALLOW_THREADS
    if (length < capacity) break;
    capacity = length + 1;
  } while (status == NR_BUFFER_TOO_SMALL && !PyErr_Occurred());
  /* A search that was ended may have found something. */
  int is_cut = status == NR_STOPPED && !all && values[0] != 0 && length < capacity;
  if ((status != NR_OK && !is_cut) || PyErr_Occurred()) raise(status);
  else if (all) result = Py_BuildValue("(Ks#)", (unsigned long long)count, buffer, (Py_ssize_t)length);
  else
    result = Py_BuildValue(
      "(ziOs#ss)", is_cut ? nr_error_message() : NULL, (int)solution.operations, solution.is_exact ? Py_True : Py_False,
      buffer, (Py_ssize_t)length, values, values + VALUE);
  free(buffer);
  free(values);
  return result;
}

/* (puzzles, numbers, target, text) -> (is_legal, operations, is_exact, text) */
static PyObject *puzzle_check(PyObject *self, PyObject *args)
{
  PyObject *capsule, *numbers, *text_object, *owner, *result = NULL;
  const char *target;
  struct puzzle puzzle;
  Py_ssize_t text_length;
  if (!PyArg_ParseTuple(args, "OOzO", &capsule, &numbers, &target, &text_object)) return NULL;
  if (!read_puzzle(capsule, numbers, &puzzle)) return NULL;
  const char *text = utf8(text_object, &text_length, &owner);
  if (text == NULL) return NULL;
  nr_puzzle_solution solution = {.size = sizeof solution};
  int32_t is_legal = 0;
  char buffer[8 * BUFFER];
  size_t length;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_puzzle_check(
    puzzle.puzzles, puzzle.numbers, (size_t)puzzle.count, target, text, (size_t)text_length, &is_legal, &solution, buffer,
    sizeof buffer, &length);
  Py_END_ALLOW_THREADS
  if (status == NR_OK || status == NR_BUFFER_TOO_SMALL)
    result = Py_BuildValue(
      "(OiOs)", is_legal ? Py_True : Py_False, (int)solution.operations, solution.is_exact ? Py_True : Py_False, buffer);
  else
    raise(status);
  Py_XDECREF(owner);
  return result;
}

static PyObject *puzzle_rate(PyObject *self, PyObject *args)
{
  PyObject *capsule, *numbers, *limits_object;
  const char *target;
  struct puzzle puzzle;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OOzO", &capsule, &numbers, &target, &limits_object)) return NULL;
  if (!read_puzzle(capsule, numbers, &puzzle) || !read_limits(limits_object, &limits)) return NULL;
  int32_t rating = 0;
  nr_status status;
  Py_BEGIN_ALLOW_THREADS
  status = nr_puzzle_rate(
    puzzle.puzzles, puzzle.numbers, (size_t)puzzle.count, target, limits_or_null(&limits), &rating);
  Py_END_ALLOW_THREADS
  if (status != NR_OK || PyErr_Occurred()) return raise(status);
  return PyLong_FromLong(rating);
}

/* (puzzles, seed, count, least, most, limits) -> (width, [numbers, targets]) */
static PyObject *puzzle_draw(PyObject *self, PyObject *args)
{
  PyObject *capsule, *limits_object;
  unsigned long long seed;
  Py_ssize_t count;
  int least, most;
  nr_puzzles *puzzles;
  struct limits limits;
  if (!PyArg_ParseTuple(args, "OKniiO", &capsule, &seed, &count, &least, &most, &limits_object)) return NULL;
  if (!read_handle(capsule, "nr_puzzles", &puzzles) || !read_limits(limits_object, &limits)) return NULL;
  PyObject *columns = PyList_New(0);
  if (columns == NULL) return NULL;
  int64_t *numbers = column(columns, (size_t)count * 10, 8);
  int64_t *targets = numbers ? column(columns, (size_t)count, 8) : NULL;
  size_t width = 0;
  if (targets == NULL) { Py_DECREF(columns); return NULL; }
  nr_status status = NR_OK;
  if (count > 0) {
    Py_BEGIN_ALLOW_THREADS
    status = nr_puzzle_draw(
      puzzles, seed, (size_t)count, least, most, limits_or_null(&limits), numbers, &width, targets);
    Py_END_ALLOW_THREADS
  }
  if (status != NR_OK || PyErr_Occurred()) { Py_DECREF(columns); return raise(status); }
  return Py_BuildValue("(nN)", (Py_ssize_t)width, columns);
}

/* ---- The module ------------------------------------------------------------------------------------------------ */

static PyMethodDef methods[] = {
  {"census_describe", census_describe, METH_O, NULL},
  {"census_load", census_load, METH_VARARGS, NULL},
  {"census_make", census_make, METH_VARARGS, NULL},
  {"census_merge", census_merge, METH_O, NULL},
  {"census_read", census_read, METH_O, NULL},
  {"census_selections", census_selections, METH_O, NULL},
  {"census_shard", census_shard, METH_VARARGS, NULL},
  {"census_write", census_write, METH_O, NULL},
  {"count_solutions", count_solutions, METH_VARARGS, NULL},
  {"draw", draw, METH_VARARGS, NULL},
  {"fault_names", fault_names, METH_NOARGS, NULL},
  {"flatten", flatten, METH_O, NULL},
  {"generator_open", generator_open, METH_VARARGS, NULL},
  {"hash_batch", hash_batch, METH_VARARGS, NULL},
  {"integers", integers, METH_VARARGS, NULL},
  {"puzzle_check", puzzle_check, METH_VARARGS, NULL},
  {"puzzle_draw", puzzle_draw, METH_VARARGS, NULL},
  {"puzzle_names", puzzle_names, METH_NOARGS, NULL},
  {"puzzle_rate", puzzle_rate, METH_VARARGS, NULL},
  {"puzzle_solve", puzzle_solve, METH_VARARGS, NULL},
  {"puzzles_custom", puzzles_custom, METH_VARARGS, NULL},
  {"puzzles_open", puzzles_open, METH_VARARGS, NULL},
  {"rate", rate, METH_VARARGS, NULL},
  {"reach_batch", reach_batch, METH_VARARGS, NULL},
  {"rewrite", rewrite, METH_VARARGS, NULL},
  {"rules_custom", rules_custom, METH_VARARGS, NULL},
  {"rules_describe", rules_describe, METH_O, NULL},
  {"rules_named", rules_named, METH_VARARGS, NULL},
  {"rules_names", rules_names, METH_NOARGS, NULL},
  {"solutions_next", solutions_next, METH_O, NULL},
  {"solutions_open", solutions_open, METH_VARARGS, NULL},
  {"solve", solve, METH_VARARGS, NULL},
  {"solve_batch", solve_batch, METH_VARARGS, NULL},
  {"task_named", task_named, METH_VARARGS, NULL},
  {"task_names", task_names, METH_NOARGS, NULL},
  {"verify", (PyCFunction)(void (*)(void))verify, METH_FASTCALL, NULL},
  {"verify_batch", verify_batch, METH_VARARGS, NULL},
  {NULL, NULL, 0, NULL},
};

static int load(PyObject *module)
{
  /* The exceptions are those of one interpreter, and so is the state that PyGILState_Ensure finds. */
  if (PyInterpreterState_GetID(PyInterpreterState_Get()) != 0) {
    if (!PyErr_Occurred())
      PyErr_SetString(PyExc_ImportError, "numberrace can be used in the main interpreter only, not in a subinterpreter");
    return -1;
  }
  if (nr_abi_version() != NR_ABI_VERSION) {
    PyErr_Format(
      PyExc_ImportError, "the library of numberrace has version %u of its interface, and version %u is needed: "
      "install the package again", (unsigned)nr_abi_version(), (unsigned)NR_ABI_VERSION);
    return -1;
  }
  PyObject *errors = PyImport_ImportModule("numberrace.errors");
  if (errors == NULL) return -1;
  error_class = PyObject_GetAttrString(errors, "NumberRaceError");
  game_error = PyObject_GetAttrString(errors, "GameError");
  unreadable_error = PyObject_GetAttrString(errors, "UnreadableExpression");
  stopped_error = PyObject_GetAttrString(errors, "Stopped");
  Py_DECREF(errors);
  if (!error_class || !game_error || !unreadable_error || !stopped_error) return -1;
  if (PyModule_AddIntConstant(module, "window", WINDOW) < 0) return -1;
  if (PyModule_AddIntConstant(module, "head", HEAD) < 0) return -1;
  return PyModule_AddStringConstant(module, "library_version", nr_version());
}

static PyModuleDef_Slot slots[] = {
  {Py_mod_exec, load},
#ifdef Py_GIL_DISABLED
  /* Lists are copied to tuples before they are read, and handles may be used by any number of threads. */
  {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
  {0, NULL}};

static PyModuleDef definition = {
  PyModuleDef_HEAD_INIT, .m_name = "_native", .m_doc = "The C interface of NumberRace.", .m_size = 0,
  .m_methods = methods, .m_slots = slots};

PyMODINIT_FUNC PyInit__native(void)
{
  return PyModuleDef_Init(&definition);
}
