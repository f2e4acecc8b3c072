import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReason } from './format-recommendation.ts';
import { recommend } from './recommend.ts';
import { attemptFact, homeFacts, NOW, quizFact } from './testing/facts.ts';

const TODAY = '2026-03-13';
const planets = quizFact({ title: 'Planets' });
const atoms = quizFact({ title: 'Atoms' });
const rome = quizFact({ title: 'Rome', category: 'History' });
const vikings = quizFact({ title: 'Vikings', category: 'History' });
const rivers = quizFact({ title: 'Rivers', category: 'Geography' });
const quizzes = [planets, atoms, rome, vikings, rivers];
const recommendAsText = (changes: Parameters<typeof homeFacts>[0]) =>
  recommend(homeFacts({ quizzes, ...changes })).map((pick) => `${pick.quiz.title}: ${formatReason(pick, TODAY)}`);

test('recommends a quiz that missed a pass by one right answer', () => {
  expect(recommendAsText({ attempts: [attemptFact(rome, 2, 3), attemptFact(planets, 5, 1)] })[0]).toBe(
    'Planets: 1 right answer short of a pass',
  );
  const unknown = { ...attemptFact(planets, 5, 1), passingMarks: null };
  expect(recommendAsText({ attempts: [unknown] }).join()).not.toContain('short of a pass');
});

test('recommends a weak category with its result and day, preferring a new quiz to a failed one', () => {
  const attempts = [attemptFact(planets, 9, 2), attemptFact(rome, 4, 8)];
  expect(recommendAsText({ attempts })[0]).toBe('Vikings: You got 4 of 10 in History last week');
  expect(recommendAsText({ attempts, quizzes: [planets, rome] })[0]).toBe('Rome: You got 4 of 10 in History last week');
  expect(recommendAsText({ attempts: [attemptFact(rome, 4, 1)] })[0]).toContain('in History yesterday');
  expect(recommendAsText({ attempts: [attemptFact(rome, 4, 3)] })[0]).toContain('in History this week');
  expect(recommendAsText({ attempts: [attemptFact(rome, 4, 13)] })[0]).toContain('in History lately');
});

test('recommends an untried category before a new quiz of a known one', () => {
  const given = recommendAsText({ attempts: [attemptFact(planets, 9, 2), attemptFact(rome, 8, 2)] });
  expect(given[0]).toBe("Rivers: You haven't tried Geography yet");
  expect(given).toContain('Atoms: This one in Science is new to you');
});

test('recommends failed quizzes, then quizzes passed long ago', () => {
  const attempts = [attemptFact(planets, 1, 20), attemptFact(rome, 9, 40)];
  const given = recommendAsText({ quizzes: [{ ...planets, bestPercentage: 30 }, rome], attempts });
  expect(given).toEqual([
    'Planets: Your best here is 30%. You can beat that',
    'Rome: You last took this 6 weeks ago. Still know it?',
  ]);
});

test('doesn’t recommend quizzes that were passed lately or taken today', () => {
  expect(
    recommendAsText({ quizzes: [planets, rome], attempts: [attemptFact(planets, 9, 3), attemptFact(rome, 2, 0)] }),
  ).toEqual([]);
});

test('recommends the shortest quiz to a new learner', () => {
  const short = quizFact({ title: 'Short', questionCount: 3, duration: 5 });
  expect(recommendAsText({ quizzes: [...quizzes, short] })[0]).toBe(
    'Short: A short one to start with: about 5 minutes',
  );
});

test('recommends a short quiz of the learner’s interests first', () => {
  expect(recommendAsText({ interests: ['Geography'] })[0]).toBe('Rivers: You want to learn Geography');
  const tried = [attemptFact(planets, 9, 2)];
  expect(recommendAsText({ attempts: tried, interests: ['Geography'] })[0]).toBe(
    "Rivers: You haven't tried Geography yet",
  );
  expect(recommendAsText({ attempts: tried, interests: ['History'] })[0]).toContain("You haven't tried History yet");
});

test('offers the welcome quiz until it was taken, and takes no account of that attempt', () => {
  const welcome = quizFact({ title: 'Welcome', category: 'General', questionCount: 3, welcome: true });
  const all = [...quizzes, welcome];
  expect(recommendAsText({ quizzes: all })[0]).toBe('Welcome: A short one to start with');
  const attempts = [{ ...attemptFact(welcome, 1), welcome: true }];
  const given = recommendAsText({ quizzes: all, attempts });
  expect(given.join()).not.toContain('Welcome');
  expect(given).toHaveLength(quizzes.length);
  expect(given[0]).toContain('A short one to start with');
});

test('mixes categories at the top of the list', () => {
  const many = ['a', 'b', 'c'].map((title) => quizFact({ title }));
  const picks = recommend(
    homeFacts({ quizzes: [...many, rome], attempts: [attemptFact(planets, 9, 1), attemptFact(vikings, 9, 1)] }),
  );
  expect(new Set(picks.slice(0, 2).map(({ quiz }) => quiz.category)).size).toBe(2);
});

const someQuizzes = fc
  .array(
    fc.record({
      category: fc.constantFrom('Science', 'History', 'Art'),
      questionCount: fc.nat(3),
      ranked: fc.boolean(),
      inGame: fc.boolean(),
      own: fc.boolean(),
      here: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((changes) => quizFact(changes)));
const attemptsArbitrary = fc.array(fc.tuple(fc.nat(11), fc.nat(10), fc.nat(60)), { maxLength: 15 });

test('recommends only quizzes that can be taken, each once, in the same order all day', () => {
  fc.assert(
    fc.property(someQuizzes, attemptsArbitrary, fc.boolean(), (all, done, offline) => {
      const attempts = done.flatMap(([index, score, ago]) => {
        const of = all[index];
        return of ? [attemptFact(of, score, ago)] : [];
      });
      const facts = homeFacts({ quizzes: all, attempts, offline });
      const picks = recommend(facts);
      const ids = picks.map(({ quiz }) => quiz.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { quiz } of picks) {
        expect(quiz.inGame || quiz.own || quiz.questionCount === 0).toBe(false);
        if (offline) expect(quiz.here).toBe(true);
        if (quiz.ranked) expect(attempts.some(({ quizId }) => quizId === quiz.id)).toBe(false);
      }
      const later = homeFacts({ ...facts, now: new Date(NOW.getTime() + 3_600_000) });
      expect(recommend(later)).toEqual(picks);
      expect(recommend({ ...facts, quizzes: all.toReversed() })).toEqual(picks);
    }),
  );
});
