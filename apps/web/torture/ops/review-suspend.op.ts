import type { ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import * as fc from 'fast-check';
import { cardRows, reviewSuspend } from '#features/reviews/reviews.mirror.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Takes one of the cards on the device out of the reviews, or puts it back. */
export interface SuspendStep {
  do: 'suspend';
  on: number;
  card: number;
  suspended: boolean;
}

export const simulated = simulatedOp<SuspendStep>({
  type: reviewSuspend.type,
  sample: { do: 'suspend', card: 0, suspended: true },
  weight: 1,
  fields: () => ({ card: fc.nat({ max: 9 }), suspended: fc.boolean() }),
  async perform({ card: index, suspended }, { rows, save, mark }) {
    const cards = cardRows.filterRows(await rows()).map(({ body }) => body);
    const card = cards[index % Math.max(1, cards.length)];
    if (!card) return;
    const args: ReviewSuspendArgs = { quizId: card.quizId, questionId: card.questionId, suspended };
    save({ type: reviewSuspend.type, args: { ...args, n: mark() } });
  },
  tag: numberOf,
  lastWord: {
    about: (op) => reviewSuspend.argsOf(op).questionId,
    value: (op) => reviewSuspend.argsOf(op).suspended,
    stored: ({ suspensions }) =>
      suspensions.map(({ questionId: about, suspended: value, opId }) => ({ about, value, opId })),
  },
  xp: null,
});
