// Owns reading graded attempts: the report of one, and lists of them.
import type { ListReportsInput, Report, ReportCard, ReportIdInput } from '@quorbit/contracts/attempts/schema';
import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import type { Page } from '@quorbit/contracts/lib/paging';
import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { getVisibleReport } from '../attempts/visible-report.service.ts';
import * as repository from './reports.repository.ts';

/** Days over which everybody's reports are filtered. */
const MAX_DAYS = 366;
/** The quizzes of more than this are not looked through one by one. */
const FEW_VERSIONS = 200;

/**
 * The report of one attempt: of the caller's own; for admins also of a learner's, whom `userId` names where several have
 * an attempt with this id.
 * @throws AppError NOT_FOUND for anyone else, CONFLICT when several learners have one and none is named
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

/** Whether attempts have to be read to know which of them fit. */
function hasSearchFilter({ category, search, result }: ListReportsInput): boolean {
  return category !== undefined || (search ?? '') !== '' || result !== undefined;
}

/**
 * A page of everybody's reports, filtered by what attempts don't say in their order. Whatever is rare would be looked for in
 * all of them, so days have to be named and a page ends where enough were looked at: with fewer items, or none, and a cursor.
 * @throws AppError INVALID without a range of days
 */
async function searchReports(db: Executor, filter: repository.ReportFilter, now: Date) {
  const { quizId, category, search, from, to = '9999-12-31' } = filter;
  // In no time zone is a later day today.
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
 * A page of the caller's own reports, newest first; admins may ask for another's or for everybody's, these by category,
 * words or result within a year.
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
    ({ attempt, title, category, learner }) => ({
      id: attempt.id,
      quiz: { id: attempt.quizId, title, category },
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
