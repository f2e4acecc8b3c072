import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { computeAttemptXp, countRepeats, isAttemptCounted } from '@quorbit/contracts/xp/attempt-xp';
import { packRows } from '#features/quizzes/downloads.mirror.ts';
import type { MemorySource } from '#offline/mirror/area.ts';
import { selectPack, selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps, type WorkStatus } from '#offline/mirror/pending-work.ts';
import { selectRefusedOps } from '#offline/mirror/refused-ops.ts';
import { createSelector, createSelectorFamily, type Get, getEach } from '#offline/mirror/selector.ts';
import { toServerTime } from '#offline/mirror/to-server-time.ts';
import { attemptRows, attemptSubmit } from './attempts.mirror.ts';
import { gradeLocally, toProvisionalReport } from './grade-attempt.mirror.ts';

/** A finished attempt that the server doesn't have yet, whose row hasn't arrived, or that was refused. */
export interface PendingAttempt {
  opId: string;
  attemptId: string;
  quizId: string;
  status: WorkStatus | 'rejected';
  /** The reason for refusing the attempt; null unless it was refused. */
  refusal: string | null;
  /** Where the attempt is stored: on the server, on this device only, or only in the open page. */
  storedBy: 'server' | 'device' | 'page';
  /** When the attempt was finished, in the server's clock as far as the difference is known. */
  finishedAt: string;
  /** The time zone in which the attempt was finished, which decides the learner's day. */
  tz: string;
  /** Whether achievements count the attempt. */
  counted: boolean;
  args: AttemptSubmitArgs;
  /** The attempt's pack; null if it isn't on this device. */
  pack: PackBody | null;
  /**
   * The provisional report, graded with the pack's keys; null if the pack is missing or sealed without keys, so that
   * the server grades the attempt.
   */
  report: GradedReport | null;
}

/** Selects submitted attempts that are still pending, in the order in which they were queued, then the refused ones. */
const selectQueuedAttempts = createSelector(listQueued, isSameQueue);

function listQueued(get: Get) {
  const waiting = attemptSubmit.filterEntries(get(selectPendingOps)).map(({ op, status }) => ({
    op,
    status,
    refusal: null,
    storedBy: status === 'parked' || status === 'arrived' ? ('server' as const) : ('device' as const),
  }));
  const refused = attemptSubmit.filterEntries(get(selectRefusedOps)).map(({ op, message, onServer }) => ({
    op,
    status: 'rejected' as const,
    refusal: message,
    storedBy: onServer ? ('server' as const) : ('device' as const),
  }));
  return [...waiting, ...refused];
}

/** Selects finished attempts without a row yet, newest first. Once an attempt's row exists, only the row is used. */
export const selectPendingAttempts = createSelector((get): readonly PendingAttempt[] => {
  const queued = get(selectQueuedAttempts);
  if (queued.length === 0) return [];
  const graded = get(selectGradedTimes);
  const found = queued.filter(({ op }) => !graded.ids.has(op.args.attemptId));
  const packs = getEach(
    get,
    found.map(({ op }) => selectPack(op.args.packHash)),
  );
  const skew = get(selectSkew);
  const quizzes = new Map(get(packRows.bodies).map((row) => [row.quizId, row]));
  const queuedTimes: { quizId: string; at: number }[] = [];
  const pending = found.map(({ op, status, refusal, storedBy }, index): PendingAttempt => {
    const { args } = op;
    const pack = packs[index]?.body ?? null;
    const startedAt = toServerTime(args.startedAt, op, skew);
    const finishedAt = toServerTime(args.finishedAt, op, skew);
    const at = Date.parse(finishedAt);
    const queuedBefore = queuedTimes.flatMap((queuedTime) =>
      queuedTime.quizId === args.quizId ? [queuedTime.at] : [],
    );
    const earlier = [...(graded.times.get(args.quizId) ?? []), ...queuedBefore];
    const { ranked = false, own = false, welcome = packs[index]?.welcome } = quizzes.get(args.quizId) ?? {};
    const terms = { ranked, own, repeats: countRepeats(at, earlier) };
    if (status !== 'rejected') queuedTimes.push({ quizId: args.quizId, at });
    const result = pack && gradeLocally(args, pack);
    return {
      opId: op.opId,
      attemptId: args.attemptId,
      quizId: args.quizId,
      status,
      refusal,
      storedBy,
      finishedAt,
      tz: op.tz,
      counted: isAttemptCounted(terms),
      args,
      pack,
      report:
        result &&
        toProvisionalReport({ ...args, startedAt, finishedAt }, pack, result, {
          xpEarned: computeAttemptXp(result, terms),
          welcome,
        }),
    };
  });
  return pending.sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
});

/**
 * Selects the ids of the attempts with a row, and by quiz the times when they were finished, because an attempt's XP
 * depends on earlier attempts.
 */
const selectGradedTimes = createSelector((get) => {
  const ids = new Set<string>();
  const times = new Map<string, number[]>();
  for (const { id, quiz, finishedAt } of get(attemptRows.bodies)) {
    ids.add(id);
    const known = times.get(quiz.id) ?? [];
    known.push(Date.parse(finishedAt));
    times.set(quiz.id, known);
  }
  return { ids, times };
});

type QueuedAttempt = ReturnType<typeof listQueued>[number];

function isSameQueue(last: readonly QueuedAttempt[], next: readonly QueuedAttempt[]): boolean {
  return last.length === next.length && last.every((entry, index) => isSameAttempt(entry, next[index]));
}

function isSameAttempt(last: QueuedAttempt, next: QueuedAttempt | undefined): boolean {
  if (last.status !== next?.status || last.refusal !== next.refusal || last.op.tz !== next.op.tz) return false;
  return last.op.opId === next.op.opId && last.op.args === next.op.args;
}

/**
 * Finds a pending attempt in memory, for when the disk can't be read; null if it isn't there, e.g. once the server has
 * it.
 */
export function findAttemptInMemory(
  { unsaved, unsavedRefused }: MemorySource,
  attemptId: string,
): PendingAttempt | null {
  const refused = attemptSubmit.filterEntries(unsavedRefused).map(({ op, message }) => ({ op, refusal: message }));
  const waiting = attemptSubmit.filterEntries(unsaved.map((op) => ({ op }))).map(({ op }) => ({ op, refusal: null }));
  const found = [...waiting, ...refused].find(({ op }) => op.args.attemptId === attemptId);
  if (!found) return null;
  const { op, refusal } = found;
  return {
    opId: op.opId,
    attemptId,
    quizId: op.args.quizId,
    args: op.args,
    tz: op.tz,
    status: refusal === null ? 'unsaved' : 'rejected',
    refusal,
    storedBy: 'page',
    finishedAt: op.args.finishedAt,
    // Without the mirror, it's unknown which quiz was taken and whether it's ranked, so the attempt isn't counted.
    counted: false,
    pack: null,
    report: null,
  };
}

/** Selects one finished attempt without a row yet; null if there is none. */
export const selectPendingAttempt = createSelectorFamily((get, id: string): PendingAttempt | null => {
  // All pending attempts are computed only if this one is queued.
  if (!get(selectQueuedAttempts).some(({ op }) => op.args.attemptId === id)) return null;
  return get(selectPendingAttempts).find(({ attemptId }) => attemptId === id) ?? null;
});
