import { learnerDay } from '@quorbit/contracts/streaks/days';
import * as fc from 'fast-check';
import { cardRows, reviewRate } from '#features/reviews/reviews.mirror.ts';
import type { PlantedQuiz } from '../../../api/src/testing/planted/quiz.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Rates one of the cards on the device; with `early`, a question that need not have a card yet. */
export interface RateStep {
  do: 'rate';
  on: number;
  card: number;
  quality: 1 | 3 | 5;
  early: boolean;
  /** Whether the device reports this as the last due card, which makes the day count. */
  last?: boolean;
}

export const simulated = simulatedOp<RateStep>({
  type: reviewRate.type,
  sample: { do: 'rate', card: 0, quality: 5, early: false },
  weight: 3,
  fields: () => ({
    card: fc.nat({ max: 9 }),
    quality: fc.constantFrom(1, 3, 5),
    early: fc.constantFrom(false, false, true),
    last: fc.constantFrom(false, false, true),
  }),
  async perform({ card, quality, early, last = false }, { rows, quiz, save, mark }) {
    const cards = early ? [] : cardRows.filterRows(await rows()).map(({ body }) => body);
    const rated = early ? firstOf(quiz(card)) : cards[card % Math.max(1, cards.length)];
    if (!rated) return;
    const { quizId, questionId } = rated;
    // The extra `n` makes this an op of a newer app, with a field that the server doesn't read.
    save({ type: reviewRate.type, args: { quizId, questionId, quality, left: last ? 0 : 1, n: mark() } });
  },
  tag: numberOf,
  effectId: ({ opId }) => opId,
  effects: ({ ratings }) => ratings.map(({ opId: id, at, acceptedNo }) => ({ id, at, acceptedNo })),
  xp:
    (course) =>
    ({ op }, at) => {
      const { questionId } = reviewRate.argsOf(op);
      return course.rate({ opId: op.opId, questionId, day: learnerDay(new Date(at), op.tz) });
    },
});

function firstOf({ id: quizId, questionIds: [questionId] }: PlantedQuiz) {
  return questionId === undefined ? undefined : { quizId, questionId };
}
