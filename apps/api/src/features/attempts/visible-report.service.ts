// Reads the report of one attempt, without the parts that a seal withholds.
import type { Report } from '@quorbit/contracts/attempts/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { listSealedQuizzes } from '../quizzes/seals/seals.service.ts';
import { reportOf } from './report-of.ts';
import { findReports, listQuestionStats } from './reports.repository.ts';

/**
 * Returns the report of one attempt, as far as the reader may see it. The caller has checked whose reports they may
 * read.
 * @param whose the id of the attempt's learner; null for any learner.
 * @throws AppError NOT_FOUND if there is no such attempt, CONFLICT when several learners have an attempt with this id.
 */
export async function getVisibleReport(
  db: Executor,
  reader: Pick<Actor, 'id' | 'role'>,
  { id, whose }: { id: string; whose: string | null },
  now: Date,
): Promise<Report> {
  const [report, another] = await findReports(db, id, whose);
  if (!report) throw notFound('Report');
  if (another) throw new AppError('CONFLICT', 'Several learners have a report with this id. Pass userId.');
  const { attempt, version, origin } = report;
  const { quizId } = attempt;
  const sealed = (await listSealedQuizzes(db, reader, now, [quizId])).has(quizId);
  return reportOf(attempt, version, { sealed, origin, stats: await listQuestionStats(db, quizId) });
}

/**
 * Returns the report of the caller's own attempt.
 * @throws AppError NOT_FOUND if the caller has no attempt with this id.
 */
export function getOwnReport(db: Executor, actor: Actor, id: string, now: Date): Promise<Report> {
  return getVisibleReport(db, actor, { id, whose: actor.id }, now);
}
