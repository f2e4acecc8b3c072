import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NewOp } from '../queue/enqueue.ts';
import { createWorkKind } from './work-kind.ts';

const op = (args: unknown, more: Partial<NewOp> = {}): NewOp => ({
  opId: 'an op',
  type: 'tag.put',
  v: 1,
  at: '2026-03-01T03:30:00.000Z',
  tz: 'UTC',
  args,
  ...more,
});

const tagPut = createWorkKind<{ tag: string; madeAt: string }, readonly string[]>({
  type: 'tag.put',
  name: () => 'Tag',
  doneAt: ({ madeAt }) => madeAt,
  overlay: (tags, { tag }) => [...tags, tag],
});
const plain = createWorkKind({ type: 'plain', name: () => 'Plain' });

test('a type of work applies its own ops on top of the rows, in their order', () => {
  const entries = [op({ tag: 'a' }), op({ tag: 'x' }, { type: 'other' }), op({ tag: 'b' })].map((newOp) => ({
    op: newOp,
  }));
  expect(tagPut.applyOverlays(['row'], entries)).toEqual(['row', 'a', 'b']);
});

test('work counts for the learner’s day on which it was done, by the server’s clock', () => {
  const late = op({ madeAt: '2026-03-01T04:30:00.000Z' });
  expect(tagPut.doneAt(late, null)).toBe('2026-03-01T04:30:00.000Z');
  expect(tagPut.day(late, null)).toBe('2026-03-01');
  expect(tagPut.day(late, -3_600_000)).toBe('2026-02-28');
  expect(tagPut.day({ ...late, skew: 0 }, -3_600_000)).toBe('2026-03-01');
  expect(plain.day(op({}, { type: 'plain' }), null)).toBe('2026-02-28');
});

test('work with invalid args counts as done when its op was made', () => {
  fc.assert(
    fc.property(fc.anything(), (madeAt) => {
      fc.pre(typeof madeAt !== 'string' && !(typeof madeAt === 'number'));
      expect(tagPut.doneAt(op({ madeAt }), null)).toBe('2026-03-01T03:30:00.000Z');
      expect(tagPut.doneAt(op(madeAt), null)).toBe('2026-03-01T03:30:00.000Z');
    }),
  );
});
