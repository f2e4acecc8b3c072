import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { ReportFilters } from './report-filters.ts';

interface LocalReports {
  rows: readonly AttemptRow[];
  /** The id of the welcome quiz; null if this device doesn't know it. */
  welcomeQuizId: string | null;
  /** IANA time zone for the days of reports from older servers, which don't include one. */
  zone: string;
}

/** Returns the reports on this device that match the filters, like the server's filter does. */
export function filterReports(
  { rows, welcomeQuizId, zone }: LocalReports,
  { search, category, result, from, to }: ReportFilters,
): ReportCard[] {
  const searchText = search?.toLowerCase() ?? '';
  return rows
    .filter(({ quiz, finishedAt, day = learnerDay(new Date(finishedAt), zone) }) => {
      return (
        quiz.title.toLowerCase().includes(searchText) &&
        (category === undefined || quiz.category === category) &&
        (from === undefined || day >= from) &&
        (to === undefined || day <= to)
      );
    })
    .map(({ packHash: _hash, answers: _answers, status = 'graded', counted: _counted, day: _day, quiz, ...card }) => ({
      ...card,
      quiz: quiz.id === welcomeQuizId ? { ...quiz, welcome: true as const } : quiz,
      status,
      learner: null,
    }))
    .filter((card) => matchesResult(card, result));
}

/**
 * Returns whether an attempt belongs in the list of passed or of failed ones, or of both if none is asked for. Attempts
 * at the welcome quiz get no verdict, so they're in neither.
 */
export function matchesResult(
  { quiz, passed }: Pick<ReportCard, 'quiz' | 'passed'>,
  result: ReportFilters['result'],
): boolean {
  return result === undefined || (!quiz.welcome && passed === (result === 'passed'));
}

/**
 * Returns the server's list, newest first, with the reports that were graded since its reply and are already on this
 * device.
 * @param isComplete whether the list has no further pages; otherwise missing reports may be on those.
 */
export function mergeGradedSince(
  listed: readonly ReportCard[],
  local: readonly ReportCard[],
  isComplete: boolean,
): ReportCard[] {
  const known = new Set(listed.map(({ id }) => id));
  const last = listed.at(-1);
  const isOnPage = (report: ReportCard) => isComplete || last === undefined || newestFirst(report, last) < 0;
  return [...listed, ...local.filter((report) => !known.has(report.id) && isOnPage(report))].sort(newestFirst);
}

/** Compares reports in the server's order: newest first, ties by id in descending order. */
function newestFirst(a: ReportCard, b: ReportCard): number {
  return Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || (a.id < b.id ? 1 : -1);
}
