import type { Report } from '@quorbit/contracts/attempts/schema';
import { quizXp } from '@quorbit/contracts/xp/quiz-xp';
import { attemptRows, attemptSubmit, readGraded } from '#features/attempts/attempts.mirror.ts';
import { gradeLocally, mirroredReport } from '#features/attempts/grade-attempt.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';

/** The report of an attempt whose pack is on this device; null where one of the two is missing. */
export async function readMirroredReport({ database }: MirrorSource, attemptId: string): Promise<Report | null> {
  const row = (await attemptRows.bodies(database)).find(({ id }) => id === attemptId);
  const pack = row && (await database.packs.get(row.packHash));
  return row && pack ? mirroredReport(row, pack.body) : null;
}

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
  const sent = attemptSubmit.of(await database.journal.toArray());
  const entry = sent.find(({ op }) => op.args.attemptId === attemptId);
  const row = (await readGraded(database)).find(({ id }) => id === attemptId);
  if (!entry || !row) return [];
  const { args, skew = 0 } = entry.op;
  const pack = await database.packs.get(args.packHash);
  const graded = pack && gradeLocally(args, pack.body);
  const full = graded ? quizXp({ ...graded, earlierAttempts: 0 }) : row.xpEarned;
  const corrections: Correction[] = [];
  if (Math.abs(skew) >= MIN_SKEW_MS) corrections.push({ kind: 'clock', ms: skew });
  if (graded && graded.score !== row.score) corrections.push({ kind: 'score', here: graded.score, server: row.score });
  else if (row.xpEarned < full) corrections.push({ kind: 'xp', full, paid: row.xpEarned });
  return corrections;
}
