import { id, instant } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { SyncMeta } from './records.ts';
import type { SyncStorage } from './storage.ts';

const fileOp = z.object({
  opId: id,
  type: z.string(),
  v: z.literal(1),
  at: instant,
  tz: z.string(),
  skew: z.optional(z.number()),
  args: z.unknown(),
});

/** Unsent work as a file. */
const workFile = z.object({ app: z.literal('quorbit'), format: z.literal(1), userId: id, ops: z.array(fileOp) });

export interface WorkFile {
  app: 'quorbit';
  format: 1;
  userId: string;
  exportedAt: string;
  ops: NewOp[];
}

/** A file that cannot be taken in; the message tells a person why. */
export class WorkFileError extends Error {
  override readonly name = 'WorkFileError';
}

/**
 * Everything that the server does not have: pending, refused and held in memory. The skew goes along, since another
 * device's clock would measure another one.
 */
export async function exportWork(
  storage: SyncStorage,
  { userId, held, now }: { userId: string; held: readonly NewOp[]; now: number },
): Promise<WorkFile> {
  const { pending, refused, meta } = await storage.read(async (tx) => ({
    pending: await tx.outbox(),
    refused: await tx.rejected(),
    meta: await tx.meta(),
  }));
  const skew = skewNow(meta, now);
  const all: NewOp[] = [...refused.map(({ op }) => op), ...pending, ...held];
  const ops = all.map(({ opId, type, v, at, tz, args, skew: own }) => ({
    opId,
    type,
    v,
    at,
    tz,
    ...((own ?? skew) === null ? {} : { skew: own ?? skew ?? 0 }),
    args,
  }));
  return { app: 'quorbit', format: 1, userId, exportedAt: new Date(now).toISOString(), ops };
}

/** A clock that was set back after it was last measured shows it: by the measured skew it would be before that moment. */
function skewNow(meta: SyncMeta | null, now: number): number | null {
  if (meta === null || meta.skew === null) return null;
  return Math.max(meta.skew, Math.round((meta.lastExchange ?? 0) - now));
}

/**
 * Takes the work of a file in, however often. Answers how many ops were new here; the server knows those that it had
 * already. Rejects with `WorkFileError` for anything but this account's own file.
 */
export async function importWork(
  storage: SyncStorage,
  { userId, text, newId }: { userId: string; text: string; newId: () => string },
): Promise<number> {
  const file = z.safeParse(workFile, parse(text));
  if (!file.success) throw new WorkFileError('This is not a file of unsent work, or it is damaged.');
  if (file.data.userId !== userId) {
    throw new WorkFileError('This work belongs to another account. Log in with that account to send it.');
  }
  const ops = file.data.ops.map(({ skew, ...op }): NewOp => (skew === undefined ? op : { ...op, skew }));
  return (await storage.write((tx) => addToQueue(tx, ops, newId()))).length;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
