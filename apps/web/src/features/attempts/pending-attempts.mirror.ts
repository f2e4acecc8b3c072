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

/** A finished attempt that the server does not have, has not shown yet, or refused. */
export interface PendingAttempt {
  opId: string;
  attemptId: string;
  quizId: string;
  status: WorkStatus | 'rejected';
  /** Why it was refused; null unless it was. */
  refusal: string | null;
  /** Who stores it, refused or not: the server, this device alone, or as long as it is open this page. */
  storedBy: 'server' | 'device' | 'page';
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

/** Attempts that the server doesn't have, hasn't shown yet or refused, in the order in which they were queued. */
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

/** Attempts without a row yet, newest first. Where a row exists, it wins. */
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
    const { ranked = false, own = false } = quizzes.get(args.quizId) ?? {};
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
        toProvisionalReport({ ...args, startedAt, finishedAt }, pack, result, computeAttemptXp(result, terms)),
    };
  });
  return pending.sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
});

/** The attempts with a row: their ids, and by quiz when they were finished, since what an attempt pays depends on it. */
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

/** The same of an attempt that only memory has, where the disk can't be read; null once the server has it. */
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
    // Nothing here says what the quiz is.
    counted: false,
    pack: null,
    report: null,
  };
}

/** One attempt without a row yet; null where there is none. */
export const selectPendingAttempt = createSelectorFamily((get, id: string): PendingAttempt | null => {
  // The others are priced only for one that is here.
  if (!get(selectQueuedAttempts).some(({ op }) => op.args.attemptId === id)) return null;
  return get(selectPendingAttempts).find(({ attemptId }) => attemptId === id) ?? null;
});
