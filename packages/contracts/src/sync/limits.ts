/** Limits of one exchange. The client stays within them, and the server refuses more. */
export const PROTOCOL = 2;
/** Older clients get `CLIENT_TOO_OLD`: they keep their work and update the app. */
export const MIN_PROTOCOL = 2;
export const MAX_OPS = 100;
/** Bytes of one op's JSON (UTF-8), except attempts. */
export const MAX_OP_BYTES = 32 * 1024;
/** The same for an attempt: 200 answers of 200 characters, and JSON may escape a character with 6 bytes. */
export const MAX_ATTEMPT_BYTES = 288 * 1024;
/** Bytes of a request's JSON before compression. A larger attempt is sent alone. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** The most the server reads of a request: one attempt in its envelope. */
export const MAX_BODY_BYTES = MAX_ATTEMPT_BYTES + 16 * 1024;
/** Requests above this many bytes are worth compressing. */
export const GZIP_ABOVE_BYTES = 1024;
/** Changed rows in one reply, and roughly how many bytes of bodies. */
export const MAX_ROWS = 500;
export const MAX_ROWS_BYTES = 256 * 1024;
/** Most parked ops, and their bytes, per learner. */
export const MAX_PARKED_OPS = 500;
export const MAX_PARKED_BYTES = 2 * 1024 * 1024;
/** Most quizzes that everybody mirrors; the newest ones. */
export const MAX_QUIZZES_FOR_ALL = 2_000;
/**
 * How many days the server keeps receipts, tombstones and the state of a device's queue, and the device its
 * acknowledged ops. The effects of ops have unique keys, so an op that arrives after its receipt expired still counts
 * only once.
 */
export const RECEIPT_DAYS = 60;
export const TOMBSTONE_DAYS = 180;
export const CLIENT_DAYS = 400;
export const JOURNAL_DAYS = 14;
