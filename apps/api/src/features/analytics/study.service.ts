// Checks who may read a learner's figures, and reads study sums complete with the work not summed yet.
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import * as repository from './study.repository.ts';

/**
 * Returns the learner to read figures of: the caller or, for admins, any user.
 * @throws AppError NOT_FOUND for other users.
 */
export async function getLearner(db: Executor, actor: Actor, userId = actor.id) {
  if (userId !== actor.id && actor.role !== 'admin') throw notFound('User');
  return getProfile(db, userId);
}

/** Returns some of a learner's sums. The caller has checked access with `getLearner`. */
export function getStudy(db: Executor, userId: string, query: repository.StudyQuery): Promise<repository.Study> {
  return repository.getStudy(db, userId, query);
}
