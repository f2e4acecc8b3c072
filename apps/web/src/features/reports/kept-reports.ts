import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { AttemptRow } from '@quorbit/contracts/sync/rows';
import type { ReportFilters } from './report-filters.ts';

/**
 * The reports that the filters let through, from what this device holds; as the server would answer.
 * @param zone IANA name of the zone that the filters' days are of
 */
export function filterReports(
  rows: readonly AttemptRow[],
  { search, category, result, from, to }: ReportFilters,
  zone: string,
): ReportCard[] {
  const wanted = search?.toLowerCase() ?? '';
  return rows
    .filter(({ quiz, passed, finishedAt }) => {
      const day = learnerDay(new Date(finishedAt), zone);
      return (
        quiz.title.toLowerCase().includes(wanted) &&
        (category === undefined || quiz.category === category) &&
        (result === undefined || passed === (result === 'passed')) &&
        (from === undefined || day >= from) &&
        (to === undefined || day <= to)
      );
    })
    .map(({ packHash: _hash, answers: _answers, ...card }) => ({ ...card, learner: null }));
}
