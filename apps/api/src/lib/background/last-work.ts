// Names the work that this process began last, in memory that the watchdog's thread reads while this one is blocked.

const MAX_BYTES = 200;

/** The number of bytes that are in use, then the text. */
const memory = new SharedArrayBuffer(4 + MAX_BYTES);
const length = new Int32Array(memory, 0, 1);
const text = Buffer.from(memory, 4, MAX_BYTES);

/** Notes what begins now: a request, a call, a type of queued work, a worker's round. No secrets: it is logged. */
export function setLastWork(what: string): void {
  length[0] = text.write(what);
}

export const lastWork = { memory, bytesFrom: 4 };
