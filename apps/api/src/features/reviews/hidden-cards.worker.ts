// Takes the cards of questions that moderators hid out of the reviews, and puts them back with the question.
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

/** Learners in one round. */
const PAGE = 100;

/** One page of the learners of one question; returns true when there may be more. Each is a transaction of its own. */
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

/** What learners say about the card after the question was hidden, or came back, is later and counts. */
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
