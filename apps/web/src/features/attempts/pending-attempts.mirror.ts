import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { attemptCounts, attemptXp, countRepeats } from '@quorbit/contracts/xp/attempt-price';
import { packRows } from '#features/quizzes/keeps.mirror.ts';
import type { MemorySource, MirrorSource } from '#offline/mirror/area.ts';
import { correctedTime } from '#offline/mirror/corrected-time.ts';
import { readPendingOps, type WorkStatus } from '#offline/mirror/pending-work.ts';
import { readRefusedOps } from '#offline/mirror/refused-ops.ts';
import { attemptRows, attemptSubmit } from './attempts.mirror.ts';
import { gradeLocally, provisionalReport } from './grade-attempt.mirror.ts';

/** A finished attempt that the server does not have, has not shown yet, or refused. */
export interface PendingAttempt {
  opId: string;
  attemptId: string;
  quizId: string;
  status: WorkStatus | 'rejected';
  /** Why it was refused; null unless it was. */
  refusal: string | null;
  /** Who keeps it, refused or not: the server, this device alone, or as long as it is open this page. */
  keptBy: 'server' | 'device' | 'page';
  /** Times in the server's clock as far as it is known. */
  finishedAt: string;
  /** The zone in which it was finished, which decides the learner's day. */
  tz: string;
  /** Whether achievements count it. */
  counted: boolean;
  args: AttemptSubmitArgs;
  /** Null where the pack is not on this device. */
  pack: PackBody | null;
  /** Graded with the pack's keys; null where it has none: sealed, graded when the device reconnects. */
  report: GradedReport | null;
}

/** Attempts without a row yet, newest first. Where a row exists, it wins. */
export async function readPendingAttempts(source: MirrorSource): Promise<PendingAttempt[]> {
  const { database } = source;
  const rows = await attemptRows.bodies(database);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const graded = new Set(rows.map(({ id }) => id));
  const waiting = attemptSubmit.of(await readPendingOps(source)).map(({ op, status }) => ({
    op,
    status,
    refusal: null,
    keptBy: status === 'parked' || status === 'arrived' ? ('server' as const) : ('device' as const),
  }));
  const refused = attemptSubmit.of(await readRefusedOps(source)).map(({ op, message, onServer }) => ({
    op,
    status: 'rejected' as const,
    refusal: message,
    keptBy: onServer ? ('server' as const) : ('device' as const),
  }));
  const found = [...waiting, ...refused].filter(({ op }) => !graded.has(op.args.attemptId));
  const packs = await database.packs.bulkGet(found.map(({ op }) => op.args.packHash));

  const quizzes = new Map((await packRows.bodies(database)).map((row) => [row.quizId, row]));
  /** Finished attempts: what an attempt pays depends on those before it. */
  const finished = rows.map(({ quiz, finishedAt }) => ({ quizId: quiz.id, at: Date.parse(finishedAt) }));
  const pending = found.map(({ op, status, refusal, keptBy }, index): PendingAttempt => {
    const { args } = op;
    const pack = packs[index]?.body ?? null;
    const startedAt = correctedTime(args.startedAt, op, skew);
    const finishedAt = correctedTime(args.finishedAt, op, skew);
    const at = Date.parse(finishedAt);
    const earlier = finished.filter(({ quizId }) => quizId === args.quizId).map((one) => one.at);
    const { ranked = false, own = false } = quizzes.get(args.quizId) ?? {};
    const terms = { ranked, own, repeats: countRepeats(at, earlier) };
    if (status !== 'rejected') finished.push({ quizId: args.quizId, at });
    const result = pack && gradeLocally(args, pack);
    const xp = result ? attemptXp(result, terms) : 0;
    return {
      opId: op.opId,
      attemptId: args.attemptId,
      quizId: args.quizId,
      status,
      refusal,
      keptBy,
      finishedAt,
      tz: op.tz,
      counted: attemptCounts(terms),
      args,
      pack,
      report: pack && provisionalReport({ ...args, startedAt, finishedAt }, pack, xp),
    };
  });
  return pending.sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
}

/** The same of an attempt that only memory has, where the disk can't be read; null once the server has it. */
export function attemptInMemory({ unsaved, unsavedRefused }: MemorySource, attemptId: string): PendingAttempt | null {
  const refused = attemptSubmit.of(unsavedRefused).map(({ op, message }) => ({ op, refusal: message }));
  const waiting = attemptSubmit.of(unsaved.map((op) => ({ op }))).map(({ op }) => ({ op, refusal: null }));
  const found = [...waiting, ...refused].find(({ op }) => op.args.attemptId === attemptId);
  if (!found) return null;
  const { op, refusal } = found;
  return {
    ...{ opId: op.opId, attemptId, quizId: op.args.quizId, args: op.args, tz: op.tz },
    ...{ status: refusal === null ? 'unsaved' : 'rejected', refusal, keptBy: 'page' },
    finishedAt: op.args.finishedAt,
    // Nothing here says what the quiz is.
    ...{ counted: false, pack: null, report: null },
  };
}

/** One attempt without a row yet; null where there is none. */
export async function readPendingAttempt(source: MirrorSource, attemptId: string): Promise<PendingAttempt | null> {
  return (await readPendingAttempts(source)).find((one) => one.attemptId === attemptId) ?? null;
}
