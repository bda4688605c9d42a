# The C half of interrupts: handlers that run at once, whoever holds Python's lock.
from libc.string cimport memcpy
from posix.signal cimport sigaction, sigaction_t
from posix.time cimport CLOCK_MONOTONIC, ITIMER_REAL, clock_gettime, itimerval, setitimer, timespec
from posix.unistd cimport _exit, write

ctypedef void (*Handler)(int) noexcept nogil


cdef extern from "<signal.h>" nogil:
    int SIGALRM
    Handler SIG_DFL
    Handler SIG_IGN


cdef Handler pythons[128]    # by signal: Python's handler; valid for guarded signals
cdef long long patience      # microseconds from the first signal to the end
cdef long long first         # nanoseconds of the monotonic clock at the first signal; 0: none came
cdef int caught              # the first signal; valid once `first` is
cdef bint is_told            # nothing more is to be said of it
cdef char last[16]           # written before the end that the timer makes
cdef int last_size           # bytes of it


cdef inline void guard(int number, long long microseconds) noexcept:
    """Put our handler before Python's, if it has one."""
    global patience
    cdef sigaction_t action
    patience = microseconds
    sigaction(number, NULL, &action)
    if <Handler>action.sa_handler == SIG_DFL or <Handler>action.sa_handler == SIG_IGN:
        return
    if <Handler>action.sa_handler != &_on_signal:
        pythons[number] = <Handler>action.sa_handler
    action.sa_handler = &_on_signal
    sigaction(number, &action, NULL)
    action.sa_handler = &_on_time
    sigaction(SIGALRM, &action, NULL)


cdef inline bint has_come() noexcept:
    return first != 0


cdef inline void set_last(const char* data, int size) noexcept:
    global last_size
    last_size = min(size, 16)
    memcpy(last, data, last_size)


cdef inline void tell_no_more() noexcept:
    global is_told
    is_told = True


# What follows runs inside a signal: calls that POSIX allows there, nothing of Python's.

cdef inline void _on_signal(int number) noexcept nogil:
    global first, caught
    cdef timespec at
    cdef itimerval left
    clock_gettime(CLOCK_MONOTONIC, &at)
    cdef long long now = at.tv_sec * <long long>1000000000 + at.tv_nsec
    if first == 0:
        first, caught = now, number
        left.it_interval.tv_sec = left.it_interval.tv_usec = 0
        left.it_value.tv_sec = patience // 1000000
        left.it_value.tv_usec = patience % 1000000
        setitimer(ITIMER_REAL, &left, NULL)
    elif now > first + 200000000:
        # Sooner it is one interrupt come twice: from the terminal, and from a program that hands it on to its children.
        _end(number)
    pythons[number](number)


cdef inline void _on_time(int number) noexcept nogil:
    _end(caught)


cdef inline void _end(int number) noexcept nogil:
    if last_size:
        write(2, last, last_size)
    if not is_told:
        write(2, "interrupted\n", 12)
    _exit(128 + number)
