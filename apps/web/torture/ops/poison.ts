import { newId } from '@quorbit/contracts/lib/ids';
import type { PlantedQuiz } from '../../../api/src/testing/planted/quiz.ts';
import { attemptWork } from './attempt-submit.op.ts';
import type { WorkWithArgs } from './simulated-op.ts';

export type PoisonKind = 'type' | 'quiz' | 'stray' | 'size';

/** A type of work that no server knows. */
const POISON = 'torture.poison';
const TOO_LARGE = 40_000;

/** Returns work of the given kind of poison: a server can never apply it. */
export function poisonWork(kind: PoisonKind, quiz: PlantedQuiz, now: number, mark: number): WorkWithArgs {
  switch (kind) {
    case 'type':
      return { type: POISON, args: { n: mark } };
    case 'size':
      return { type: POISON, args: { n: mark, filling: 'x'.repeat(TOO_LARGE) } };
    case 'quiz':
      return attemptWork({ ...quiz, id: newId(), packHash: '' }, 0, now);
    case 'stray':
      return attemptWork({ ...quiz, questionIds: [newId()] }, 0, now);
  }
}
