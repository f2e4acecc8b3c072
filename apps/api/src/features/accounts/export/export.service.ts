// Owns giving people all that is stored about them, page by page: one export never holds the server or its memory.
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

/** About what each attempt and rating takes, with what it paid. */
const BYTES_PER_WORK = 1_000;
/** How often a running export looks whether it still may, in milliseconds. */
const CHECK_EVERY_MS = 5_000;

/** An export that has begun. */
export interface RunningExport {
  /** The text of the file, made as it is read. */
  pieces: AsyncIterable<string>;
  /** Gives its place to others. Must be called at its end, however it ends. */
  release(): void;
}

/** Finds whose data it is, if the caller may have it. */
type FindSubject = (tx: Tx, actor: Actor) => Promise<User>;

/** All personal data of the caller. @throws AppError as `startExport` does */
// ctx: it is read page by page, after COMMIT of the audit entry
export function startOwnExport(ctx: SignedInContext): Promise<RunningExport> {
  return startExport(ctx, async (tx, { id }) => {
    const user = await findUser(tx, id);
    if (!user) throw notFound('User');
    return user;
  });
}

/**
 * Charges for an export by what is stored, waits for its place and writes it into the log.
 * @throws AppError TOO_MANY, CONFLICT while another one of the caller runs, UNAVAILABLE after 5 s of waiting for others'
 */
// ctx: it is charged before and read page by page after the transaction of the audit entry
export async function startExport(ctx: SignedInContext, find: FindSubject): Promise<RunningExport> {
  const { deps, actor } = ctx;
  const subject = await ctx.writeAs([], find);
  // The request itself has paid for one.
  await ctx.charge(
    computeExportPoints(await estimateTotalBytes(ctx.db, subject.id, deps), deps.env.rateLimitPerMinute) - 1,
  );
  const release = await acquireExportSlot(actor.id, deps);
  try {
    // Entered first, so that the exported log includes this export.
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

/** About how many bytes somebody's export has. */
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

/** @throws AppError where the session has ended meanwhile, the caller is no admin any more or the account is gone */
async function requireStillAllowed(
  { db, actor: before, demo, claimedId }: SignedInContext,
  subject: User,
): Promise<void> {
  const actor = await findActor(db, before.sessionId, { demo });
  if (!actor) throw await findSessionError(db, claimedId);
  if (actor.id !== subject.id) requireAdmin(actor);
  if (!(await findUser(db, subject.id))) throw notFound('User');
}
