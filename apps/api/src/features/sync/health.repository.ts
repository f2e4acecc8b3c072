import type { Executor } from '@quorbit/db/client';
import { digestDifferences, opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { DISCARDED, isParked } from './receipts.repository.ts';

const SHOWN = 100;
/** Written as in the index of what was rejected. */
const isRejected = sql`${opReceipts.status} = 'rejected'`;
const DAY_MS = 24 * 3_600_000;

export async function countParked(db: Executor): Promise<number> {
  const [row] = await db.select({ count: count() }).from(opReceipts).where(isParked);
  return row?.count ?? 0;
}

/** Parked ops with their learners, oldest first; at most 100. */
export function listParkedWithLearners(db: Executor) {
  return db
    .select({
      opId: opReceipts.opId,
      type: opReceipts.type,
      receivedAt: opReceipts.receivedAt,
      learner: { id: people.id, name: people.name },
    })
    .from(opReceipts)
    .innerJoin(people, eq(people.id, opReceipts.userId))
    .where(isParked)
    .orderBy(opReceipts.receivedAt)
    .limit(SHOWN);
}

/** How often work was rejected with each code, the most frequent first; not what learners discarded. */
export function countRejects(db: Executor, since: Date) {
  return db
    .select({ code: opReceipts.code, count: count() })
    .from(opReceipts)
    .where(and(isRejected, gt(opReceipts.receivedAt, since), ne(opReceipts.code, DISCARDED)))
    .groupBy(opReceipts.code)
    .orderBy(desc(count()))
    .limit(SHOWN);
}

/** Devices whose rows differed, with their learners, latest first; at most 100. */
export function listDifferences(db: Executor, since: Date) {
  return db
    .select({
      foundAt: digestDifferences.foundAt,
      clientId: digestDifferences.clientId,
      learner: { id: people.id, name: people.name },
    })
    .from(digestDifferences)
    .innerJoin(people, eq(people.id, digestDifferences.userId))
    .where(gt(digestDifferences.foundAt, since))
    .orderBy(desc(digestDifferences.foundAt))
    .limit(SHOWN);
}

/** Devices by protocol and by how long ago they last sent work; `older` is before `monthAgo`. */
export function countDevices(db: Executor, now: Date, monthAgo: Date) {
  const age = sql<'day' | 'week' | 'month' | 'older'>`case
    when ${syncClients.lastPushAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz then 'day'
    when ${syncClients.lastPushAt} > ${new Date(now.getTime() - 7 * DAY_MS).toISOString()}::timestamptz then 'week'
    when ${syncClients.lastPushAt} > ${monthAgo.toISOString()}::timestamptz then 'month'
    else 'older' end`;
  return db
    .select({ protocol: syncClients.protocol, lastPush: age, count: count() })
    .from(syncClients)
    .groupBy(syncClients.protocol, sql`2`)
    .orderBy(desc(syncClients.protocol), sql`2`);
}
