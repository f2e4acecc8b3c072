import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId, timeOfId } from './ids.ts';
import { id } from './scalars.ts';

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('a new id', () => {
  it('is a UUID of version 7 that contains its creation time', () => {
    fc.assert(
      fc.property(times, (ms) => {
        const made = newId(ms);
        expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(timeOfId(made)).toBe(ms);
        expect(z.parse(id, made)).toBe(made);
      }),
    );
  });

  it('sorts by its creation time', () => {
    fc.assert(
      fc.property(times, times, (a, b) => {
        if (a !== b) expect(newId(a) < newId(b)).toBe(a < b);
      }),
    );
  });

  it('is valid with any clock, even a wrong one', () => {
    for (const ms of [-1, -0.5, 0.9, 1.5]) expect(z.safeParse(id, newId(ms)).success).toBe(true);
  });

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
  });
});
