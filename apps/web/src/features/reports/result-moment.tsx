import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { useEffect, useState } from 'react';
import type { Standing } from '#features/xp/standing.mirror.ts';
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

/** The event of an attempt's result, for what remembers which were celebrated. */
export const resultKey = (attemptId: string) => `attempt:${attemptId}`;

interface ResultMomentProps {
  attemptId: string;
  /** What the learner had reached before the attempt; undefined where that is not known. */
  before: Standing | undefined;
  onOver: () => void;
  /** The person wants to see what they got wrong. */
  onReview: () => void;
}

/**
 * The moment after the last answer: the result, told by this device at once, then what else the attempt brought, and one
 * next step. Where this device cannot tell the result, the page behind says how things are.
 */
export function ResultMoment({ attemptId, before, onOver, onReview }: ResultMomentProps) {
  const { id: learner } = useUser();
  const result = useResult(attemptId);
  const moments = useMoments(before);
  const now = useStanding();
  const stuck = useStuck();
  /** Set once the person has seen the result: what comes next. */
  const [seen, setSeen] = useState<{ next: () => void } | null>(null);
  const report = result?.report ?? null;
  const none = result === null || (result !== undefined && report === null && (result.settled || stuck));
  // What else it brought is not lost with that.
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
    // Whoever is quick waits for what else it brought: this device reads it still, or hears it from the server first.
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
        stage={result.stage}
        stuck={stuck || result.settled}
        xp={before && now && { from: before.xp, to: now.xp }}
      />
    </CelebrationCard>
  );
}

function sizeOf({ passed, percentage }: GradedReport) {
  if (!passed) return 'calm';
  return percentage === 100 ? 'medium' : 'small';
}
