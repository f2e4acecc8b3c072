/** What one exchange may carry. The client keeps its requests within it, and the server refuses more. */
export const PROTOCOL = 2;
/** Older clients get `CLIENT_TOO_OLD`; they keep their work and update themselves. */
export const MIN_PROTOCOL = 2;
export const MAX_OPS = 100;
/** Bytes of one op's JSON (UTF-8), except attempts. */
export const MAX_OP_BYTES = 32 * 1024;
/** The same for an attempt: 200 answers of 200 characters, and JSON may escape a character with 6 bytes. */
export const MAX_ATTEMPT_BYTES = 288 * 1024;
/** Bytes of a request's JSON before compression. An attempt that is larger goes alone. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** The most the server reads of a request: one attempt in its envelope. */
export const MAX_BODY_BYTES = MAX_ATTEMPT_BYTES + 16 * 1024;
/** Requests above this many bytes are worth compressing. */
export const GZIP_ABOVE_BYTES = 1024;
/** Changed rows in one reply, and roughly how many bytes of bodies. */
export const MAX_ROWS = 500;
export const MAX_ROWS_BYTES = 256 * 1024;
/** How many parked ops, and bytes of them, the server keeps for one learner. */
export const MAX_PARKED_OPS = 500;
export const MAX_PARKED_BYTES = 2 * 1024 * 1024;
/** How many quizzes everybody mirrors at most: the newest. */
export const MAX_QUIZZES_FOR_ALL = 2_000;
/**
 * How many days the server keeps receipts, tombstones and what it knows of a device's queue, and the device its
 * acknowledged ops. The effects of work have unique keys of their own, so an op that comes after its receipt is gone still
 * counts once.
 */
export const RECEIPT_DAYS = 60;
export const TOMBSTONE_DAYS = 180;
export const CLIENT_DAYS = 400;
export const JOURNAL_DAYS = 14;
