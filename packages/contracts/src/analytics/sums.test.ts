import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addStudy,
  EMPTY_SUMS,
  mergeWork,
  NO_CATEGORY,
  type StudySums,
  type SummedAttempt,
  spanStartOf,
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
  test('add an attempt to its day, its month and all time', () => {
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

  test('don’t depend on how the work is split into batches', () => {
    fc.assert(
      fc.property(fc.array(attempt), fc.array(attempt), (first, second) => {
        const whole = sumWork([...first, ...second]);
        const parts = mergeWork(sumWork(first), sumWork(second));
        expect(sorted(parts)).toEqual(sorted(whole));
      }),
    );
  });

  test('have the same total by days, by months and for all time', () => {
    fc.assert(
      fc.property(fc.array(attempt), (work) => {
        const { sums } = sumWork(work, [{ day: '2026-03-02', ratings: 3 }]);
        const total = (span: string) =>
          sums.filter((sum) => sum.span === span).reduce<StudySums>((sum, row) => addStudy(sum, row), EMPTY_SUMS);
        expect(total('month')).toEqual(total('day'));
        expect(total('all')).toEqual(total('day'));
        expect(total('all').quizzes).toBe(work.filter(({ part }) => part !== 'answers').length);
      }),
    );
  });

  test('of a sealed quiz are complete once its totals and later its answers were added', () => {
    fc.assert(
      fc.property(attempt, (summedAttempt) => {
        const parts = (['totals', 'answers'] as const).map((part) => sumWork([{ ...summedAttempt, part }]));
        const [totals, answers] = parts;
        if (!totals || !answers) throw new Error('There are two parts.');
        expect(sorted(mergeWork(totals, answers))).toEqual(sorted(sumWork([{ ...summedAttempt, part: 'all' }])));
        expect([totals.questions, totals.hours]).toEqual([[], []]);
        for (const { correct, answered, asked, time } of totals.sums)
          expect([correct, answered, asked, time]).toEqual([0, 0, 0, 0]);
      }),
    );
  });

  test('count ratings without a category', () => {
    const { sums } = sumWork([], [{ day: '2026-03-02', ratings: 4 }]);
    expect(new Set(sums.map(({ category }) => category))).toEqual(new Set([NO_CATEGORY]));
    expect(spanStartOf('month', '2026-03-31')).toBe('2026-03-01');
  });
});
