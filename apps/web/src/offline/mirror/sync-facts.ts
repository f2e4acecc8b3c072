import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { MirrorSource } from './area.ts';
import { parkedRows } from './parked-rows.ts';
import { type RefusedOp, readRefusedOps } from './refused-ops.ts';

/** What this device and the server do not share yet. */
export interface SyncFacts {
  /** Pieces of work in the queue. */
  pending: number;
  /** Ops that only memory has: 'not saved'. */
  notSaved: number;
  /** Ops kept on the server for somebody to look at. */
  parked: number;
  rejected: RefusedOp[];
  /** Server clock minus this device's, milliseconds; null before it was measured. */
  skew: number | null;
}

export async function readSyncFacts(source: MirrorSource): Promise<SyncFacts> {
  const { database, unsaved } = source;
  const meta = await database.meta.get('meta');
  const parked = (await parkedRows.bodies(database)).filter(({ outcome }) => outcome === 'waiting').length;
  return {
    pending: await database.outbox.filter(({ type }) => type !== VOID).count(),
    notSaved: unsaved.filter(({ type }) => type !== VOID).length,
    parked,
    rejected: (await readRefusedOps(source)).sort((a, b) => b.at - a.at),
    skew: meta?.skew ?? null,
  };
}
