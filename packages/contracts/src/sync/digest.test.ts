import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { EMPTY_DIGEST, moveDigest, rowHash } from './digest.ts';

const hashes = fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 20 });
const digestOf = (added: readonly bigint[]) => moveDigest(EMPTY_DIGEST, added, []);

describe('the digest of a scope', () => {
  it('is the sum of its rows’ hashes, in any order and in any batches', () => {
    const shuffled = hashes.chain((rows) =>
      fc.record({
        rows: fc.constant(rows),
        other: fc.shuffledSubarray(rows, { minLength: rows.length }),
        cut: fc.nat(rows.length),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ rows, other, cut }) => {
        expect(digestOf(other)).toBe(digestOf(rows));
        expect(moveDigest(digestOf(rows.slice(0, cut)), rows.slice(cut), [])).toBe(digestOf(rows));
      }),
    );
  });

  it('is unchanged after a row is added and removed again', () => {
    fc.assert(
      fc.property(hashes, hashes, (rows, passing) => {
        const before = digestOf(rows);
        expect(moveDigest(moveDigest(before, passing, []), [], passing)).toBe(before);
        expect(moveDigest(moveDigest(before, [], passing), passing, [])).toBe(before);
        expect(moveDigest(before, passing, passing)).toBe(before);
      }),
    );
  });

  it('is always 16 hex digits, and zero for no rows', () => {
    expect(digestOf([])).toBe(EMPTY_DIGEST);
    expect(digestOf([2n ** 64n - 1n, 1n])).toBe(EMPTY_DIGEST);
    expect(moveDigest(EMPTY_DIGEST, [], [1n])).toBe('ffffffffffffffff');
    fc.assert(fc.property(hashes, hashes, (a, b) => /^[0-9a-f]{16}$/.test(moveDigest(digestOf(a), b, a.slice(1)))));
  });
});

describe('the hash of a row', () => {
  it('is the same on every machine: the server’s digests must match the browsers’', () => {
    expect(rowHash('pack', '01998a7e-0000-7000-8000-000000000001', 1_795_000_000_000_000)).toMatchInlineSnapshot(
      `2676342905710764026n`,
    );
    expect(rowHash('', '', 0)).toMatchInlineSnapshot(`11443451013025412340n`);
  });

  it('differs for 300,000 rows with consecutive ids, consecutive versions and other kinds', () => {
    const id = newId();
    const from = Date.parse('2026-11-21T10:00:00Z') * 1_000;
    const seen = new Set<bigint>();
    for (let index = 0; index < 100_000; index += 1) {
      seen.add(rowHash('attempt', newId(from / 1_000 + index), from));
      seen.add(rowHash('attempt', id, from + index));
      seen.add(rowHash('pack', id, from + index));
    }
    expect(seen.size).toBe(300_000);
  }, 60_000);

  it('differs for rows that differ in one character', () => {
    const row = fc.record({ kind: fc.constantFrom('pack', 'attempt', 'profile'), id: fc.uuid(), version: fc.nat() });
    fc.assert(
      fc.property(row, fc.nat(35), fc.constantFrom(...'0123456789abcdef'), ({ kind, id, version }, at, digit) => {
        const other = `${id.slice(0, at)}${digit}${id.slice(at + 1)}`;
        expect(rowHash(kind, other, version) === rowHash(kind, id, version)).toBe(other === id);
        expect(rowHash(kind, id, version + 1)).not.toBe(rowHash(kind, id, version));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is evenly spread over all 64 bits, so that sums of rows rarely collide', () => {
    const ones = Array.from({ length: 64 }, () => 0);
    const COUNT = 20_000;
    for (let index = 0; index < COUNT; index += 1) {
      const hash = rowHash('attempt', newId(), 1_795_000_000_000_000 + index);
      for (let bit = 0; bit < 64; bit += 1) ones[bit] = (ones[bit] ?? 0) + Number((hash >> BigInt(bit)) & 1n);
    }
    // Each bit must be 1 in about half of the hashes. Chance never exceeds this limit of ten standard deviations, and a
    // bit that is stuck always does.
    for (const count of ones) expect(Math.abs(count - COUNT / 2)).toBeLessThan(10 * Math.sqrt(COUNT / 4));
  }, 60_000);
});
