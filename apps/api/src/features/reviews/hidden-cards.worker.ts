// Suspends the cards of questions that moderators hid, and restores them when the question is restored.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record, write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import {
  findDueHiddenQuestion,
  type HiddenQuestion,
  isUnchanged,
  markChecked,
} from '../quizzes/moderation/hidden.service.ts';
import { listLearnersSuspended, listLearnersWithCard } from './hidden-cards.repository.ts';
import { upsertSuspensions } from './suspend.repository.ts';

/** The most learners that one round handles. */
const PAGE = 100;

/**
 * Updates one page of the learners with a card of one hidden or restored question, each in a separate transaction.
 * Returns true if there may be more.
 */
export async function syncHiddenCards({
  database,
  log,
  now,
}: Pick<Deps, 'database' | 'log' | 'now'>): Promise<boolean> {
  const hidden = await findDueHiddenQuestion(database.read, now());
  if (!hidden) return false;
  const listLearners = hidden.restoredAt === null ? listLearnersWithCard : listLearnersSuspended;
  const userIds = await listLearners(database.read, hidden, PAGE);
  const onLateError = (err: unknown) => log.error({ err }, 'cards were suspended, and their devices not told');
  for (const userId of userIds) {
    await write(database, [userScope(userId)], (tx) => saveSuspension(tx, userId, hidden), { onLateError });
  }
  if (userIds.length < PAGE) await database.transaction((tx) => markChecked(tx, hidden, now()));
  return true;
}

/**
 * Suspends or restores a learner's card as of the time at which its question was hidden or restored; a later change by
 * the learner takes precedence.
 */
async function saveSuspension(tx: Tx, userId: string, hidden: HiddenQuestion): Promise<void> {
  if (!(await isUnchanged(tx, hidden))) return;
  const { questionId, restoredAt } = hidden;
  const suspension =
    restoredAt === null
      ? { questionId, suspended: true, at: hidden.hiddenAt, opId: hidden.id }
      : { questionId, suspended: false, at: restoredAt, opId: newId(restoredAt.getTime()) };
  await upsertSuspensions(tx, userId, [suspension]);
  record(tx, userScope(userId), 'card', questionId);
}

export const hiddenCards: Worker = {
  name: 'hidden-cards',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => syncHiddenCards(deps) }),
};
