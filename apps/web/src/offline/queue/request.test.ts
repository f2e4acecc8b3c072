import { newId } from '@quorbit/contracts/lib/ids';
import {
  MAX_ATTEMPT_BYTES,
  MAX_BODY_BYTES,
  MAX_OP_BYTES,
  MAX_OPS,
  MAX_REQUEST_BYTES,
} from '@quorbit/contracts/sync/limits';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { exchangeInput, type Op } from '@quorbit/contracts/sync/schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMeta } from './identity.ts';
import { buildRequest } from './request.ts';

const META = { ...createMeta(newId()), epoch: 'e', cursor: 'c' };
const AT = { maxOps: MAX_OPS, order: 0, clientNow: 1000 };
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function queue(sizes: readonly number[], from = 1): Op[] {
  return sizes.map((size, index) => ({
    seq: from + index,
    opId: newId(),
    type: 'test',
    v: 1,
    at: '2026-03-01T12:00:00.000Z',
    tz: 'Europe/Berlin',
    args: { text: 'ä'.repeat(size) },
  }));
}

const sizes = fc.array(fc.oneof(fc.nat(100), fc.nat(5_000), fc.nat(20_000)), { maxLength: 130 });

test('a request holds as many ops from the front of the queue as the limits allow', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 120 }), (all, maxOps) => {
      const pending = queue(all, 7);
      const { input, sent, body, oversized } = buildRequest(META, pending, { maxOps, order: 0, clientNow: 5 });
      expect(input.ops).toEqual(pending.slice(0, input.ops.length));
      expect(sent.ops.map(({ opId }) => opId)).toEqual(input.ops.map(({ opId }) => opId));
      expect(JSON.parse(body)).toEqual(input);
      expect(z.safeParse(exchangeInput, input).success).toBe(true);
      expect(bytes(input)).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
      for (const op of input.ops) expect(bytes(op)).toBeLessThanOrEqual(MAX_OP_BYTES);
      expect(input.ops.length).toBeLessThanOrEqual(Math.min(maxOps, MAX_OPS));
      const next = pending[input.ops.length];
      if (next === undefined || input.ops.length >= Math.min(maxOps, MAX_OPS)) return;
      const fits = bytes(next) <= MAX_OP_BYTES && bytes({ ...input, ops: [...input.ops, next] }) <= MAX_REQUEST_BYTES;
      expect(fits).toBe(false);
      expect(oversized).toBe(input.ops.length === 0 ? next : null);
    }),
    { numRuns: 60 },
  );
});

test('an attempt larger than a request is sent alone, and one beyond the server’s limit isn’t sent', () => {
  const attempt = (characters: number, seq: number): Op => {
    const [op] = queue([1], seq);
    if (!op) throw new Error('an op');
    return { ...op, type: ATTEMPT_SUBMIT, args: { text: 'x'.repeat(characters) } };
  };
  const [small, after] = queue([1, 1], 1);
  if (!small || !after) throw new Error('two ops');
  const large = attempt(MAX_ATTEMPT_BYTES - 500, 2);
  const meta = { ...META, epoch: 'e'.repeat(4000), cursor: 'c'.repeat(4000) };
  expect(buildRequest(meta, [small, large], AT).input.ops).toEqual([small]);
  const { input, oversized } = buildRequest(meta, [large, { ...after, seq: 3 }], AT);
  expect([input.ops, oversized]).toEqual([[large], null]);
  expect(bytes(input)).toBeLessThanOrEqual(MAX_BODY_BYTES);
  const beyond = attempt(MAX_ATTEMPT_BYTES, 1);
  expect(buildRequest(meta, [beyond], AT).oversized).toBe(beyond);
});

test('a request holds no ops beyond a gap in the numbers', () => {
  const [first, two, three] = queue([1, 1, 1]);
  if (!first || !two || !three) throw new Error('three ops');
  expect(buildRequest(META, [first, two, { ...three, seq: 9 }], AT).input.ops).toEqual([first, two]);
});

test('a request holds the digest only if all rows up to the cursor are here', () => {
  expect(buildRequest(META, [], AT).input.digest).toBeUndefined();
  expect(buildRequest({ ...META, complete: true }, [], AT).input.digest).toBe(META.digest);
});

test('an idle request stays under 300 bytes', () => {
  const meta = { ...META, epoch: newId(), cursor: 'x'.repeat(60), complete: true };
  expect(bytes(buildRequest(meta, [], { ...AT, clientNow: Date.now() }).input)).toBeLessThan(300);
});
