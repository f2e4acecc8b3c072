import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { useEffect, useState } from 'react';
import type { ProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import { useMoments } from '#features/xp/use-moments.ts';
import { useStanding } from '#features/xp/use-standing.ts';
import { useUser } from '#lib/session.ts';
import { markCelebrated } from '#ui/celebration/celebrated.ts';
import { CelebrationCard } from '#ui/celebration/celebration-card.tsx';
import { celebrate } from '#ui/celebration/queue.ts';
import { ResultScene } from './result-scene.tsx';
import { countMistakes, reviewLabel } from './result-words.ts';
import { useResult } from './use-result.ts';
import { useStuck } from './use-stuck.ts';

/** The key of a result among the celebrated events. */
export const resultKey = (attemptId: string) => `attempt:${attemptId}`;

interface ResultMomentProps {
  attemptId: string;
  /** What the learner had before the attempt; undefined if unknown. */
  before: ProgressSnapshot | undefined;
  onOver: () => void;
  /** The learner wants to see their mistakes. */
  onReview: () => void;
}

/**
 * Celebrates the end of an attempt: the result from this device at once, then other rewards, then one next step.
 * Without a result on this device that step is left out: the report behind shows the state.
 */
export function ResultMoment({ attemptId, before, onOver, onReview }: ResultMomentProps) {
  const { id: learner } = useUser();
  const result = useResult(attemptId);
  const moments = useMoments(before);
  const now = useStanding();
  const stuck = useStuck();
  /** Set once the learner has closed the result: what to do next. */
  const [seen, setSeen] = useState<{ next: () => void } | null>(null);
  const report = result?.report ?? null;
  const none = result === null || (result !== undefined && report === null && (result.isFinal || stuck));
  // The other rewards are still celebrated.
  const silent = none && now !== undefined;

  useEffect(() => {
    if (report) markCelebrated(learner, resultKey(attemptId));
  }, [report, learner, attemptId]);

  useEffect(() => {
    if (!silent) return;
    onOver();
    celebrate(learner, moments);
  }, [silent, onOver, learner, moments]);

  const mistakes = report ? countMistakes(report) : 0;
  const review = mistakes === 0 ? null : { label: reviewLabel(mistakes), go: onReview };

  useEffect(() => {
    // A quick tap has to wait for the other rewards: this device is still reading them, or waits for the server.
    if (!seen || now === undefined || (now === null && before && !stuck)) return;
    onOver();
    if (!celebrate(learner, moments, review)) seen.next();
  }, [seen, now, before, stuck, onOver, learner, moments, review]);

  if (!result || !report || seen) return null;
  return (
    <CelebrationCard
      label="Result"
      size={sizeOf(report)}
      next={review && moments.length === 0 ? review.label : 'Continue'}
      onNext={() => setSeen({ next: () => review?.go() })}
      onEscape={() => setSeen({ next: () => undefined })}
      onLeave={onOver}
    >
      <ResultScene
        report={report}
        stage={result.progress}
        stuck={stuck || result.isFinal}
        xp={before && now && { from: before.xp, to: now.xp }}
      />
    </CelebrationCard>
  );
}

function sizeOf({ passed, percentage }: GradedReport) {
  if (!passed) return 'calm';
  return percentage === 100 ? 'medium' : 'small';
}
