// Takes the cards of questions that moderators hid out of the reviews, and puts them back with the question.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record, write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type HiddenQuestion, isUnchanged, nextHidden, noteChecked } from '../quizzes/moderation/hidden.service.ts';
import { listHolders, listTakenOut } from './hidden-cards.repository.ts';
import { saveSuspensions } from './suspend.repository.ts';

/** Learners in one round. */
const PAGE = 100;

/** One page of the learners of one question; returns true when there may be more. Each is a transaction of its own. */
export async function seeToHidden({ database, log, now }: Pick<Deps, 'database' | 'log' | 'now'>): Promise<boolean> {
  const hidden = await nextHidden(database.read, now());
  if (!hidden) return false;
  const list = hidden.restoredAt === null ? listHolders : listTakenOut;
  const userIds = await list(database.read, hidden, PAGE);
  const onLateError = (err: unknown) => log.error({ err }, 'cards were suspended, and their devices not told');
  for (const userId of userIds) {
    await write(database, [userScope(userId)], (tx) => say(tx, userId, hidden), { onLateError });
  }
  if (userIds.length < PAGE) await database.transaction((tx) => noteChecked(tx, hidden, now()));
  return true;
}

/** What learners say about the card after the question was hidden, or came back, is later and counts. */
async function say(tx: Tx, userId: string, hidden: HiddenQuestion): Promise<void> {
  if (!(await isUnchanged(tx, hidden))) return;
  const { questionId, restoredAt } = hidden;
  const said =
    restoredAt === null
      ? { questionId, suspended: true, at: hidden.hiddenAt, opId: hidden.id }
      : { questionId, suspended: false, at: restoredAt, opId: newId(restoredAt.getTime()) };
  await saveSuspensions(tx, userId, [said]);
  record(tx, userScope(userId), 'card', questionId);
}

export const hiddenCards: Worker = {
  name: 'hidden-cards',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => seeToHidden(deps) }),
};
