import type { QuizKeepArgs } from '@quorbit/contracts/sync/ops/quiz-keep';
import * as fc from 'fast-check';
import { quizKeep } from '#features/quizzes/downloads.mirror.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Downloads a quiz, or removes its download. */
export interface SaveQuizStep {
  do: 'keep';
  on: number;
  quiz: number;
  kept: boolean;
}

export const simulated = simulatedOp<SaveQuizStep>({
  type: quizKeep.type,
  sample: { do: 'keep', quiz: 0, kept: true },
  weight: 2,
  fields: () => ({ quiz: fc.nat({ max: 6 }), kept: fc.constantFrom(true, true, false) }),
  perform({ quiz: index, kept }, { keepable, save, mark }) {
    const { id: quizId, packHash } = keepable(index);
    const args: QuizKeepArgs = { quizId, packHash: kept ? packHash : null };
    // The extra `n` makes this an op of a newer app, with a field that the server doesn't read.
    save({ type: quizKeep.type, args: { ...args, n: mark() } });
  },
  tag: numberOf,
  lastWord: {
    about: (op) => quizKeep.argsOf(op).quizId,
    value: (op) => quizKeep.argsOf(op).packHash,
    stored: ({ keeps }) => keeps.map(({ quizId: about, packHash: value, opId }) => ({ about, value, opId })),
  },
  xp: null,
});
