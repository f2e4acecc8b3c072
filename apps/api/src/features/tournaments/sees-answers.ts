// Decides who can see the answers of a tournament's quizzes: admins and the quizzes' owners. Pure.
import { SEES_ANSWERS } from '@quorbit/contracts/plays/words';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { AskedQuiz } from './tournaments.repository.ts';

type Knower = Pick<Actor, 'id' | 'role'>;

export function seesAnswers({ id, role }: Knower, quizzes: readonly AskedQuiz[]): boolean {
  return role === 'admin' || quizzes.some(({ ownerId }) => ownerId === id);
}

/** @throws AppError CONFLICT if they can see the answers */
export function requireIgnorance(actor: Knower, quizzes: readonly AskedQuiz[]): void {
  if (seesAnswers(actor, quizzes)) throw new AppError('CONFLICT', SEES_ANSWERS);
}
