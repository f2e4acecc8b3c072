// Tells admins how mail does.
import type { MailFigures } from '@quorbit/contracts/health/rules';
import type { Executor } from '@quorbit/db/client';
import { MOST_COUNTED } from '@quorbit/db/waiting';
import { mailBacklog } from './backlog.repository.ts';
import { readOutcomes } from './mail-figures.repository.ts';

/** What waits, what was given up, the last mail that was sent, and why others weren't. */
export async function readMailFigures(db: Executor, now: Date): Promise<MailFigures> {
  const { count, oldestAt } = await mailBacklog.read(db, now);
  const { lastSent, ...outcomes } = await readOutcomes(db);
  return {
    waiting: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
    oldestAt,
    lastSentAt: lastSent === null ? null : new Date(lastSent),
    ...outcomes,
  };
}

/** Mails that are not tried again. */
export async function countMailsGivenUp(db: Executor): Promise<number> {
  return (await readOutcomes(db)).givenUp;
}
