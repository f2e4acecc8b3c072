/** Random bytes for many ids, drawn at once because a draw takes longer than all other work for an id. */
const randomPool = new Uint8Array(16 * 256);
let usedBytes = randomPool.length;

function takeRandomBytes(): Uint8Array {
  if (usedBytes === randomPool.length) {
    globalThis.crypto.getRandomValues(randomPool);
    usedBytes = 0;
  }
  usedBytes += 16;
  return randomPool.slice(usedBytes - 16, usedBytes);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Returns a new UUIDv7 (RFC 9562, 5.7): 48 bits of Unix milliseconds, then random bits, so that ids sort by creation
 * time. It uses `getRandomValues`, because browsers offer `randomUUID` only in a secure context.
 */
export function newId(nowMs: number = Date.now()): string {
  const bytes = takeRandomBytes();
  let rest = Math.max(0, Math.floor(nowMs));
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Returns the time when an id was created, in Unix milliseconds. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
