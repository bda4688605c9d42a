cdef class Block:
    cdef void* memory
    cdef readonly size_t size
    cdef size_t _claimed
    cdef list _fields

    cdef void* claim_bytes(self, size_t count) except NULL
