import { MIN_ANSWERS } from '@quorbit/contracts/quizzes/drafts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeQuestionFigures, type MeasuredAnswer, type MeasuredQuestion } from './question-figures.ts';

const OPTIONS = ['w', 'x', 'y', 'z'];
const single = (id: string): MeasuredQuestion => ({ id, kind: 'single', options: OPTIONS });
const [A, B, C] = [single('a'), single('b'), single('c')];
const given = (questionId: string, option: number | null, timeSpent = 1): MeasuredAnswer => ({
  questionId,
  option,
  correct: option === 0,
  timeSpent,
});
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Computes figures from attempts that all asked the current wording of the questions. */
const figured = (questions: readonly MeasuredQuestion[], attempts: readonly MeasuredAnswer[][]) =>
  computeQuestionFigures(
    questions,
    attempts.map((answers) => ({ answers, hasCurrentWording: () => true })),
  );

describe('the figures of a question', () => {
  it('stay empty until there are 30 answers', () => {
    const attempts = (count: number) => times(count, () => [given('a', 0)]);
    const few = { facility: null, discrimination: null, distribution: [], skipped: null, time: null };
    expect(figured([A], attempts(MIN_ANSWERS - 1))).toEqual([{ questionId: 'a', answered: 29, ...few }]);
    expect(figured([A], attempts(MIN_ANSWERS))[0]).toMatchObject({ answered: 30, facility: 1, skipped: 0 });
    expect(figured([A, B], [])).toMatchObject([
      { questionId: 'a', answered: 0 },
      { questionId: 'b', answered: 0 },
    ]);
  });

  it('contain the shares of right answers, of each option and of skips, and the median time', () => {
    const attempts = times(40, (index) => [given('a', index < 10 ? null : index % 4, index)]);
    const [figures] = figured([A], attempts);
    expect(figures).toMatchObject({ answered: 30, skipped: 0.25, time: 24.5 });
    expect(figures?.distribution).toEqual([7 / 30, 7 / 30, 8 / 30, 8 / 30]);
    expect(figures?.facility).toBeCloseTo(7 / 30);
  });

  it('contain the share of skips even if nobody answered', () => {
    const [figures] = figured(
      [A],
      times(50, () => [given('a', null)]),
    );
    expect(figures).toMatchObject({ answered: 0, skipped: 1, facility: null });
  });

  it('measure how well the question separates strong from weak learners', () => {
    const withStrength = (right: (index: number) => boolean) =>
      times(60, (index) => [
        given('a', right(index) ? 0 : 1),
        given('b', index < 30 ? 0 : 1),
        given('c', index < 30 ? 0 : 1),
      ]);
    const of = (right: (index: number) => boolean) => figured([A, B, C], withStrength(right))[0]?.discrimination;
    expect(of((index) => index < 30)).toBeCloseTo(1);
    expect(of((index) => index >= 30)).toBeCloseTo(-1);
    expect(of((index) => index % 2 === 0)).toBeCloseTo(0);
    expect(of(() => true)).toBeNull();
    expect(
      figured(
        [A],
        times(40, (index) => [given('a', index % 2)]),
      )[0]?.discrimination,
    ).toBeNull();
  });

  it('compare the question with the rest of the attempt, without the question itself', () => {
    // Answers to the two questions are unrelated. If a question also counted in the total that it's compared with, the
    // correlation would be 0.7.
    const attempts = times(80, (index) => [given('a', index % 2), given('b', Math.floor(index / 2) % 2)]);
    expect(figured([A], attempts)[0]?.discrimination).toBeCloseTo(0);
  });

  it('cover each kind of question', () => {
    const kinds: MeasuredQuestion[] = [
      { id: 'm', kind: 'multiple', options: [], choices: ['x', 'y', 'z'] },
      { id: 't', kind: 'true_false', options: [] },
      { id: 'w', kind: 'text', options: [] },
      { id: 'n', kind: 'number', options: [] },
    ];
    const responseOf = (index: number): MeasuredAnswer[] =>
      [
        { questionId: 'm', response: { kind: 'multiple', chosen: index % 2 === 0 ? [0, 2] : [2] } },
        { questionId: 't', response: { kind: 'true_false', value: index % 4 === 0 } },
        { questionId: 'w', response: { kind: 'text', text: 'word' } },
        { questionId: 'n', response: { kind: 'number', value: '1' } },
      ].map((answer) => ({ option: null, correct: index % 2 === 0, timeSpent: 2, ...answer }) as MeasuredAnswer);
    const figures = figured(kinds, times(40, responseOf));
    expect(figures.map(({ distribution }) => distribution)).toEqual([[0.5, 0, 1], [0.25, 0.75], [], []]);
    expect(figures.map(({ answered, facility }) => [answered, facility])).toEqual(times(4, () => [40, 0.5]));
  });

  it('ignore questions that the quiz no longer has', () => {
    expect(
      figured(
        [B],
        times(40, () => [given('a', 0)]),
      ),
    ).toMatchObject([{ questionId: 'b', answered: 0 }]);
  });

  it('stay within their bounds, and don’t depend on the order of attempts', () => {
    const answer = fc.record({
      option: fc.option(fc.nat(5)),
      correct: fc.option(fc.boolean()),
      timeSpent: fc.double({ min: 0, max: 86_400, noNaN: true }),
    });
    const attempt: fc.Arbitrary<MeasuredAnswer[]> = fc
      .tuple(fc.subarray(['a', 'b', 'c', 'gone']), fc.array(answer, { minLength: 4, maxLength: 4 }))
      .map(([ids, answers]) =>
        ids.flatMap((questionId, index) => (answers[index] ? [{ questionId, ...answers[index] }] : [])),
      );
    const attempts = fc.array(attempt, { minLength: 0, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(attempts, fc.nat(), (some, turn) => {
        const figures = figured([A, B, C], some);
        for (const { facility, discrimination, distribution, skipped, time } of figures) {
          for (const share of [facility ?? 0, skipped ?? 0, ...distribution]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(distribution.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
          expect(time ?? 0).toBeGreaterThanOrEqual(0);
        }
        const at = some.length === 0 ? 0 : turn % some.length;
        expect(figured([A, B, C], [...some.slice(at), ...some.slice(0, at)].reverse())).toEqual(figures);
      }),
      { numRuns: 150 },
    );
  });
});
