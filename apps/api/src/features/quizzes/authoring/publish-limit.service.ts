// Owns when a quiz is first shown to learners, and how many quizzes a new account may show in a day.
import { MAX_PUBLISHED_UNPROVEN } from '@quorbit/contracts/quizzes/limits';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { isEmailVerified } from '../../accounts/credentials/email-verified.service.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import { findPublishedSince } from './owned.repository.ts';

const DAY_MS = 86_400_000;

type PublishState = Pick<QuizRow, 'ownerId' | 'status' | 'questionCount' | 'publishedAt'>;

/**
 * Returns when learners first saw a quiz, given its new state: now if this change shows it for the first time, null if
 * it was never shown. Every way of showing a quiz calls this.
 * @throws AppError TOO_MANY if its author has no verified e-mail and has shown the maximum number of quizzes within 24
 * hours.
 */
export async function computePublishedAt(tx: Tx, actor: Actor, quiz: PublishState, now: Date): Promise<Date | null> {
  if (quiz.publishedAt !== null || quiz.status !== 'published' || quiz.questionCount === 0) return quiz.publishedAt;
  if (quiz.ownerId === actor.id) await requireCanPublish(tx, actor, now);
  return now;
}

async function requireCanPublish(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { count, first } = await findPublishedSince(tx, actor.id, since);
  if (count < MAX_PUBLISHED_UNPROVEN || first === null || (await isEmailVerified(tx, actor.id))) return;
  const message = `Confirm your e-mail to publish more than ${MAX_PUBLISHED_UNPROVEN} quizzes a day.`;
  const retryAfter = Math.ceil((first.getTime() - since.getTime()) / 1000);
  throw new AppError('TOO_MANY', message, { retryAfter });
}
