import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type Difficulty } from '../quizzes/difficulty.ts';
import { computeQuizXp } from './quiz-xp.ts';

const right = (difficulty: Difficulty) => ({ correct: true, difficulty });
const wrong = (difficulty: Difficulty) => ({ correct: false, difficulty });
const answers = fc.array(fc.record({ correct: fc.boolean(), difficulty: fc.constantFrom(...DIFFICULTIES) }), {
  maxLength: 30,
});

describe('quiz XP', () => {
  it.each([
    ['an easy answer', [right('easy'), wrong('hard')], false, 5],
    ['a medium answer', [right('medium'), wrong('easy')], false, 8],
    ['a hard answer', [right('hard'), wrong('easy')], false, 12],
    [
      'one right answer of each difficulty and passing',
      [right('easy'), right('medium'), right('hard'), wrong('hard')],
      true,
      35,
    ],
    ['no right answer', [wrong('easy'), wrong('hard')], false, 0],
    ['passing without a right answer, with a pass mark of 0', [wrong('easy')], true, 10],
    ['no questions at all', [], false, 0],
    ['a perfect score of four questions, which is too short for the bonus', Array(4).fill(right('easy')), true, 30],
    ['a perfect score of five questions', Array(5).fill(right('easy')), true, 55],
    ['four of five right answers', [...Array(4).fill(right('easy')), wrong('easy')], true, 30],
  ])('pays for %s', (_name, given, passed, xp) => {
    expect(computeQuizXp({ answers: given, passed, earlierAttempts: 0 })).toBe(xp);
  });

  it.each([
    ['the full XP the first time', 0, 35],
    ['a quarter the second time, rounded half up', 1, 9],
    ['nothing the third time', 2, 0],
    ['nothing the tenth time', 9, 0],
  ])('pays %s', (_name, earlierAttempts, xp) => {
    const given = [right('easy'), right('medium'), right('hard'), wrong('hard')];
    expect(computeQuizXp({ answers: given, passed: true, earlierAttempts })).toBe(xp);
  });

  it.each([
    [[right('easy')], 1], // The XP is 1.25 before rounding.
    [[right('easy'), right('easy')], 3], // The XP is 2 before rounding..5
    [[right('medium')], 2], // 2
    [[right('easy'), right('medium'), right('medium'), right('easy')], 7], // The XP is 6.5 before rounding.
  ])('rounds a quarter half up', (given, xp) => {
    expect(computeQuizXp({ answers: given, passed: false, earlierAttempts: 1 })).toBe(xp);
  });

  it('pays whole XP: at least 1 if anything was earned, and 0 if nothing was', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.integer({ min: 0, max: 1 }), (given, passed, earlierAttempts) => {
        const full = computeQuizXp({ answers: given, passed, earlierAttempts: 0 });
        const xp = computeQuizXp({ answers: given, passed, earlierAttempts });
        expect(Number.isInteger(xp)).toBe(true);
        expect(xp === 0).toBe(full === 0);
        expect(Math.abs(xp - full * (earlierAttempts === 0 ? 1 : 0.25))).toBeLessThanOrEqual(0.75);
      }),
    );
  });

  it('never pays less for one more right answer, and doesn’t depend on the order of answers', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.nat(3), (given, passed, earlierAttempts) => {
        const xp = computeQuizXp({ answers: given, passed, earlierAttempts });
        const better = given.map((answer, index) => (index === 0 ? { ...answer, correct: true } : answer));
        expect(computeQuizXp({ answers: better, passed, earlierAttempts })).toBeGreaterThanOrEqual(xp);
        expect(computeQuizXp({ answers: [...given].reverse(), passed, earlierAttempts })).toBe(xp);
      }),
    );
  });
});
