import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { useCallback, useEffect, useState } from 'react';
import type { ProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import { useMoments } from '#features/xp/use-moments.ts';
import { useProgressSnapshot } from '#features/xp/use-progress-snapshot.ts';
import { useUser } from '#lib/session.ts';
import { markCelebrated } from '#ui/celebration/celebrated.ts';
import { CelebrationCard } from '#ui/celebration/celebration-card.tsx';
import { celebrate } from '#ui/celebration/celebration-queue.ts';
import { formatReviewLabel } from './format-result.ts';
import { ResultScene } from './result-scene.tsx';
import { useMistakesToReview } from './use-mistakes-to-review.ts';
import { useResult } from './use-result.ts';
import { useStuck } from './use-stuck.ts';

/** Returns the key under which an attempt's result is remembered as celebrated. */
export const resultKey = (attemptId: string) => `attempt:${attemptId}`;

interface ResultMomentProps {
  attemptId: string;
  /** The learner's progress before the attempt; undefined if unknown. */
  before: ProgressSnapshot | undefined;
  onEnd: () => void;
  /** Called when the learner wants to see their mistakes. */
  onReview: () => void;
}

/**
 * Celebrates the end of an attempt: this device's result at once, then other rewards, then one next step. Without a
 * result on this device the result is skipped, because the report behind it shows the state.
 */
export function ResultMoment({ attemptId, before, onEnd, onReview }: ResultMomentProps) {
  const { id: learner } = useUser();
  const result = useResult(attemptId);
  const moments = useMoments(before);
  const snapshot = useProgressSnapshot();
  const stuck = useStuck();
  /**
   * The action to run after the learner has closed the result, unless other rewards are celebrated; null while the
   * result is open.
   */
  const [closed, setClosed] = useState<{ next: () => void } | null>(null);
  const [counted, setCounted] = useState(false);
  const onCounted = useCallback(() => setCounted(true), []);
  const report = result?.report ?? null;
  const hasNoResult = result === null || (result !== undefined && report === null && (result.isFinal || stuck));
  // The celebration of the result is skipped, but the other rewards are still celebrated.
  const isSkipped = hasNoResult && snapshot !== undefined;

  useEffect(() => {
    if (report) markCelebrated(learner, resultKey(attemptId));
  }, [report, learner, attemptId]);

  useEffect(() => {
    if (!isSkipped) return;
    onEnd();
    celebrate(learner, moments);
  }, [isSkipped, onEnd, learner, moments]);

  const mistakes = useMistakesToReview(report);
  const review = !mistakes ? null : { label: formatReviewLabel(mistakes), skipLabel: 'See the report', run: onReview };

  useEffect(() => {
    // If the result is closed early, the other rewards may still be unknown: this device is reading them or waiting for
    // the server.
    if (!closed || snapshot === undefined || (snapshot === null && before && !stuck)) return;
    onEnd();
    if (!celebrate(learner, moments, review)) closed.next();
  }, [closed, snapshot, before, stuck, onEnd, learner, moments, review]);

  if (!result || !report || closed) return null;
  const lastStep = moments.length === 0 ? review : null;
  return (
    <CelebrationCard
      label="Result"
      size={sizeOf(report)}
      bursting={counted}
      buttonLabel={lastStep?.label ?? 'Continue'}
      escapeLabel={lastStep?.skipLabel}
      onNext={() => setClosed({ next: () => review?.run() })}
      onEscape={() => setClosed({ next: () => undefined })}
      onLeave={onEnd}
    >
      <ResultScene
        report={report}
        waiting={result.progress !== 'counted' && (stuck || result.isFinal)}
        onCounted={onCounted}
        xp={before && snapshot && { from: before.xp, to: snapshot.xp }}
      />
    </CelebrationCard>
  );
}

function sizeOf({ quiz, passed, percentage }: GradedReport) {
  if (!passed && !quiz.welcome) return 'calm';
  return percentage === 100 ? 'medium' : 'small';
}
