import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../streaks/days.ts';
import {
  countFadingCards,
  type DayEvidence,
  type DayFacts,
  dailyChallengeOf,
  dailyProgressOf,
  findWeakestCategory,
  isCollectable,
  isDone,
  ledgerSourceOf,
} from './daily-challenge.ts';
import { MAX_DAILY_REVIEWS } from './limits.ts';
import { formatDailyHint, formatDailyTitle } from './messages.ts';
import { type DailyChallenge, dailyChallenge } from './schema.ts';

const DAY = '2026-03-15';
const NEW: DayFacts = {
  learnerId: '0197a0f4-0000-7000-8000-000000000001',
  day: DAY,
  fading: 0,
  streak: 0,
  weakest: null,
};
const days = fc.integer({ min: -3_000, max: 30_000 }).map((days) => addDays('2026-01-01', days));
const facts: fc.Arbitrary<DayFacts> = fc.record({
  learnerId: fc.uuid(),
  day: days,
  fading: fc.nat(500),
  streak: fc.nat(400),
  weakest: fc.option(fc.constantFrom('History', 'Science')),
});
const evidence: fc.Arbitrary<DayEvidence> = fc.record({
  reviews: fc.nat(40),
  categories: fc.array(fc.constantFrom('History', 'Science', 'Math'), { maxLength: 5 }),
  counts: fc.boolean(),
});
const everyNth = (of: Partial<DayFacts>, count: number) =>
  Array.from({ length: count }, (_, index) => dailyChallengeOf({ ...NEW, ...of, day: addDays(DAY, index) }));

describe('the daily challenge', () => {
  test('asks a new learner for a quiz every day', () => {
    for (const challenge of everyNth({}, 8)) expect(challenge).toEqual({ kind: 'quiz' });
  });

  test('asks for reviews every other day while some are due, ten at most', () => {
    const kinds = everyNth({ fading: 30, streak: 5, weakest: 'History' }, 4);
    expect(kinds.filter(({ kind }) => kind === 'reviews')).toEqual([
      { kind: 'reviews', count: MAX_DAILY_REVIEWS },
      { kind: 'reviews', count: MAX_DAILY_REVIEWS },
    ]);
    expect(kinds).toContainEqual({ kind: 'category', category: 'History' });
    expect(kinds).toContainEqual({ kind: 'streak' });
    expect(everyNth({ fading: 3 }, 4)).toContainEqual({ kind: 'reviews', count: 3 });
  });

  test('is valid, has a title and a hint, and is the same for the same facts', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const challenge = dailyChallengeOf(of);
        expect(dailyChallenge.parse(challenge)).toEqual(challenge);
        expect(dailyChallengeOf({ ...of })).toEqual(challenge);
        expect(formatDailyTitle(challenge)).not.toBe('');
        expect(formatDailyHint(challenge)).not.toBe('');
      }),
    );
  });

  test('never asks for anything that the learner can’t do', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const challenge = dailyChallengeOf(of);
        if (challenge.kind === 'reviews') expect(challenge.count).toBeLessThanOrEqual(of.fading);
        if (challenge.kind === 'streak') expect(of.streak).toBeGreaterThan(1);
        if (challenge.kind === 'category') expect(challenge.category).toBe(of.weakest);
      }),
    );
  });

  test('never loses progress through more work, and stays done', () => {
    fc.assert(
      fc.property(facts, evidence, evidence, (of, some, more) => {
        const challenge = dailyChallengeOf(of);
        const all = {
          reviews: some.reviews + more.reviews,
          categories: [...some.categories, ...more.categories],
          counts: some.counts || more.counts,
        };
        expect(dailyProgressOf(challenge, all).done).toBeGreaterThanOrEqual(dailyProgressOf(challenge, some).done);
        if (isDone(challenge, some)) expect(isDone(challenge, all)).toBe(true);
      }),
    );
  });

  test.each<[DailyChallenge, DayEvidence, number, number]>([
    [{ kind: 'reviews', count: 3 }, { reviews: 2, categories: ['Math'], counts: true }, 2, 3],
    [{ kind: 'reviews', count: 3 }, { reviews: 9, categories: [], counts: false }, 3, 3],
    [{ kind: 'quiz' }, { reviews: 9, categories: [], counts: true }, 0, 1],
    [{ kind: 'quiz' }, { reviews: 0, categories: ['Math', 'Math'], counts: true }, 1, 1],
    [{ kind: 'category', category: 'History' }, { reviews: 0, categories: ['Math'], counts: true }, 0, 1],
    [{ kind: 'category', category: 'History' }, { reviews: 0, categories: ['Math', 'History'], counts: true }, 1, 1],
    [{ kind: 'streak' }, { reviews: 4, categories: [], counts: false }, 0, 1],
    [{ kind: 'streak' }, { reviews: 4, categories: [], counts: true }, 1, 1],
  ])('%j with the work %j is at %i of %i', (challenge, of, done, all) => {
    expect(dailyProgressOf(challenge, of)).toEqual({ done, of: all });
  });
});

test('a day can be collected from one day before the server’s date until 30 days after', () => {
  expect([-2, -1, 0, 30, 31].map((late) => isCollectable(DAY, addDays(DAY, late)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('each day has its own source id in the ledger', () => {
  expect(ledgerSourceOf(DAY)).toBe('00000000-0000-8000-8000-000020260315');
  fc.assert(fc.property(days, days, (a, b) => (ledgerSourceOf(a) === ledgerSourceOf(b)) === (a === b)));
});

describe('cards that were due when the day began', () => {
  const at = (hour: number) => `${DAY}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const where = { day: DAY, zone: 'UTC' };
  const card = (questionId: string, ...history: { at: string; quality: number | null }[]) => ({ questionId, history });

  test('include the due and since reviewed ones, but not cards that a quiz of today made due', () => {
    const cards = [
      card('due'),
      card('reviewed', { at: at(9), quality: 5 }),
      card('forgotten', { at: at(9), quality: 1 }, { at: at(10), quality: null }),
      card('mistaken', { at: at(9), quality: null }),
      card('before', { at: '2026-03-15T03:59:00.000Z', quality: 5 }),
    ];
    expect(countFadingCards(cards, new Set(['due', 'mistaken']), where)).toBe(3);
  });

  test('keep their number when one of them is reviewed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (ids, pick) => {
        const reviewed = ids[pick % ids.length] ?? '';
        const before = countFadingCards(
          ids.map((id) => card(id)),
          new Set(ids),
          where,
        );
        const after = countFadingCards(
          ids.map((id) => (id === reviewed ? card(id, { at: at(12), quality: 3 }) : card(id))),
          new Set(ids.filter((id) => id !== reviewed)),
          where,
        );
        expect(after).toBe(before);
      }),
    );
  });
});

test('the weakest category has the lowest average under 80 %, with at least two quizzes', () => {
  const of = (category: string, ...percent: number[]) => percent.map((percentage) => ({ category, percentage }));
  expect(findWeakestCategory([])).toBeNull();
  expect(findWeakestCategory([...of('Math', 10), ...of('History', 80, 80)])).toBeNull();
  expect(findWeakestCategory([...of('Math', 10), ...of('History', 70, 80), ...of('Art', 60, 100, 40)])).toBe('Art');
});
