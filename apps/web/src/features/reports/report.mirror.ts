import { isGraded } from '@quorbit/contracts/attempts/graded';
import type { Report } from '@quorbit/contracts/attempts/schema';
import { computeQuizXp } from '@quorbit/contracts/xp/quiz-xp';
import { attemptRows, attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { gradeLocally, toMirroredReport } from '#features/attempts/grade-attempt.mirror.ts';
import { selectWelcomeQuizId } from '#features/quizzes/downloads.mirror.ts';
import { JOURNAL, selectPack } from '#offline/mirror/inputs.ts';
import { createSelectorFamily } from '#offline/mirror/selector.ts';

/** Selects the report of an attempt; null if the attempt or its pack isn't on this device. */
export const selectMirroredReport = createSelectorFamily((get, attemptId: string): Report | null => {
  const row = get(attemptRows.selectBody(attemptId));
  const pack = row && get(selectPack(row.packHash));
  if (!row || !pack) return null;
  const isWelcome = row.quiz.id === get(selectWelcomeQuizId);
  return toMirroredReport(row, pack.body, isWelcome || undefined);
});

/** Milliseconds by which a clock may be off without a correction being shown, because nobody would notice it. */
const MIN_SKEW_MS = 60_000;

/**
 * A change that the server made to an attempt from this device. `clock`: its times were moved by this many
 * milliseconds. `score`: the server's score differs from the one graded here. `xp`: the attempt earns less than a first
 * attempt, because it repeats one.
 */
export type Correction =
  | { kind: 'clock'; ms: number }
  | { kind: 'score'; here: number; server: number }
  | { kind: 'xp'; full: number; paid: number };

/**
 * Selects the server's corrections to an attempt that this device sent; empty if there are none or they aren't known.
 */
export const selectCorrections = createSelectorFamily((get, attemptId: string): readonly Correction[] => {
  const sent = attemptSubmit.filterEntries(get(JOURNAL));
  const entry = sent.find(({ op }) => op.args.attemptId === attemptId);
  const row = get(attemptRows.selectBody(attemptId));
  if (!entry || !row || !isGraded(row)) return [];
  const { args, skew = 0 } = entry.op;
  const pack = get(selectPack(args.packHash));
  const graded = pack && gradeLocally(args, pack.body);
  const full = graded ? computeQuizXp({ ...graded, earlierAttempts: 0 }) : row.xpEarned;
  const corrections: Correction[] = [];
  if (Math.abs(skew) >= MIN_SKEW_MS) corrections.push({ kind: 'clock', ms: skew });
  if (graded && graded.score !== row.score) corrections.push({ kind: 'score', here: graded.score, server: row.score });
  else if (row.xpEarned < full) corrections.push({ kind: 'xp', full, paid: row.xpEarned });
  return corrections;
});
