import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { attemptRows } from '#features/attempts/attempts.mirror.ts';
import { type PendingAttempt, readPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';

/** The attempts that a person finished, as this device has them: each of them once. Newest first. */
export interface FinishedAttempts {
  /** With a row: graded, or kept on the server until their quiz opens. */
  arrived: AttemptRow[];
  /** Without a row yet. */
  pending: PendingAttempt[];
}

/** Reads all at one moment: an attempt whose row comes between two readings would be in none of them, or in both. */
export async function readFinishedAttempts(source: MirrorSource): Promise<FinishedAttempts> {
  const { database } = source;
  const { meta, rows, packs, outbox, journal, rejected } = database;
  return database.transaction('r', [meta, rows, packs, outbox, journal, rejected], async () => ({
    arrived: (await attemptRows.bodies(database)).sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt)),
    pending: await readPendingAttempts(source),
  }));
}
