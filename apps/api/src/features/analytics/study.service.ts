// Owns whose figures somebody may read, and reading sums of studying complete with what is not summed yet.
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { readProfile } from '../accounts/profiles/profiles.service.ts';
import * as repository from './study.repository.ts';

/** Whose figures are read: the caller's own or, by admins, anybody's. @throws AppError NOT_FOUND for others */
export async function readLearner(db: Executor, actor: Actor, userId = actor.id) {
  if (userId !== actor.id && actor.role !== 'admin') throw notFound('User');
  return readProfile(db, userId);
}

/** Some of a learner's sums; the caller has checked the access with `readLearner`. */
export function readStudy(db: Executor, userId: string, wanted: repository.StudyWanted): Promise<repository.Study> {
  return repository.readStudy(db, userId, wanted);
}
