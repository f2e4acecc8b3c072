// Owns the export of all data stored about a person. It's made page by page, so that one export never blocks the server
// or fills its memory.
import { EXPORT_END } from '@quorbit/contracts/accounts/export';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { SignedInContext } from '../../../kernel/context.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { notFound } from '../../../lib/app-error.ts';
import { requireAdmin } from '../../../lib/require-admin.ts';
import { findSessionError } from '../../../sessions/session-error.service.ts';
import { findActor } from '../../../sessions/sessions.service.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUser, type User } from '../accounts.repository.ts';
import { computeExportPoints } from './export-points.ts';
import { acquireExportSlot, throttlePages } from './export-slots.ts';

/** Estimated bytes of an attempt or a rating in the export, with the XP it paid. */
const BYTES_PER_WORK = 1_000;
/** Milliseconds between two checks whether a running export is still allowed. */
const CHECK_EVERY_MS = 5_000;

/** An export that has been started. */
export interface RunningExport {
  /** The text of the file in pieces, each made when it's read. */
  pieces: AsyncIterable<string>;
  /** Frees the export's place for others. Must be called when the export ends, even if it fails. */
  release(): void;
}

/** Returns the person whose data is exported, or throws if the caller may not have it. */
type FindSubject = (tx: Tx, actor: Actor) => Promise<User>;

/**
 * Starts the export of all personal data of the caller.
 * @throws AppError as `startExport` does.
 */
// ctx: the export is read page by page, after COMMIT of the audit entry
export function startOwnExport(ctx: SignedInContext): Promise<RunningExport> {
  return startExport(ctx, async (tx, { id }) => {
    const user = await findUser(tx, id);
    if (!user) throw notFound('User');
    return user;
  });
}

/**
 * Charges points for an export by the size of the stored data, waits for a place, and writes an entry to the audit log.
 * @throws AppError TOO_MANY if the caller's points don't suffice, CONFLICT while another export of the caller runs,
 * UNAVAILABLE after 5 s of waiting for others'.
 */
// ctx: the export is charged before the transaction of the audit entry, and read page by page after it
export async function startExport(ctx: SignedInContext, find: FindSubject): Promise<RunningExport> {
  const { deps, actor } = ctx;
  const subject = await ctx.writeAs([], find);
  // One point less, because the request itself has paid one.
  await ctx.charge(
    computeExportPoints(await estimateTotalBytes(ctx.db, subject.id, deps), deps.env.rateLimitPerMinute) - 1,
  );
  const release = await acquireExportSlot(actor.id, deps);
  try {
    // The audit log's entry for this export is written first, so that the exported log includes it.
    await ctx.writeAs([], async (tx, { id }) => {
      const { id: subjectId } = await find(tx, actor);
      await audit(tx, { actorId: id, subjectId, action: 'account.exported', at: ctx.now() });
    });
  } catch (error) {
    release();
    throw error;
  }
  return { pieces: piecesOf(ctx, subject), release };
}

/** Returns the estimated bytes of a person's export. */
async function estimateTotalBytes(
  db: Executor,
  userId: string,
  { personal, workSequence }: Pick<Deps, 'personal' | 'workSequence'>,
): Promise<number> {
  let work = 0;
  for (const highest of workSequence) work = Math.max(work, await highest(db, userId));
  let bytes = work * BYTES_PER_WORK;
  for (const { estimateExportBytes } of personal.toExport) bytes += (await estimateExportBytes?.(db, userId)) ?? 0;
  return bytes;
}

async function* piecesOf(ctx: SignedInContext, subject: User): AsyncGenerator<string> {
  const { deps, db } = ctx;
  const { elapsed = () => performance.now() } = deps;
  const now = ctx.now();
  let checkedAt = elapsed();
  yield `{\n"format": 1,\n"exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const { exportFields } of deps.personal.toExport) {
    if ('not' in exportFields) continue;
    for (const { name, write } of exportFields) {
      let before = `,\n${JSON.stringify(name)}: `;
      for await (const piece of throttlePages(write(db, subject, now), deps)) {
        yield before + piece;
        before = '';
        if (elapsed() - checkedAt < CHECK_EVERY_MS) continue;
        await requireStillAllowed(ctx, subject);
        checkedAt = elapsed();
      }
    }
  }
  await requireStillAllowed(ctx, subject);
  yield EXPORT_END;
}

/**
 * Requires that a running export is still allowed.
 * @throws AppError if the session has ended, the caller of another person's export is no longer an admin, or the
 * account was deleted.
 */
async function requireStillAllowed(
  { db, actor: before, demo, claimedId }: SignedInContext,
  subject: User,
): Promise<void> {
  const actor = await findActor(db, before.sessionId, { demo });
  if (!actor) throw await findSessionError(db, claimedId);
  if (actor.id !== subject.id) requireAdmin(actor);
  if (!(await findUser(db, subject.id))) throw notFound('User');
}
