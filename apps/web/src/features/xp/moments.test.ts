import { ACHIEVEMENT_IDS } from '@quorbit/contracts/achievements/achievements';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentsBetween } from './moments.ts';
import type { ProgressSnapshot } from './progress-snapshot.mirror.ts';

const TODAY = { day: '2026-11-22', xp: 0, goal: 50 };
const START: ProgressSnapshot = { xp: 0, streak: { count: 0, lastDay: null }, unlocked: [], today: TODAY };
const keys = (before: ProgressSnapshot, after: ProgressSnapshot) => momentsBetween(before, after).map(({ key }) => key);

const snapshot: fc.Arbitrary<ProgressSnapshot> = fc.record({
  xp: fc.nat(5000),
  streak: fc.record({
    count: fc.nat(400),
    lastDay: fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'), { nil: null }),
  }),
  unlocked: fc.subarray(ACHIEVEMENT_IDS),
  today: fc.record({
    day: fc.constantFrom('2026-11-21', '2026-11-22'),
    xp: fc.nat(120),
    goal: fc.constantFrom(20, 50, 100),
  }),
});

describe('the celebrations between two progress snapshots', () => {
  test('play from quiet to loud: goal, streak, achievements by rarity, level', () => {
    const before: ProgressSnapshot = { ...START, xp: 140, streak: { count: 3, lastDay: '2026-11-21' } };
    const after: ProgressSnapshot = {
      xp: 174,
      today: { ...TODAY, xp: 60 },
      streak: { count: 4, lastDay: '2026-11-22' },
      unlocked: ['score_perfect_1', 'quiz_1'],
    };
    expect(keys(before, after)).toEqual([
      'goal:2026-11-22',
      'streak:2026-11-22',
      'unlock:quiz_1',
      'unlock:score_perfect_1',
      'level:2',
    ]);
    expect(momentsBetween(before, after)[0]).toMatchObject({ title: 'Goal reached', figure: '50' });
    expect(momentsBetween(before, after)[1]).toMatchObject({ title: '4-day streak', figure: '4' });
    expect(momentsBetween(before, after)[2]).toMatchObject({
      title: 'First Launch',
      text: 'New achievement: finish your first quiz.',
      medal: { rarity: 'common', motif: 'quiz', figure: '1' },
    });
    expect(momentsBetween(before, after)[4]).toMatchObject({ title: 'Level 2', text: '136 XP to level 3.' });
  });

  test('combine several levels into one celebration', () => {
    expect(keys(START, { ...START, xp: 320 })).toEqual(['level:3']);
  });

  test('leave out the first day of a streak', () => {
    expect(keys(START, { ...START, streak: { count: 1, lastDay: '2026-11-22' } })).toEqual([]);
  });

  test('leave out the streak on a second quiz of the day, even if late work made the streak longer', () => {
    const before: ProgressSnapshot = { ...START, streak: { count: 3, lastDay: '2026-11-22' } };
    expect(keys(before, { ...START, streak: { count: 5, lastDay: '2026-11-22' } })).toEqual([]);
  });

  test('contain the goal of a day once, by that day’s own XP', () => {
    const on = (xp: number, day = TODAY.day) => ({ ...START, today: { day, xp, goal: 50 } });
    expect(keys(on(49), on(50))).toEqual(['goal:2026-11-22']);
    expect(keys(on(49), on(49))).toEqual([]);
    expect(keys(on(50), on(80))).toEqual([]);
    expect(keys(on(80, '2026-11-21'), on(20))).toEqual([]);
    expect(keys(on(80, '2026-11-21'), on(50))).toEqual(['goal:2026-11-22']);
  });

  test('are empty if nothing changed', () => {
    fc.assert(fc.property(snapshot, (same) => momentsBetween(same, same).length === 0));
  });

  test('contain only things that are newly reached, and none of them in the reverse direction', () => {
    fc.assert(
      fc.property(snapshot, snapshot, (before, after) => {
        const there = keys(before, after);
        for (const key of there) {
          const [kind, what = ''] = key.split(':');
          if (kind === 'level') expect(levelStateOf(after.xp).level).toBeGreaterThan(levelStateOf(before.xp).level);
          if (kind === 'unlock')
            expect(
              [before, after].map((progressSnapshot) => progressSnapshot.unlocked.some((id) => id === what)),
            ).toEqual([false, true]);
          if (kind === 'goal') expect(after.today.xp).toBeGreaterThanOrEqual(after.today.goal);
          if (kind === 'streak') expect(after.streak.lastDay).toBe(what);
        }
        const back = keys(after, before);
        expect(there.filter((key) => back.includes(key) && !key.startsWith('goal'))).toEqual([]);
        expect(new Set(there).size).toBe(there.length);
      }),
    );
  });
});
