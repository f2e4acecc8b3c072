import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CURRENT_MODEL, estimateAbility, type ScoredAnswer } from './model.ts';
import {
  type AdaptiveItem,
  certaintyOf,
  endingOf,
  hasEnoughItems,
  isAbandoned,
  MAX_RUN_QUESTIONS,
  MIN_RUN_QUESTIONS,
  rankItems,
  TARGET_ERROR,
} from './run-rules.ts';

const item = (questionId: string, difficulty: number, more: Partial<AdaptiveItem> = {}): AdaptiveItem => ({
  questionId,
  asks: `asks ${questionId}`,
  difficulty,
  guessing: 0.25,
  quizId: 'quiz',
  ...more,
});
const idsOf = (items: readonly AdaptiveItem[]) => items.map(({ questionId }) => questionId);
const NONE: ReadonlySet<string> = new Set();

describe('the next question', () => {
  it('is one of the five most informative questions, chosen by the run’s id', () => {
    const items = [-3, -1.2, -0.6, -0.4, -0.2, 0, 0.4, 1, 3].map((difficulty) => item(`${difficulty}`, difficulty));
    const draws = Array.from({ length: 200 }, (_, run) => idsOf(rankItems(items, NONE, 0, `run ${run}`)));
    // A guessable question reveals less when it is answered rightly, so questions slightly easier than the learner's
    // ability are the most informative.
    const most = ['-0.6', '-0.4', '-0.2', '0', '0.4'];
    for (const id of most) expect(draws.filter(([first]) => first === id).length).toBeGreaterThan(20);
    for (const draw of draws) {
      expect(draw.slice(0, 5).toSorted()).toEqual(most.toSorted());
      expect(draw.slice(5)).toEqual(['1', '-1.2', '3', '-3'].toSorted((a, b) => draw.indexOf(a) - draw.indexOf(b)));
    }
  });

  it('is the one that is harder to guess, if two are equally difficult', () => {
    const typed = Array.from({ length: 5 }, (_, place) => item(`typed ${place}`, 0, { guessing: 0 }));
    const items = [...Array.from({ length: 9 }, (_, place) => item(`chosen ${place}`, 0)), ...typed];
    const first = Array.from({ length: 50 }, (_, run) => idsOf(rankItems(items, NONE, 0, `run ${run}`))[0]);
    expect(first.filter((id) => !id?.startsWith('typed'))).toEqual([]);
  });

  it('comes from the quiz with the smallest share of questions asked', () => {
    const of = (quizId: string, size: number) =>
      Array.from({ length: size }, (_, place) => item(`${quizId}${place}`, 0, { quizId }));
    const items = [...of('a', 12), ...of('b', 6)];
    for (let run = 0; run < 20; run += 1) {
      const asked = new Set<string>();
      while (asked.size < 9) asked.add(rankItems(items, asked, 0, `run ${run}`)[0]?.questionId ?? '');
      const ofA = [...asked].filter((id) => id.startsWith('a')).length;
      expect([5, 6, 7]).toContain(ofA);
    }
  });

  it('is never one that was asked before, not even under another id', () => {
    const items = [item('a', 0, { asks: 'same' }), item('b', 0, { asks: 'same' }), item('c', 2)];
    expect(idsOf(rankItems(items, new Set(['a']), 0, 'run'))).toEqual(['c']);
    expect(rankItems([], NONE, 0, 'run')).toEqual([]);
  });

  it('is the same for the same run, and differs between runs', () => {
    const items = Array.from({ length: 12 }, (_, index) => item(`${index}`, 0));
    const orders = ['a', 'b', 'c', 'd'].map((run) => idsOf(rankItems(items, NONE, 0, run)).join());
    expect(new Set(orders).size).toBe(4);
    expect(idsOf(rankItems(items.toReversed(), NONE, 0, 'a')).join()).toBe(orders[0]);
  });
});

it('five items are enough for a run only if they all ask different things', () => {
  const items = Array.from({ length: MIN_RUN_QUESTIONS }, (_, index) => item(`${index}`, 0));
  expect(hasEnoughItems(items)).toBe(true);
  expect(hasEnoughItems([...items.slice(1), item('other', 0, { asks: 'asks 1' })])).toBe(false);
});

describe('the end of a run', () => {
  test.each([
    [4, 4, 0.3, null],
    [5, 5, 0.4, 'certain'],
    [5, 5, 0.41, null],
    [9, 4, 0.39, null],
    [19, 19, 0.41, null],
    [20, 20, 0.41, 'most'],
    [20, 3, 0.9, 'most'],
  ])('after %i answers, %i of them counted, and with an error of %f, is %s', (answered, counted, error, ending) => {
    expect(endingOf({ answered, counted }, { ability: 0, error })).toBe(ending);
  });

  it('comes by abandonment only after more than a day', () => {
    const startedAt = new Date('2026-03-02T12:00:00Z');
    expect(isAbandoned(startedAt, new Date('2026-03-03T12:00:00Z'))).toBe(false);
    expect(isAbandoned(startedAt, new Date('2026-03-03T12:00:00.001Z'))).toBe(true);
  });

  test.each([
    [1.25, 0],
    [0.825, 0.5],
    [0.4, 1],
    [0.2, 1],
    [1.3, 0],
  ])('an error of %f is shown as a certainty of %f', (error, certainty) => {
    expect(certaintyOf(error)).toBeCloseTo(certainty, 9);
  });
});

it('a run never repeats a question, and ends certain, after twenty questions, or with none left', () => {
  const pool = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(pool, fc.infiniteStream(fc.boolean()), fc.uuid(), (difficulties, rights, runId) => {
      const items = difficulties.map((difficulty, index) => item(`${index}`, difficulty, { quizId: `${index % 3}` }));
      const asked = new Set<string>();
      const answers: ScoredAnswer[] = [];
      for (;;) {
        const estimate = estimateAbility(answers, CURRENT_MODEL);
        const ending = endingOf({ answered: asked.size, counted: answers.length }, estimate);
        const [next] = rankItems(items, asked, estimate.ability, runId);
        expect(asked.size).toBeLessThanOrEqual(MAX_RUN_QUESTIONS);
        if (ending === 'certain') {
          expect(asked.size).toBeGreaterThanOrEqual(MIN_RUN_QUESTIONS);
          expect(estimate.error).toBeLessThanOrEqual(TARGET_ERROR);
        }
        if (ending === 'most') expect(asked.size).toBe(MAX_RUN_QUESTIONS);
        if (ending) return;
        if (!next) {
          expect(asked.size).toBe(items.length);
          return;
        }
        expect(asked.has(next.questionId)).toBe(false);
        asked.add(next.questionId);
        answers.push({ ...next, correct: rights.next().value });
      }
    }),
  );
});
