import type { Report } from '@quorbit/contracts/attempts/schema';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { AttemptRow } from '@quorbit/contracts/sync/rows';
import { quizXp } from '@quorbit/contracts/xp/quiz-xp';
import type { UserDatabase } from '../database.ts';
import { gradeLocally, mirroredReport, provisionalReport } from './grade-attempt.ts';
import { correctedTime, type MirrorSource, opsOf, readUnsettled, type Standing } from './unsettled.ts';

/** A finished attempt that the server does not have, has not shown yet, or refused. */
export interface PendingAttempt {
  opId: string;
  attemptId: string;
  quizId: string;
  standing: Standing | 'rejected';
  /** Why it was refused; null unless it was. */
  refusal: string | null;
  /** Times in the server's clock as far as it is known. */
  finishedAt: string;
  args: AttemptSubmitArgs;
  /** Null where the pack is not on this device. */
  pack: PackBody | null;
  /** Graded with the pack's keys; null where it has none: sealed, graded when the device reconnects. */
  report: Report | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readAttemptRows(database: UserDatabase): Promise<AttemptRow[]> {
  return (await database.rows.where('kind').equals('attempt').toArray()).map(({ body }) => body as AttemptRow);
}

/** Attempts without a row yet, newest first. Where a row exists, it wins. */
export async function readPendingAttempts(source: MirrorSource): Promise<PendingAttempt[]> {
  const { database } = source;
  const rows = await readAttemptRows(database);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const graded = new Set(rows.map(({ id }) => id));
  const waiting = opsOf<AttemptSubmitArgs>(await readUnsettled(source), ATTEMPT_SUBMIT).map(({ op, standing }) => ({
    op,
    standing,
    refusal: null,
  }));
  const refused = (await database.rejected.toArray())
    .filter(({ op }) => op.type === ATTEMPT_SUBMIT)
    .map(({ op, message }) => ({
      op: { ...op, args: op.args as AttemptSubmitArgs },
      standing: 'rejected' as const,
      refusal: message,
    }));
  const found = [...waiting, ...refused].filter(({ op }) => !graded.has(op.args.attemptId));
  const packs = await database.packs.bulkGet(found.map(({ op }) => op.args.packHash));

  /** Finished attempts by quiz: what an attempt pays depends on those before it. */
  const finished = rows.map(({ quiz, finishedAt }) => ({ quizId: quiz.id, at: Date.parse(finishedAt) }));
  const pending = found.map(({ op, standing, refusal }, index): PendingAttempt => {
    const { args } = op;
    const pack = packs[index]?.body ?? null;
    const startedAt = correctedTime(args.startedAt, op, skew);
    const finishedAt = correctedTime(args.finishedAt, op, skew);
    const at = Date.parse(finishedAt);
    const near = finished.filter((one) => one.quizId === args.quizId && Math.abs(one.at - at) < DAY_MS).length;
    if (standing !== 'rejected') finished.push({ quizId: args.quizId, at });
    const result = pack && gradeLocally(args, pack);
    const xp = result ? quizXp({ ...result, earlierAttempts: near }) : 0;
    return {
      opId: op.opId,
      attemptId: args.attemptId,
      quizId: args.quizId,
      standing,
      refusal,
      finishedAt,
      args,
      pack,
      report: pack && provisionalReport({ ...args, startedAt, finishedAt }, pack, xp),
    };
  });
  return pending.sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
}

/** One attempt without a row yet; null where there is none. */
export async function readPendingAttempt(source: MirrorSource, attemptId: string): Promise<PendingAttempt | null> {
  return (await readPendingAttempts(source)).find((one) => one.attemptId === attemptId) ?? null;
}

/** The report of a graded attempt whose pack is on this device; null where one of the two is missing. */
export async function readMirroredReport({ database }: MirrorSource, attemptId: string): Promise<Report | null> {
  const row = (await readAttemptRows(database)).find(({ id }) => id === attemptId);
  const pack = row && (await database.packs.get(row.packHash));
  return row && pack ? mirroredReport(row, pack.body) : null;
}

/** Graded attempts, newest first. */
export async function readMirroredReports({ database }: MirrorSource): Promise<AttemptRow[]> {
  return (await readAttemptRows(database)).sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
}
