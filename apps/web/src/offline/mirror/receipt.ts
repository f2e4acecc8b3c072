import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { AttemptRow } from '@quorbit/contracts/sync/rows';
import { quizXp } from '@quorbit/contracts/xp/quiz-xp';
import { gradeLocally } from './grade-attempt.ts';
import type { MirrorSource } from './unsettled.ts';

/** A clock that is off by less than this changes nothing that anybody sees. */
const MIN_SKEW_MS = 60_000;

/**
 * What the server changed about work as this device had it. `clock`: times were moved by so many milliseconds. `score`:
 * it was graded otherwise than here. `xp`: it pays less than a first attempt would, since it repeats one.
 */
export type Correction =
  | { kind: 'clock'; ms: number }
  | { kind: 'score'; here: number; server: number }
  | { kind: 'xp'; full: number; paid: number };

/** What was corrected about an attempt that this device sent; empty where nothing was, or where it is not known. */
export async function readCorrections({ database }: MirrorSource, attemptId: string): Promise<Correction[]> {
  const entry = (await database.journal.toArray()).find(
    ({ op }) => op.type === ATTEMPT_SUBMIT && (op.args as AttemptSubmitArgs).attemptId === attemptId,
  );
  const stored = await database.rows.where('kind').equals('attempt').toArray();
  const row = stored.map(({ body }) => body as AttemptRow).find(({ id }) => id === attemptId);
  if (!entry || !row) return [];
  const { args, skew = 0 } = entry.op as { args: AttemptSubmitArgs; skew?: number };
  const pack = await database.packs.get(args.packHash);
  const graded = pack && gradeLocally(args, pack.body);
  const full = graded ? quizXp({ ...graded, earlierAttempts: 0 }) : row.xpEarned;
  const corrections: Correction[] = [];
  if (Math.abs(skew) >= MIN_SKEW_MS) corrections.push({ kind: 'clock', ms: skew });
  if (graded && graded.score !== row.score) corrections.push({ kind: 'score', here: graded.score, server: row.score });
  else if (row.xpEarned < full) corrections.push({ kind: 'xp', full, paid: row.xpEarned });
  return corrections;
}
