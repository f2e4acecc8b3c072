// Owns when learners see a quiz first, and how many quizzes a new account shows them in a day.
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
 * When learners saw a quiz first, once it is as given: now, if they see it from now on; null while they never did. Every
 * way of showing a quiz passes here.
 * @throws AppError TOO_MANY where its author has proven no e-mail and showed as many as one may within 24 hours
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
