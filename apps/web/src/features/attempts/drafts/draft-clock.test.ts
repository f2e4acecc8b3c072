import { newId } from '@quorbit/contracts/lib/ids';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { createDraft } from '../drafts.mirror.ts';
import { createDraftClock } from './draft-clock.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const TIME_MS = quiz().duration * 60_000;
const YEAR_MS = 365 * 86_400_000;

const timed = (now = NOW) => createDraft({ attemptId: newId(), started: started(quiz()), timed: true, now });

/** Fakes a device's clock, on which one page after another can be opened. */
function fakeDevice() {
  const time = { now: NOW, elapsed: 0 };
  return {
    time,
    open: () => createDraftClock({ now: () => time.now, elapsed: () => time.elapsed }),
    pass(ms: number) {
      time.now += ms;
      time.elapsed += ms;
    },
  };
}

/** Steps of a test: how long time passes, and then by how much the device's clock is set, in milliseconds. */
const clockChanges = fc.array(
  fc.record({ pass: fc.nat({ max: TIME_MS / 4 }), set: fc.integer({ min: -10 * YEAR_MS, max: 10 * YEAR_MS }) }),
  { maxLength: 8 },
);

test('while the page is open, setting the clock neither shortens nor lengthens an attempt', () => {
  fc.assert(
    fc.property(clockChanges, (steps) => {
      const { time, open, pass } = fakeDevice();
      const page = open();
      let draft = timed();
      let passed = 0;
      page.age(draft);
      for (const { pass: ms, set } of steps) {
        pass(ms);
        passed += ms;
        time.now += set;
        expect(page.age(draft)).toBe(passed);
        expect(page.isTimeUp(draft)).toBe(passed >= TIME_MS);
        draft = page.alignToClock(draft);
        expect((draft.deadline ?? 0) - draft.startedAt).toBe(TIME_MS);
        expect(Math.abs(time.now - draft.startedAt - passed)).toBeLessThanOrEqual(5_000);
      }
    }),
  );
});

test('a tab that saw the draft before the clock was set agrees with the tab that stored its new times', () => {
  fc.assert(
    fc.property(clockChanges, (steps) => {
      const { time, open, pass } = fakeDevice();
      const [first, second] = [open(), open()];
      const draft = timed();
      first.age(draft);
      second.age(draft);
      for (const { pass: ms, set } of steps) {
        pass(ms);
        time.now += set;
      }
      const stored = first.alignToClock(draft);
      expect(second.alignToClock(stored)).toEqual(stored);
      expect(second.age(stored)).toBe(first.age(stored));
    }),
  );
});

test('after a reload the age comes from the clock and is never negative', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 * TIME_MS }), fc.integer({ min: -YEAR_MS, max: YEAR_MS }), (closed, set) => {
      const { time, open } = fakeDevice();
      const draft = timed();
      time.now += closed + set;
      const again = open();
      expect(again.age(draft)).toBe(Math.max(0, closed + set));
      expect(again.isTimeUp(draft)).toBe(closed + set >= TIME_MS);
    }),
  );
});

test('an attempt without a time limit keeps its age when the clock is set', () => {
  const { time, open, pass } = fakeDevice();
  const page = open();
  const draft = { ...timed(), deadline: null };
  page.age(draft);
  pass(90_000);
  time.now += YEAR_MS;
  expect(page.alignToClock(draft)).toMatchObject({ startedAt: time.now - 90_000, deadline: null });
  expect(page.isTimeUp(draft)).toBe(false);
});

test('clock corrections of a few seconds leave the draft’s times unchanged', () => {
  const { time, open } = fakeDevice();
  const page = open();
  const draft = timed();
  page.age(draft);
  time.now += 4_000;
  expect(page.alignToClock(draft)).toBe(draft);
});
