import { id, instant } from '@quorbit/contracts/lib/scalars';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import * as z from 'zod/mini';
import { isStorageFailure } from '../storage-failure.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { SyncStorage } from './storage.ts';

const fileOpSchema = z.object({
  opId: id,
  type: z.string(),
  v: z.int().check(z.minimum(1)),
  at: instant,
  tz: z.string(),
  skew: z.optional(z.number()),
  args: z.unknown(),
});

/** Unsent work as a file. */
const workFileSchema = z.object({
  app: z.literal('quorbit'),
  format: z.literal(1),
  userId: id,
  ops: z.array(fileOpSchema),
});

export interface WorkFile {
  app: 'quorbit';
  format: 1;
  userId: string;
  exportedAt: string;
  ops: NewOp[];
}

/** A file that cannot be imported; the message tells the person why. */
export class WorkFileError extends Error {
  override readonly name = 'WorkFileError';
}

/**
 * Everything that the server does not have: pending, refused and unsaved. It includes the skew, since
 * another device would measure a different one.
 */
export async function exportWork(
  storage: SyncStorage,
  { userId, unsaved, now }: { userId: string; unsaved: readonly NewOp[]; now: number },
): Promise<WorkFile> {
  const { pending, refused, meta, lastExchange } = await storage
    .read(async (tx) => ({
      pending: await tx.outbox(),
      refused: await tx.rejected(),
      meta: await tx.meta(),
      lastExchange: await tx.lastExchange(),
    }))
    .catch((error: unknown) => {
      // What memory has is worth a file on its own.
      if (unsaved.length === 0 || !isStorageFailure(error)) throw error;
      return { pending: [], refused: [], meta: null, lastExchange: null };
    });
  const skew = adjustSkew(meta?.skew ?? null, lastExchange ?? 0, now);
  const all: NewOp[] = [...refused.map(({ op }) => op), ...pending, ...unsaved];
  // Discarded work is not unsent.
  const work = all.filter(({ type }) => type !== VOID);
  const ops = work.map(({ opId, type, v, at, tz, args, skew: own }) => ({
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

/** Detects a clock that was set back after the last measurement: with the measured skew, now would be before it. */
function adjustSkew(skew: number | null, lastExchange: number, now: number): number | null {
  return skew === null ? null : Math.max(skew, Math.round(lastExchange - now));
}

/**
 * Imports the work of a file; repeating that does no harm. Returns the types of the ops that were new here; the server
 * recognises those that it already had. Rejects with `WorkFileError` for anything but this account's own file.
 */
export async function importWork(
  storage: SyncStorage,
  { userId, text, newId }: { userId: string; text: string; newId: () => string },
): Promise<string[]> {
  const file = z.safeParse(workFileSchema, parseJson(text));
  if (!file.success) throw new WorkFileError('This is not a file of unsent work, or it is damaged.');
  if (file.data.userId !== userId) {
    throw new WorkFileError('This work belongs to another account. Log in with that account to send it.');
  }
  const work = file.data.ops.filter(({ type }) => type !== VOID);
  const ops = work.map(({ skew, ...op }): NewOp => (skew === undefined ? op : { ...op, skew }));
  const added = await storage.write((tx) => addToQueue(tx, ops, newId()));
  return added.map(({ type }) => type);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
