// Decides who can see the answers of a game's quizzes: admins and the quizzes' owners. Pure.
import { ANSWERS_VISIBLE } from '@quorbit/contracts/plays/messages';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';

type Player = Pick<Actor, 'id' | 'role'>;
type Quizzes = readonly { ownerId: string | null }[];

export function canSeeAnswers({ id, role }: Player, quizzes: Quizzes): boolean {
  return role === 'admin' || quizzes.some(({ ownerId }) => ownerId === id);
}

/**
 * Refuses a player who can see the answers to a game's quizzes.
 * @throws AppError CONFLICT for such a player.
 */
export function requireNoAccessToAnswers(player: Player, quizzes: Quizzes): void {
  if (canSeeAnswers(player, quizzes)) throw new AppError('CONFLICT', ANSWERS_VISIBLE);
}
