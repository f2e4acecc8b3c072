// Collects the state of sync for admins: parked ops, digest differences, rejections by code, and devices by protocol
// and last push.
import type { SyncFigures } from '@quorbit/contracts/health/worker-rules';
import type { SyncHealth } from '@quorbit/contracts/sync/health';
import type { Executor } from '@quorbit/db/client';
import * as repository from './health.repository.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

/**
 * Returns the state of sync for all devices. Lists have at most 100 rows; rejections and differences are those of the
 * last 30 days.
 */
export async function getSyncHealth(db: Executor, now: Date): Promise<SyncHealth> {
  const since = new Date(now.getTime() - MONTH_MS);
  const parkedCount = await repository.countParked(db);
  const parked = await repository.listParkedWithLearners(db);
  const rejects = await repository.countRejects(db, since);
  const differences = await repository.listDifferences(db, since);
  const devices = await repository.countDevices(db, now, since);
  return {
    parkedCount,
    parked: parked.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    rejects: rejects.map((row) => ({ code: row.code ?? '', count: row.count })),
    differences: differences.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() })),
    devices,
  };
}

/** Returns the state of sync in a few figures, for the health of the whole server. */
export async function getSyncFigures(db: Executor, now: Date): Promise<SyncFigures> {
  const { oldest, ...figures } = await repository.getSyncFigures(db, new Date(now.getTime() - MONTH_MS));
  return { ...figures, oldestAt: oldest === null ? null : new Date(oldest) };
}
