/**
 * The version of the sync protocol. This file also has the limits of one exchange: the client stays within them, and
 * the server refuses more.
 */
export const PROTOCOL = 2;
/**
 * The oldest protocol version that the server accepts. Older clients get `CLIENT_TOO_OLD`; they keep their work and
 * update the app.
 */
export const MIN_PROTOCOL = 2;
export const MAX_OPS = 100;
/** The most bytes of one op's JSON (UTF-8), except for attempts. */
export const MAX_OP_BYTES = 32 * 1024;
/**
 * The most bytes of an attempt's JSON. An attempt has 200 answers of 200 characters, and JSON may escape a character
 * with 6 bytes.
 */
export const MAX_ATTEMPT_BYTES = 288 * 1024;
/** The most bytes of a request's JSON before compression. A larger attempt is sent alone. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** The most bytes of a request that the server reads, which is enough for one attempt in its envelope. */
export const MAX_BODY_BYTES = MAX_ATTEMPT_BYTES + 16 * 1024;
/** The size in bytes above which a request is compressed. */
export const GZIP_ABOVE_BYTES = 1024;
/** The most changed rows in one reply. `MAX_ROWS_BYTES` is roughly the most bytes of their bodies. */
export const MAX_ROWS = 500;
export const MAX_ROWS_BYTES = 256 * 1024;
/** The most parked ops of one learner. `MAX_PARKED_BYTES` is the most bytes of them. */
export const MAX_PARKED_OPS = 500;
export const MAX_PARKED_BYTES = 2 * 1024 * 1024;
/**
 * The most public quizzes that the devices of all learners mirror. If there are more, only the newest ones are
 * mirrored.
 */
export const MAX_QUIZZES_FOR_ALL = 2_000;
/**
 * The number of days that the server retains receipts (`RECEIPT_DAYS`), tombstones (`TOMBSTONE_DAYS`) and the state of
 * a device's queue (`CLIENT_DAYS`), and that a device retains its acknowledged ops (`JOURNAL_DAYS`). The effects of ops
 * have unique keys, so an op that arrives after its receipt expired still counts only once.
 */
export const RECEIPT_DAYS = 60;
export const TOMBSTONE_DAYS = 180;
export const CLIENT_DAYS = 400;
export const JOURNAL_DAYS = 14;
