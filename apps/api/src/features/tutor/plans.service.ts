// Owns the study plans that learners save.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_PLANS } from '@quorbit/contracts/tutor/limits';
import type { SavePlanInput, StudyPlan } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import * as repository from './plans.repository.ts';

/**
 * Saves a plan; if the caller has already saved the same text, returns that plan.
 * @throws AppError PREMIUM_REQUIRED, CONFLICT beyond 50 plans.
 */
export async function savePlan(
  tx: Tx,
  actor: Actor,
  { studyPlanContent: content, timestamp }: SavePlanInput,
  now: Date,
): Promise<StudyPlan> {
  requireAuthor(actor);
  const plans = await repository.listPlans(tx, actor.id);
  const existing = plans.find((plan) => plan.content === content);
  if (existing) return viewPlan(existing);
  if (plans.length >= MAX_PLANS)
    throw new AppError(
      'CONFLICT',
      `You can save at most ${MAX_PLANS} study plans. Delete one that you no longer need.`,
    );
  const savedAt = timestamp === undefined ? now : new Date(timestamp);
  const plan = { id: newId(now.getTime()), userId: actor.id, content, savedAt };
  await repository.insertPlan(tx, plan);
  return viewPlan(plan);
}

/**
 * Lists the caller's plans, the newest first.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function listPlans(db: Executor, actor: Actor): Promise<StudyPlan[]> {
  requireAuthor(actor);
  return (await repository.listPlans(db, actor.id)).map(viewPlan);
}

/**
 * Deletes a plan of the caller.
 * @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' plans.
 */
export async function deletePlan(tx: Tx, actor: Actor, id: string): Promise<void> {
  requireAuthor(actor);
  if (!(await repository.deletePlan(tx, actor.id, id))) throw notFound('Study plan');
}

function viewPlan({ id, content, savedAt }: repository.PlanRow): StudyPlan {
  return { id, content, savedAt: savedAt.toISOString() };
}
