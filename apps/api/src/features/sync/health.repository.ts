import type { Executor } from '@quorbit/db/client';
import { MAX_COUNTED } from '@quorbit/db/count-waiting';
import { rowsOf } from '@quorbit/db/rows';
import { digestDifferences, opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { DISCARDED, isParked } from './receipts.repository.ts';

const MAX_LISTED = 100;
/** Condition for rejected ops, written literally as in their partial index, so that the database can use the index. */
const isRejected = sql`${opReceipts.status} = 'rejected'`;
const DAY_MS = 24 * 3_600_000;

export async function countParked(db: Executor): Promise<number> {
  const [row] = await db.select({ count: count() }).from(opReceipts).where(isParked);
  return row?.count ?? 0;
}

/** Returns parked ops with their learners, oldest first; at most 100. */
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
    .limit(MAX_LISTED);
}

/** Counts rejected ops by code, the most frequent first, without the ones that learners discarded. */
export function countRejects(db: Executor, since: Date) {
  return db
    .select({ code: opReceipts.code, count: count() })
    .from(opReceipts)
    .where(and(isRejected, gt(opReceipts.receivedAt, since), ne(opReceipts.code, DISCARDED)))
    .groupBy(opReceipts.code)
    .orderBy(desc(count()))
    .limit(MAX_LISTED);
}

/** Returns devices whose rows differed from the server's, with their learners, latest first; at most 100. */
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
    .limit(MAX_LISTED);
}

/** Counts devices by protocol and by how long ago they last sent ops; `older` means before `monthAgo`. */
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

interface SyncFigures {
  parked: number;
  /** When the oldest parked op arrived, milliseconds since 1970; null without parked ops. */
  oldest: number | null;
  rejected: number;
  differences: number;
}

/** Counts parked ops, rejected ops and digest differences, each up to `MAX_COUNTED`. */
export async function getSyncFigures(db: Executor, since: Date): Promise<SyncFigures> {
  const after = sql`${since.toISOString()}::timestamptz`;
  const [row] = rowsOf<SyncFigures>(
    await db.execute(sql`
      select count(*)::int as parked, (extract(epoch from min(received_at)) * 1000)::float8 as oldest, (
          select count(*)::int from (
            select from ${opReceipts}
            where status = 'rejected' and received_at > ${after} and code is distinct from ${DISCARDED}
            limit ${MAX_COUNTED}
          ) as rejected
        ) as rejected, (
          select count(*)::int from (
            select from ${digestDifferences} where found_at > ${after} limit ${MAX_COUNTED}
          ) as different
        ) as differences
      from (
        select received_at from ${opReceipts} where status = 'parked' order by received_at limit ${MAX_COUNTED}
      ) as parked`),
  );
  return row ?? { parked: 0, oldest: null, rejected: 0, differences: 0 };
}
