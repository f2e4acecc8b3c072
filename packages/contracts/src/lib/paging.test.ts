import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageInput, pageOf } from './paging.ts';

const input = z.object(pageInput);

describe('the input of a list', () => {
  it('requests the first page at the default size by default', () => {
    expect(z.parse(input, {})).toEqual({ limit: DEFAULT_PAGE_SIZE });
    expect(DEFAULT_PAGE_SIZE).toBeLessThanOrEqual(MAX_PAGE_SIZE);
  });

  it('accepts only limits from one to the largest page size', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: MAX_PAGE_SIZE + 3 }), fc.double(), fc.anything()), (limit) => {
        const result = z.safeParse(input, { limit });
        if (result.success) {
          expect(Number.isInteger(result.data.limit)).toBe(true);
          expect(result.data.limit).toBeGreaterThanOrEqual(1);
          expect(result.data.limit).toBeLessThanOrEqual(MAX_PAGE_SIZE);
        }
      }),
    );
    for (const limit of [1, MAX_PAGE_SIZE]) expect(z.parse(input, { limit })).toEqual({ limit });
    for (const limit of [0, MAX_PAGE_SIZE + 1, '5', null]) expect(z.safeParse(input, { limit }).success).toBe(false);
  });

  it('accepts any cursor up to a maximum length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (cursor) => {
        expect(z.parse(input, { cursor }).cursor).toBe(cursor);
      }),
    );
    expect(z.safeParse(input, { cursor: 'x'.repeat(301) }).success).toBe(false);
    expect(z.safeParse(input, { cursor: null }).success).toBe(false);
  });
});

describe('a page', () => {
  const numbers = pageOf(z.int());
  it('has items and a cursor, which is null on the last page', () => {
    expect(z.parse(numbers, { items: [1, 2], nextCursor: null })).toEqual({ items: [1, 2], nextCursor: null });
    expect(z.safeParse(numbers, { items: [1, 'two'], nextCursor: 'x' }).success).toBe(false);
    expect(z.safeParse(numbers, { items: [1] }).success).toBe(false);
  });
});
