// Reports figures about mail to admins.
import type { MailFigures } from '@quorbit/contracts/health/rules';
import type { Executor } from '@quorbit/db/client';
import { MAX_COUNTED } from '@quorbit/db/count-waiting';
import { mailBacklog } from './backlog.repository.ts';
import { getOutcomes } from './mail-figures.repository.ts';

/** Returns the waiting and abandoned mails, when the last one was sent, and the last error. */
export async function getMailFigures(db: Executor, now: Date): Promise<MailFigures> {
  const { count, oldestAt } = await mailBacklog.read(db, now);
  const { lastSent, ...outcomes } = await getOutcomes(db);
  return {
    waiting: Math.min(count, MAX_COUNTED),
    more: count > MAX_COUNTED,
    oldestAt,
    lastSentAt: lastSent === null ? null : new Date(lastSent),
    ...outcomes,
  };
}

/** Counts the mails that aren't tried again. */
export async function countAbandonedMails(db: Executor): Promise<number> {
  return (await getOutcomes(db)).givenUp;
}
