/** What one exchange may carry. Both sides keep to it: the client builds its requests so, the server refuses more. */
export const PROTOCOL = 1;
/** Older clients are told `CLIENT_TOO_OLD`; they keep their work and update themselves. */
export const MIN_PROTOCOL = 1;
export const MAX_OPS = 100;
/** Bytes of one op's JSON (UTF-8). */
export const MAX_OP_BYTES = 32 * 1024;
/** Bytes of a request's JSON before compression. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** Requests above this many bytes are worth compressing. */
export const GZIP_ABOVE_BYTES = 1024;
/** Changed rows of one answer, and roughly how many bytes of bodies. */
export const MAX_ROWS = 500;
export const MAX_ROWS_BYTES = 256 * 1024;
/** Days that receipts and tombstones stay on the server, and acknowledged ops on the device. */
export const RECEIPT_DAYS = 180;
export const TOMBSTONE_DAYS = 180;
export const JOURNAL_DAYS = 14;
