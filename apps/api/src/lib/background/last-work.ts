// Stores the name of the work that this process began last in shared memory, so that the watchdog's thread can read it
// while the main thread is blocked.

const MAX_BYTES = 200;

/** Shared memory that holds the number of bytes in use, then the text. */
const memory = new SharedArrayBuffer(4 + MAX_BYTES);
const length = new Int32Array(memory, 0, 1);
const text = Buffer.from(memory, 4, MAX_BYTES);

/**
 * Records the work that begins now: a request, a call, a type of queued work or a worker's round. It's logged, so it
 * must not contain secrets.
 */
export function setLastWork(what: string): void {
  length[0] = text.write(what);
}

export const lastWork = { memory, bytesFrom: 4 };
