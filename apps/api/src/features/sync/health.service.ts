// What an admin watches: parked work, differing digests, rejects by code, devices by protocol and last push.
import type { SyncHealth } from '@quorbit/contracts/sync/health';
import type { Executor } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { digestDifferences, opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { and, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';

const SHOWN = 100;
const REJECTS_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Reads the state of sync over all devices. Lists are bounded; counts go over the last 30 days. */
export async function readHealth(db: Executor, now: Date): Promise<SyncHealth> {
  const since = new Date(now.getTime() - REJECTS_DAYS * DAY_MS);
  const [parkedCount] = await db.select({ count: count() }).from(opReceipts).where(eq(opReceipts.status, 'parked'));
  const parked = await db
    .select({
      opId: opReceipts.opId,
      type: opReceipts.type,
      receivedAt: opReceipts.receivedAt,
      learner: { id: users.id, name: users.name },
    })
    .from(opReceipts)
    .innerJoin(users, eq(users.id, opReceipts.userId))
    .where(eq(opReceipts.status, 'parked'))
    .orderBy(opReceipts.receivedAt)
    .limit(SHOWN);
  const rejects = await db
    .select({ code: opReceipts.code, count: count() })
    .from(opReceipts)
    .where(and(eq(opReceipts.status, 'rejected'), gt(opReceipts.receivedAt, since), isNotNull(opReceipts.code)))
    .groupBy(opReceipts.code)
    .orderBy(desc(count()))
    .limit(SHOWN);
  const differences = await db
    .select({
      foundAt: digestDifferences.foundAt,
      clientId: digestDifferences.clientId,
      learner: { id: users.id, name: users.name },
    })
    .from(digestDifferences)
    .innerJoin(users, eq(users.id, digestDifferences.userId))
    .where(gt(digestDifferences.foundAt, since))
    .orderBy(desc(digestDifferences.foundAt))
    .limit(SHOWN);
  const age = sql<'day' | 'week' | 'month' | 'older'>`case
    when ${syncClients.lastPushAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz then 'day'
    when ${syncClients.lastPushAt} > ${new Date(now.getTime() - 7 * DAY_MS).toISOString()}::timestamptz then 'week'
    when ${syncClients.lastPushAt} > ${since.toISOString()}::timestamptz then 'month'
    else 'older' end`;
  const devices = await db
    .select({ protocol: syncClients.protocol, lastPush: age, count: count() })
    .from(syncClients)
    .groupBy(syncClients.protocol, sql`2`)
    .orderBy(desc(syncClients.protocol), sql`2`);
  return {
    parkedCount: parkedCount?.count ?? 0,
    parked: parked.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    rejects: rejects.map((row) => ({ code: row.code ?? '', count: row.count })),
    differences: differences.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() })),
    devices,
  };
}
