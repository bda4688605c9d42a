# C types of trail.py, and the recording writes, inline so that loops in other modules pay no call for them.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy

cdef struct Entry:
    void* word      # the aligned 8-byte word that changed
    uint64_t old    # what it held before

cdef struct Log:
    Entry* entries
    size_t count    # entries in use
    size_t limit    # entries allocated
    size_t marks    # marks standing; while there is none nothing is recorded


ctypedef Log* LogPointer

ctypedef fused Recorder:
    # Code that writes through put8..put64 is compiled twice: recording on a log, and, given UNLOGGED, without any trace of
    # recording, for playouts that nothing undoes.
    LogPointer
    int

cdef enum:
    UNLOGGED = 0


cdef void grow(Log* log) noexcept nogil


cdef inline void keep(Log* log, void* place) noexcept nogil:
    # memcpy, because the word is read and written under the types of its fields elsewhere (aliasing)
    cdef Entry* entry
    if log.count == log.limit:
        grow(log)
    entry = log.entries + log.count
    entry.word = <void*>(<size_t>place & ~(<size_t>7))
    memcpy(&entry.old, entry.word, 8)
    log.count += 1


cdef inline void put8(Recorder log, uint8_t* array, Py_ssize_t index, int value) noexcept nogil:
    if Recorder is LogPointer:
        if log.marks:
            keep(log, &array[index])
    array[index] = <uint8_t>value


cdef inline void put16(Recorder log, uint16_t* array, Py_ssize_t index, int value) noexcept nogil:
    if Recorder is LogPointer:
        if log.marks:
            keep(log, &array[index])
    array[index] = <uint16_t>value


cdef inline void put32(Recorder log, uint32_t* array, Py_ssize_t index, uint32_t value) noexcept nogil:
    if Recorder is LogPointer:
        if log.marks:
            keep(log, &array[index])
    array[index] = value


cdef inline void put64(Recorder log, uint64_t* array, Py_ssize_t index, uint64_t value) noexcept nogil:
    if Recorder is LogPointer:
        if log.marks:
            keep(log, &array[index])
    array[index] = value


cdef inline void add8(Recorder log, uint8_t* array, Py_ssize_t index, int change) noexcept nogil:
    if Recorder is LogPointer:
        if log.marks:
            keep(log, &array[index])
    array[index] = <uint8_t>(array[index] + change)


cdef inline void add16(Recorder log, uint16_t* array, Py_ssize_t index, int change) noexcept nogil:
    # 0 may be added; it's not recorded
    if Recorder is LogPointer:
        if log.marks and change:
            keep(log, &array[index])
    array[index] = <uint16_t>(array[index] + change)


cdef void undo_words(Log* log, size_t count) noexcept nogil


cdef inline void keep_all_of(Log* log, void* start, size_t count) noexcept nogil:
    # `count` bytes from `start`, where a word begins, for changes that rewrite a whole structure
    cdef size_t words = (count + 7) // 8
    cdef size_t i
    cdef Entry* entries
    if log.marks:
        while log.count + words > log.limit:
            grow(log)
        entries = log.entries + log.count
        for i in range(words):
            entries[i].word = <char*>start + 8 * i
            memcpy(&entries[i].old, <char*>start + 8 * i, 8)
        log.count += words


cdef class Trail:
    cdef Log log
    cdef list _marks
    cdef list _objects
    cdef object _serial
    cdef object _last_serial
