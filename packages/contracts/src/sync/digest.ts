const MASK = 0xffff_ffff_ffff_ffffn;

/**
 * Returns a 64-bit hash of one live row of the mirror. It's synchronous and doesn't use SubtleCrypto, which browsers
 * don't offer over plain HTTP. It makes two rounds of 32-bit multiplicative mixing (constants of MurmurHash3's
 * finaliser, public domain).
 */
export function rowHash(kind: string, id: string, version: number): bigint {
  const text = `${kind}|${id}|${version}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    low = Math.imul(low ^ unit, 0xc2b2ae35);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

export const EMPTY_DIGEST = '0000000000000000';

/** Returns the digest with some rows' hashes added and others removed (a sum modulo 2⁶⁴, as 16 hex digits). */
export function moveDigest(digest: string, added: readonly bigint[], removed: readonly bigint[]): string {
  let sum = BigInt(`0x${digest}`);
  for (const hash of added) sum += hash;
  for (const hash of removed) sum -= hash;
  return (sum & MASK).toString(16).padStart(16, '0');
}
