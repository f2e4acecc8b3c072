// Reads graded attempts as reports: a single one, and lists of them.
import type { ListReportsInput, Report, ReportCard, ReportIdInput } from '@quorbit/contracts/attempts/schema';
import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import type { Page } from '@quorbit/contracts/lib/paging';
import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { getVisibleReport } from '../attempts/visible-report.service.ts';
import { markWelcome } from '../quizzes/welcome-origin.ts';
import * as repository from './reports.repository.ts';

/** The most days that a filter of everybody's reports may span. */
const MAX_DAYS = 366;
/** The most matching versions whose quizzes are searched one by one; with more, all attempts are scanned. */
const FEW_VERSIONS = 200;

/**
 * Returns the report of one of the caller's attempts; admins may read any learner's, and name the learner with `userId`
 * if several learners have an attempt with this id.
 * @throws AppError NOT_FOUND for anyone else, CONFLICT when several learners have one and none is named.
 */
export async function getReport(
  db: Executor,
  actor: Pick<Actor, 'id' | 'role'>,
  { id, userId }: ReportIdInput,
  now: Date,
): Promise<Report> {
  const whose = actor.role === 'admin' ? (userId ?? null) : actor.id;
  if (userId !== undefined && actor.role !== 'admin' && userId !== actor.id) throw notFound('Report');
  return getVisibleReport(db, actor, { id, whose }, now);
}

/** Returns whether the filter can only be checked by reading attempts. */
function hasSearchFilter({ category, search, result }: ListReportsInput): boolean {
  return category !== undefined || (search ?? '') !== '' || result !== undefined;
}

/**
 * Returns a page of everybody's reports for a filter that no index answers in the list's order. A filter that matches
 * few attempts would examine all of them, so a range of days is required and a page ends after a limited number of
 * attempts: with fewer items or none, and a cursor.
 * @throws AppError INVALID without a range of at most 366 days.
 */
async function searchReports(db: Executor, filter: repository.ReportFilter, now: Date) {
  const { quizId, category, search, from, to = '9999-12-31' } = filter;
  // In every time zone, today's date is at most the day after the UTC date.
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1);
  const [last = tomorrow] = [to, tomorrow].sort();
  if (from === undefined || daysBetween(from, last) > MAX_DAYS) {
    const message = `To filter everybody's reports, say from which day on, at most ${MAX_DAYS} days.`;
    throw new AppError('INVALID', message, { issues: [{ path: 'from', message }] });
  }
  const byTitle = category !== undefined || (search ?? '') !== '';
  const versions = byTitle
    ? await repository.listMatchingVersions(db, { quizId, category, search }, FEW_VERSIONS + 1)
    : undefined;
  if (versions?.length === 0) return { rows: [], lookedTo: null };
  const narrowed = versions === undefined || versions.length > FEW_VERSIONS ? undefined : versions;
  const { found, lookedTo } = await repository.searchAttempts(db, filter, narrowed);
  return { rows: found.length === 0 ? [] : await repository.listReportsAt(db, found), lookedTo };
}

/**
 * Returns a page of the caller's own reports, newest first. Admins may list another learner's reports, or everybody's;
 * filtering everybody's by category, words or result requires a range of at most a year.
 * @throws AppError FORBIDDEN or NOT_FOUND for other learners' reports, INVALID for a filter without such a range.
 */
export async function listReports(
  db: Executor,
  actor: Actor,
  input: ListReportsInput,
  now: Date,
): Promise<Page<ReportCard>> {
  const learnerId = input.userId ?? actor.id;
  if (learnerId !== actor.id && actor.role !== 'admin') {
    throw learnerId === 'all' ? new AppError('FORBIDDEN', ADMINS_ONLY) : notFound('User');
  }
  const cursor = parseCursor(input.cursor, [isCursorTime, isCursorId, isCursorId]);
  const before = cursor === null ? null : { finishedAt: cursor[0] ?? '', id: cursor[1] ?? '', userId: cursor[2] ?? '' };
  const filter = { ...input, userId: learnerId === 'all' ? null : learnerId, before };
  const { rows, lookedTo } =
    learnerId === 'all' && hasSearchFilter(input)
      ? await searchReports(db, filter, now)
      : { rows: await repository.listReports(db, filter), lookedTo: null };
  return toPage(
    rows,
    input.limit,
    ({ attempt }) => keyOf({ ...attempt, finishedAt: attempt.finishedAt.toISOString() }),
    ({ attempt, title, category, origin, learner }) => ({
      id: attempt.id,
      quiz: { id: attempt.quizId, title, category, ...markWelcome(origin) },
      status: attempt.status === 'submitted' ? ('submitted' as const) : ('graded' as const),
      score: attempt.score,
      totalMarks: attempt.totalMarks,
      percentage: attempt.percentage,
      passed: attempt.passed,
      startedAt: attempt.startedAt.toISOString(),
      finishedAt: attempt.finishedAt.toISOString(),
      xpEarned: attempt.xpEarned,
      learner: actor.role === 'admin' ? learner : null,
    }),
    lookedTo === null ? null : keyOf(lookedTo),
  );
}

function keyOf({ finishedAt, id, userId }: repository.ReportPosition): string[] {
  return [finishedAt, id, userId];
}
