import { expect, it } from 'vitest';
import { computeSecondsPlayed, formatTooLate, isAfterDeadline, playDeadlineOf } from './rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 12) + seconds * 1_000);

it.each([
  [300, 1_000, 300],
  [300, 200, 200],
])('a quiz of %s s in a game that ends in %s s is due in %s s', (seconds, end, deadline) => {
  expect(playDeadlineOf(at(0), seconds, at(end))).toEqual(at(deadline));
});

it.each([
  [299, false],
  [300, false],
  [330, false],
  [330.001, true],
])('a submission %s s after the start is too late for a deadline of 300 s: %s', (seconds, late) => {
  expect(isAfterDeadline(at(300), at(seconds))).toBe(late);
});

it('the message for a late submission shows the time on the clock', () => {
  expect(formatTooLate({ hour: 9, minute: 5 })).toBe('Too late: we counted what had reached us by 09:05');
});

it.each([
  [12.4, 12],
  [310, 300],
  [-1, 0],
])('a play submitted after %s s took %s s', (seconds, played) => {
  expect(computeSecondsPlayed({ startedAt: at(0), deadline: at(300) }, at(seconds))).toBe(played);
});
