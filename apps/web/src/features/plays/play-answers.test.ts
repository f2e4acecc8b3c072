import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeNextRevision, listUnsent, mergeAnswers, type PlayAnswer } from './play-answers.ts';

const answer = fc.record<PlayAnswer>({
  questionId: fc.constantFrom('a', 'b', 'c', 'd'),
  option: fc.constantFrom(0, 1, 2, 3, null),
  timeSpent: fc.nat(100),
});
const answers = fc.uniqueArray(answer, { selector: ({ questionId }) => questionId });

it('merging keeps one answer per question, the newer one where both lists have it', () => {
  fc.assert(
    fc.property(answers, answers, (older, newer) => {
      const all = mergeAnswers(older, newer);
      expect(new Set(all.map(({ questionId }) => questionId)).size).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining(newer));
      for (const olderAnswer of older)
        if (newer.every(({ questionId }) => questionId !== olderAnswer.questionId)) expect(all).toContain(olderAnswer);
    }),
  );
});

it('an answer changed while its earlier version was being sent stays unsent', () => {
  const [first, again] = [0, 1].map((option) => ({ questionId: 'a', option, timeSpent: 1 })) as [
    PlayAnswer,
    PlayAnswer,
  ];
  expect(listUnsent([first], [first])).toEqual([]);
  expect(listUnsent([again], [first])).toEqual([again]);
});

it('revisions always grow and stay below the server’s limit for the longest quiz', () => {
  fc.assert(
    fc.property(
      fc.nat(180_000_000),
      fc.integer({ min: -1000, max: 1_830_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (last, elapsed, chance) => {
        const next = computeNextRevision(last, elapsed, chance);
        expect(next).toBeGreaterThan(last);
        expect(next).toBeLessThan(1_000_000_000);
      },
    ),
  );
});
