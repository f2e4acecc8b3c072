// Owns whose figures somebody may read, and reading sums of studying complete with what is not summed yet.
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import * as repository from './study.repository.ts';

/** Whose figures are read: the caller's own or, by admins, anybody's. @throws AppError NOT_FOUND for others */
export async function getLearner(db: Executor, actor: Actor, userId = actor.id) {
  if (userId !== actor.id && actor.role !== 'admin') throw notFound('User');
  return getProfile(db, userId);
}

/** Some of a learner's sums; the caller has checked the access with `getLearner`. */
export function getStudy(db: Executor, userId: string, query: repository.StudyQuery): Promise<repository.Study> {
  return repository.getStudy(db, userId, query);
}
