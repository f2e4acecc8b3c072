import { MAX_ATTEMPT_BYTES, MAX_OP_BYTES } from './limits.ts';
import { ATTEMPT_SUBMIT } from './ops/attempt-submit.ts';

/** Returns the most bytes that an op of this type may have as JSON. */
export function maxOpBytesOf(type: unknown): number {
  return type === ATTEMPT_SUBMIT ? MAX_ATTEMPT_BYTES : MAX_OP_BYTES;
}
