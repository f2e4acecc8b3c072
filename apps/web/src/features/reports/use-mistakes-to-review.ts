import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { listMendedOn, selectMendings } from '#features/attempts/mendings.mirror.ts';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { countMistakes } from './format-result.ts';

/**
 * Returns the number of a report's mistakes that the learner hasn't put right today; 0 without a report, null while this
 * device is being read.
 */
export function useMistakesToReview(report: GradedReport | null): number | null {
  const { timeZone } = useUser();
  const mendings = useMirror(selectMendings, null);
  if (!report) return 0;
  if (mendings === undefined) return null;
  const own = mendings?.filter(({ attemptId }) => attemptId === report.id) ?? [];
  return countMistakes(report, listMendedOn(own, learnerDay(new Date(), timeZone)));
}
