import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePrompt, estimateReviewMinutes, promptKeyOf, rechoosePrompt } from './choose-prompt.ts';
import { attemptFact, homeFacts, NOW, openAttempt, quizFact } from './testing/facts.ts';

const rome = quizFact({ title: 'Rome', category: 'History' });
const rivers = quizFact({ title: 'Rivers', category: 'Geography' });
const EVENING = new Date('2026-03-13T18:00:00Z');
const yesterday = { count: 5, points: 5, lastDay: '2026-03-12' };
const today = { count: 6, points: 6, lastDay: '2026-03-13' };
const everything = homeFacts({
  now: EVENING,
  open: [openAttempt()],
  streak: yesterday,
  due: 7,
  quizzes: [rome, rivers],
});

test('prompts for an open attempt first, then the streak, reviews and a quiz', () => {
  expect(choosePrompt(everything).kind).toBe('continue');
  const closed = { ...everything, open: [] };
  expect(choosePrompt(closed)).toMatchObject({ kind: 'streak', by: { reviews: 7 } });
  const counted = { ...closed, streak: today };
  expect(choosePrompt(counted)).toEqual({ kind: 'reviews', due: 7, minutes: 2 });
  expect(choosePrompt({ ...counted, due: 0 }).kind).toBe('quiz');
});

test('a quiz saves the streak where no reviews are due; without quizzes the streak isn’t mentioned', () => {
  const late = { ...everything, open: [], due: 0 };
  expect(choosePrompt(late)).toMatchObject({ kind: 'streak', by: { quiz: { quiz: { id: expect.any(String) } } } });
  expect(choosePrompt({ ...late, quizzes: [] })).toEqual({ kind: 'nothing', offline: false });
});

test('the day is done once it counts, no review is due and the goal is reached', () => {
  const done = homeFacts({ streak: today, todayXp: 50, quizzes: [rome], nextDue: '2026-03-14' });
  expect(choosePrompt(done)).toMatchObject({ kind: 'done', nextDue: '2026-03-14', lastReport: null });
  expect(choosePrompt({ ...done, todayXp: 49 }).kind).toBe('quiz');
  expect(choosePrompt({ ...done, streak: yesterday }).kind).toBe('quiz');
  expect(choosePrompt({ ...done, due: 1 }).kind).toBe('reviews');
  expect(choosePrompt({ ...done, goal: 20, todayXp: 49 }).kind).toBe('done');
  expect(choosePrompt({ ...done, todayXp: null }).kind).toBe('done');
  expect(choosePrompt({ ...done, todayXp: 10, quizzes: [] }).kind).toBe('done');
  const attempts = [attemptFact(rivers, 9), attemptFact(rivers, 8, 1)];
  expect(choosePrompt({ ...done, attempts })).toMatchObject({ lastReport: attempts[0]?.id });
});

test('without a network, recommends only quizzes on this device', () => {
  const away = homeFacts({ offline: true, quizzes: [{ ...rome, here: false }, rivers] });
  expect(choosePrompt(away)).toMatchObject({ kind: 'quiz', pick: { quiz: { title: 'Rivers' } } });
  expect(choosePrompt({ ...away, quizzes: [{ ...rome, here: false }] })).toEqual({ kind: 'nothing', offline: true });
});

test('prompts for the first open attempt and counts the others', () => {
  const [first, second] = [openAttempt({ deadline: NOW.getTime() + 60_000 }), openAttempt()];
  expect(choosePrompt(homeFacts({ open: [first, second] }))).toEqual({ kind: 'continue', attempt: first, others: 1 });
});

test('keeps a prompt while it still applies, with the current figures', () => {
  const facts = homeFacts({ due: 7, quizzes: [rome] });
  const before = choosePrompt(facts);
  const begun = { ...facts, open: [openAttempt()], due: 5 };
  expect(rechoosePrompt(before, begun)).toEqual({ kind: 'reviews', due: 5, minutes: 2 });
  expect(rechoosePrompt(before, { ...facts, due: 0 }).kind).toBe('quiz');
  expect(rechoosePrompt(null, begun).kind).toBe('continue');
});

test('keeps a recommended quiz when a better one appears, and replaces it once it can’t be taken', () => {
  const facts = homeFacts({ quizzes: [rome, rivers], attempts: [attemptFact(rivers, 9, 2)] });
  const before = choosePrompt(facts);
  expect(promptKeyOf(before)).toBe(`quiz ${rome.id}`);
  const better = { ...facts, attempts: [attemptFact(rivers, 5, 1), ...facts.attempts] };
  expect(promptKeyOf(choosePrompt(better))).toBe(`quiz ${rivers.id}`);
  expect(promptKeyOf(rechoosePrompt(before, better))).toBe(`quiz ${rome.id}`);
  expect(
    promptKeyOf(rechoosePrompt(before, { ...better, offline: true, quizzes: [{ ...rome, here: false }, rivers] })),
  ).toBe(`quiz ${rivers.id}`);
});

const someFacts = fc
  .record({
    open: fc.nat(2),
    due: fc.nat(3),
    quizzes: fc.nat(3),
    lastDay: fc.constantFrom(null, '2026-03-11', '2026-03-12', '2026-03-13'),
    points: fc.nat(14),
    todayXp: fc.constantFrom(0, 49, 50, null),
    offline: fc.boolean(),
    hour: fc.nat(23),
  })
  .map(({ open, quizzes, lastDay, points, hour, ...rest }) =>
    homeFacts({
      ...rest,
      now: new Date(Date.UTC(2026, 2, 13, hour)),
      open: Array.from({ length: open }, () => openAttempt()),
      quizzes: [rome, { ...rivers, here: false }].slice(0, quizzes),
      streak: { count: lastDay ? Math.max(1, points) : 0, points, lastDay },
    }),
  );

test('always chooses a prompt, and changes it only when it no longer applies', () => {
  fc.assert(
    fc.property(someFacts, someFacts, (first, then) => {
      const before = choosePrompt(first);
      expect(rechoosePrompt(before, first)).toEqual(before);
      const after = rechoosePrompt(before, then);
      if (before.kind === 'reviews' && then.due > 0) expect(after.kind).toBe('reviews');
      if (promptKeyOf(after) !== promptKeyOf(before)) expect(after).toEqual(choosePrompt(then));
      if (first.open.length > 0) expect(before.kind).toBe('continue');
      if (before.kind === 'done') expect(first.due).toBe(0);
    }),
  );
});

test('estimates about 20 seconds per review, and one minute at least', () => {
  expect([1, 3, 7, 30].map(estimateReviewMinutes)).toEqual([1, 1, 2, 10]);
});
