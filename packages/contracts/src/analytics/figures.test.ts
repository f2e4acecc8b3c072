import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_WEIGHTS } from '../reviews/weights.ts';
import { accuracy, averageScore, meanSeconds, percentOf, totalsBy } from './figures.ts';
import { bestHour, headlineOf, insightsOf } from './insights.ts';
import { masteryOf } from './mastery.ts';
import { rangeUntil } from './ranges.ts';
import { performanceLevel, sessionMetrics } from './sessions.ts';
import {
  addStudy,
  addWork,
  NO_CATEGORY,
  NO_STUDY,
  type StudySums,
  type SummedAttempt,
  startOf,
  sumWork,
} from './sums.ts';

const answer = fc.record({
  questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  option: fc.option(fc.nat(3)),
  correct: fc.boolean(),
  timeSpent: fc.nat(900).map((tenths) => tenths / 10),
});
const attempt: fc.Arbitrary<SummedAttempt> = fc.record({
  part: fc.constantFrom('all', 'totals', 'answers'),
  quizId: fc.constantFrom('a', 'b', 'c'),
  versionId: fc.constantFrom('v1', 'v2'),
  category: fc.constantFrom('History', 'Art'),
  day: fc.constantFrom('2026-02-27', '2026-03-01', '2026-03-02', '2027-01-01'),
  hour: fc.option(fc.nat(23)),
  percentage: fc.nat(100),
  answers: fc.array(answer, { maxLength: 8 }),
});
const sorted = (work: ReturnType<typeof sumWork>) =>
  Object.values(work).map((rows: object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort());
const byKey = (sums: ReturnType<typeof sumWork>['sums']) =>
  new Map(sums.map(({ span, startsOn, category, ...rest }) => [`${span}/${startsOn}/${category}`, rest]));

describe('sums of work', () => {
  test('hold an attempt under its day, its month and ever', () => {
    const { sums, quizzes, questions, hours } = sumWork([
      {
        part: 'all',
        quizId: 'a',
        versionId: 'v',
        category: 'Art',
        day: '2026-03-02',
        hour: 9,
        percentage: 50,
        answers: [
          { questionId: 'q1', option: 1, correct: true, timeSpent: 2.5 },
          { questionId: 'q2', option: null, correct: false, timeSpent: 7 },
        ],
      },
    ]);
    const figures = { quizzes: 1, percentages: 50, asked: 2, answered: 1, correct: 1, time: 25, ratings: 0 };
    expect(byKey(sums)).toEqual(
      new Map([
        ['day/2026-03-02/Art', figures],
        ['month/2026-03-01/Art', figures],
        ['all/1900-01-01/Art', figures],
      ]),
    );
    expect(quizzes).toEqual([{ quizId: 'a', attempts: 1, lastDay: '2026-03-02' }]);
    expect(questions).toEqual([
      { questionId: 'q1', quizId: 'a', versionId: 'v', category: 'Art', answered: 1, correct: 1, time: 25 },
    ]);
    expect(hours).toEqual([{ hour: 9, answered: 1, correct: 1 }]);
  });

  test('do not depend on how work is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(attempt), fc.array(attempt), (first, second) => {
        const whole = sumWork([...first, ...second]);
        const parts = addWork(sumWork(first), sumWork(second));
        expect(sorted(parts)).toEqual(sorted(whole));
      }),
    );
  });

  test('say the same of days, months and ever', () => {
    fc.assert(
      fc.property(fc.array(attempt), (work) => {
        const { sums } = sumWork(work, [{ day: '2026-03-02', ratings: 3 }]);
        const total = (span: string) =>
          sums.filter((one) => one.span === span).reduce<StudySums>((sum, one) => addStudy(sum, one), NO_STUDY);
        expect(total('month')).toEqual(total('day'));
        expect(total('all')).toEqual(total('day'));
        expect(total('all').quizzes).toBe(work.filter(({ part }) => part !== 'answers').length);
      }),
    );
  });

  test('of a sealed quiz are whole once its totals and, later, its answers have entered', () => {
    fc.assert(
      fc.property(attempt, (one) => {
        const parts = (['totals', 'answers'] as const).map((part) => sumWork([{ ...one, part }]));
        const [totals, answers] = parts;
        if (!totals || !answers) throw new Error('There are two parts.');
        expect(sorted(addWork(totals, answers))).toEqual(sorted(sumWork([{ ...one, part: 'all' }])));
        expect([totals.questions, totals.hours]).toEqual([[], []]);
        for (const { correct, answered, asked, time } of totals.sums)
          expect([correct, answered, asked, time]).toEqual([0, 0, 0, 0]);
      }),
    );
  });

  test('keep ratings apart from categories', () => {
    const { sums } = sumWork([], [{ day: '2026-03-02', ratings: 4 }]);
    expect(new Set(sums.map(({ category }) => category))).toEqual(new Set([NO_CATEGORY]));
    expect(startOf('month', '2026-03-31')).toBe('2026-03-01');
  });
});

describe('figures', () => {
  const sums = { ...NO_STUDY, quizzes: 3, percentages: 167, asked: 30, answered: 24, correct: 20, time: 601 };
  test('have one decimal, and none where nothing was done', () => {
    expect(averageScore(sums)).toBe(55.7);
    expect(accuracy(sums)).toBe(66.7);
    expect(meanSeconds(sums)).toBe(2.5);
    expect([averageScore(NO_STUDY), accuracy(NO_STUDY), meanSeconds(NO_STUDY)]).toEqual([null, null, null]);
    expect(percentOf(1, 8)).toBe(12.5);
  });

  test('a percentage lies between 0 and 100', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (part, rest) => {
        const percent = percentOf(part, part + rest);
        if (part + rest === 0) expect(percent).toBeNull();
        else expect(percent !== null && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  test('are grouped by what a row says', () => {
    const rows = [
      { ...sums, category: 'Art' },
      { ...sums, category: 'History' },
      { ...sums, category: 'Art' },
    ];
    expect(totalsBy(rows, ({ category }) => category).get('Art')?.quizzes).toBe(6);
  });
});

describe('ranges', () => {
  test('end today: seven days, thirty, or twelve months', () => {
    expect(rangeUntil('week', '2026-03-02').starts).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(rangeUntil('month', '2026-03-02').starts).toHaveLength(30);
    const year = rangeUntil('year', '2026-03-31');
    expect([year.span, year.starts.length, year.from, year.starts.at(-1)]).toEqual([
      'month',
      12,
      '2025-04-01',
      '2026-03-01',
    ]);
  });
});

const given = (timeSpent: number, correct = true, option: number | null = 0) => ({ timeSpent, correct, option });

describe('sessions', () => {
  test('tell fatigue from the medians of the first and the last third', () => {
    const slower = [given(10), given(12), given(11), given(11), given(14), given(18)];
    expect(sessionMetrics(slower).fatigueScore).toBe(0.455);
    expect(sessionMetrics(slower.slice(0, 5)).fatigueScore).toBeNull();
    expect(sessionMetrics(slower.toReversed()).fatigueScore).toBe(0);
  });

  test('count what was asked, answered and right', () => {
    const metrics = sessionMetrics([given(4), given(5, false), given(9, false, null), given(6)]);
    expect(metrics).toEqual({ responseTime: 5, fatigueScore: null, engagement: 15, comprehension: 0.5, answers: 3 });
    expect(sessionMetrics([])).toMatchObject({ responseTime: 0, engagement: 0, comprehension: 0 });
  });

  test('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const { fatigueScore, engagement, comprehension, responseTime } = sessionMetrics(answers);
        expect(fatigueScore === null || (fatigueScore >= 0 && fatigueScore <= 1)).toBe(true);
        expect(engagement >= 0 && engagement <= 20 && comprehension >= 0 && comprehension <= 1).toBe(true);
        expect(responseTime).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('have a level from how fresh they were', () => {
    expect([0, 0.2, 0.3, 0.4, 0.7, null].map(performanceLevel)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      null,
    ]);
  });
});

describe('headlines', () => {
  const of = (category: string, asked: number, correct: number) => new Map([[category, { asked, correct }]]);
  test('name the category that moved most', () => {
    const now = new Map([...of('History', 50, 41), ...of('Art', 50, 25)]);
    const before = new Map([...of('History', 50, 35), ...of('Art', 50, 28)]);
    expect(headlineOf(now, before, true)).toEqual({
      kind: 'moved',
      category: 'History',
      points: 12,
      days: 14,
      answers: 100,
    });
  });

  test('claim nothing from few answers', () => {
    expect(headlineOf(of('Art', 19, 19), of('Art', 40, 0), true)).toEqual({ kind: 'few', answers: 19, needed: 20 });
    expect(headlineOf(of('Art', 40, 30), of('Art', 19, 0), true)).toEqual({
      kind: 'steady',
      accuracy: 75,
      days: 14,
      answers: 40,
    });
    expect(headlineOf(new Map(), new Map(), false)).toEqual({ kind: 'nothing' });
  });
});

describe('insights', () => {
  const session = (changes: Partial<ReturnType<typeof sessionMetrics>>) => ({
    responseTime: 10,
    fatigueScore: 0.3,
    engagement: 16,
    comprehension: 0.7,
    answers: 10,
    ...changes,
  });
  test('say what they rest on', () => {
    const sessions = [session({ engagement: 20 }), session({ responseTime: 5 }), session({}), session({})];
    const hours = [
      { hour: 9, answered: 40, correct: 36 },
      { hour: 20, answered: 30, correct: 15 },
      { hour: 22, answered: 3, correct: 3 },
    ];
    expect(insightsOf(sessions, hours)).toEqual([
      { kind: 'breaks', value: 30, answers: 40 },
      { kind: 'engagement', value: 13, answers: 40 },
      { kind: 'peak', value: 9, answers: 73 },
      { kind: 'pace', value: -25, answers: 40 },
    ]);
    expect(bestHour(hours)).toEqual({ hour: 9, accuracy: 90, answers: 40 });
  });

  test('say nothing from too few answers', () => {
    const found = insightsOf([session({ answers: 9 })], [{ hour: 9, answered: 40, correct: 36 }]);
    expect(found.map(({ value }) => value)).toEqual([null, null, null, null]);
  });
});

describe('mastery', () => {
  const at = new Date('2026-03-11T12:00:00Z');
  test('is the chance to recall a card, and what was answered rightly without one', () => {
    const learnt = { stability: 10, lastReview: '2026-03-01T12:00:00Z' };
    const found = masteryOf(
      [
        { category: 'Art', correct: 1, answered: 2, card: null },
        { category: 'Art', correct: 0, answered: 1, card: { stability: 0, lastReview: null } },
        { category: 'History', correct: 0, answered: 1, card: learnt },
      ],
      at,
    );
    expect(found).toEqual([
      { category: 'Art', questions: 2, mastery: 250 },
      { category: 'History', questions: 1, mastery: 900 },
    ]);
  });

  test("forgets by the learner's own weights, from the time on from which they hold", () => {
    const card = { stability: 10, lastReview: '2026-01-01T12:00:00Z' };
    const question = { category: 'Art', correct: 0, answered: 1, card };
    const masteryBy = (models: Parameters<typeof masteryOf>[2]) => masteryOf([question], at, models)[0]?.mastery ?? 0;
    // The last weight is how fast the curve falls.
    const weights = PUBLISHED_WEIGHTS.with(-1, 0.5);
    const published = masteryBy([]);
    expect(masteryBy([{ since: '2026-02-01T00:00:00Z', weights }])).not.toBe(published);
    expect(masteryBy([{ since: '2030-01-01T00:00:00Z', weights }])).toBe(published);
  });

  test('never grows by waiting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(1_000), fc.nat(1_000), (tenths, days, more) => {
        const question = {
          category: 'Art',
          correct: 0,
          answered: 1,
          card: { stability: tenths / 10, lastReview: at.toISOString() },
        };
        const on = (day: number) => masteryOf([question], new Date(at.getTime() + day * 86_400_000))[0]?.mastery ?? 0;
        expect(on(days + more)).toBeLessThanOrEqual(on(days));
      }),
    );
  });
});
