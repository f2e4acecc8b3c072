import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsSoonAt, runStateOf } from './runs.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 2, 2) + hours * HOUR);

describe('the state of a run', () => {
  it.each([
    ['the learner has not joined', null, 72, 1, 'available', false, null],
    ['joined', { joinedAt: at(0), completedAt: null }, 72, 1, 'in_progress', false, 24],
    ['joined a day ago', { joinedAt: at(0), completedAt: null }, 72, 24, 'available', true, null],
    ['completed', { joinedAt: at(0), completedAt: at(3) }, 72, 26, 'completed_today', false, 27],
    ['completed a day ago', { joinedAt: at(0), completedAt: at(3) }, 72, 27, 'available', true, null],
    ['joined, and the challenge ends first', { joinedAt: at(0), completedAt: null }, 24, 1, 'in_progress', false, null],
    [
      'completed, and the challenge ends first',
      { joinedAt: at(0), completedAt: at(1) },
      20,
      2,
      'completed_today',
      false,
      null,
    ],
  ] as const)('is correct in the case: %s', (_name, run, ends, now, status, wasReset, reset) => {
    const nextResetTime = reset === null ? null : at(reset);
    expect(runStateOf(run, at(ends), at(now))).toEqual({ status, wasReset, nextResetTime });
  });

  it('is reset exactly at the announced reset time', () => {
    const hours = fc.integer({ min: 0, max: 71 });
    fc.assert(
      fc.property(hours, fc.option(hours), hours, (joined, after, now) => {
        const run = { joinedAt: at(joined), completedAt: after === null ? null : at(joined + after) };
        const { nextResetTime, wasReset } = runStateOf(run, at(72), at(now));
        if (nextResetTime === null) return;
        expect(wasReset).toBe(false);
        expect(runStateOf(run, at(72), nextResetTime)).toMatchObject({ status: 'available', wasReset: true });
        expect(runStateOf(run, at(72), new Date(nextResetTime.getTime() - 1)).wasReset).toBe(false);
      }),
    );
  });
});

it('a challenge ends soon from three hours before its end, or from halfway through a short one', () => {
  const startsAt = new Date('2026-03-02T12:00:00Z');
  const soonOf = (hours: number) =>
    (endsSoonAt({ startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) }).getTime() -
      startsAt.getTime()) /
    3_600_000;
  expect([24, 6, 2].map(soonOf)).toEqual([21, 3, 1]);
});
