import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { listMendedOn, selectMendings } from '#features/attempts/mendings.mirror.ts';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { countMistakes } from './format-result.ts';

/** Returns the number of a report's mistakes that the learner hasn't put right today; 0 without a report. */
export function useMistakesToReview(report: GradedReport | null): number {
  const { timeZone } = useUser();
  const mendings = useMirror(selectMendings, null) ?? [];
  return report ? countMistakes(report, listMendedOn(mendings, learnerDay(new Date(), timeZone))) : 0;
}
