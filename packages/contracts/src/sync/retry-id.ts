import { rowHash } from './digest.ts';

/**
 * Returns the id of the op that tries a refused op again. It's derived from the refused op's id, so that two devices of
 * a learner that both retry make the same op. The id is a UUID of version 8 (RFC 9562, 5.8).
 */
export function retryIdOf(opId: string): string {
  const half = (part: number) => rowHash('retry', opId, part).toString(16).padStart(16, '0');
  const hex = half(1) + half(2);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
