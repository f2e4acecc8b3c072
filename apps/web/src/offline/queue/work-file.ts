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

/** The format of a file with unsent work. */
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

/** Thrown when a file can't be imported. The message explains the reason to the user. */
export class WorkFileError extends Error {
  override readonly name = 'WorkFileError';
}

/**
 * Returns the contents of a work file: all work that the server doesn't have, which is pending, refused or unsaved. It
 * includes the clock difference (skew), because another device would measure a different one.
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
      // If the disk can't be read, the file holds only the work in memory.
      if (unsaved.length === 0 || !isStorageFailure(error)) throw error;
      return { pending: [], refused: [], meta: null, lastExchange: null };
    });
  const skew = adjustSkew(meta?.skew ?? null, lastExchange ?? 0, now);
  const all: NewOp[] = [...refused.map(({ op }) => op), ...pending, ...unsaved];
  // Voids only discard other work, so the file leaves them out.
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

/**
 * Corrects the skew if the clock was set back after the last measurement: with the measured skew, the current time
 * would be before the last exchange.
 */
function adjustSkew(skew: number | null, lastExchange: number, now: number): number | null {
  return skew === null ? null : Math.max(skew, Math.round(lastExchange - now));
}

/**
 * Imports the work of a file; importing it again does no harm. Returns the types of the ops that were new on this
 * device; the server recognizes the ops that it already has. Rejects with `WorkFileError` if it isn't a work file of
 * this account.
 */
export async function importWork(
  storage: SyncStorage,
  { userId, text, newId }: { userId: string; text: string; newId: () => string },
): Promise<string[]> {
  const file = z.safeParse(workFileSchema, parseJson(text));
  if (!file.success) throw new WorkFileError("This isn't a file of unsent work, or it's damaged.");
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
