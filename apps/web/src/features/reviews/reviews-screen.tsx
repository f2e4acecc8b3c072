import { UNDO_TOO_LATE } from '@quorbit/contracts/reviews/undo-rules';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useState } from 'react';
import { useCelebrateProgress } from '#features/xp/use-celebrate-progress.ts';
import { notify } from '#lib/notifications.ts';
import { useUser } from '#lib/session.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { CaughtUp } from './session/caught-up.tsx';
import { ReviewFrame } from './session/review-frame.tsx';
import { ReviewSession } from './session/review-session.tsx';
import { findCurrentSet, SET_SIZE } from './session/review-set.ts';
import { ReviewSkeleton } from './session/review-skeleton.tsx';
import {
  EMPTY_PROGRESS,
  getUndoTimeLeft,
  type RatedReview,
  removeRated,
  type SessionProgress,
} from './session/session-progress.ts';
import { SetFinish } from './session/set-finish.tsx';
import { useCurrentReview } from './session/use-current-review.ts';
import { useReviews } from './use-reviews.ts';

/**
 * Page that repeats questions the learner answered wrongly, one at a time and in sets, without navigation around it.
 */
export function ReviewsScreen() {
  const source = useReviews();
  const { view, failure } = source;
  const [progress, setProgress] = useState<SessionProgress>(EMPTY_PROGRESS);
  const [closedSets, setClosedSets] = useState(0);
  const [nextQuestionId, setNextQuestionId] = useState<string | null>(null);
  const seenQuizzes = progress.map(({ quiz }) => quiz.id);
  const review = useCurrentReview(view.state === 'shown' ? view.data.reviews : [], seenQuizzes, nextQuestionId);
  const { timeZone } = useUser();
  const left = view.state === 'shown' ? view.data.total : null;
  const set = findCurrentSet(progress, closedSets, left);
  useCelebrateProgress(progress.length > 0 && view.state === 'shown' && !review);

  const onRated = (rated: RatedReview) => {
    setNextQuestionId(null);
    setProgress((now) => [...now, rated]);
  };
  const onUndo = (rated: RatedReview) => {
    // A second tap must not undo the same rating twice.
    if (source.rating) return;
    // After the device slept, the Undo button may be shown a moment longer than the rating can be undone.
    if (getUndoTimeLeft(progress, Date.now()) <= 0) {
      notify(UNDO_TOO_LATE, { type: 'error' });
      return;
    }
    source.undo(rated, () => {
      setNextQuestionId(rated.questionId);
      setProgress((now) => removeRated(now, rated));
    });
  };

  return (
    <ReviewFrame set={review ? set : null} left={left}>
      <QueryView
        view={view}
        loading={{ label: 'Loading your review sessions...', className: 'grid gap-5', shape: <ReviewSkeleton /> }}
        failing={{ message: failure, reassurance: "They're safe on the server." }}
      >
        {(due) => {
          if (!review) {
            return <CaughtUp progress={progress} due={due} today={learnerDay(new Date(), timeZone)} onUndo={onUndo} />;
          }
          if (set.finished) {
            const startNext = () => setClosedSets(Math.floor(progress.length / SET_SIZE));
            return <SetFinish rated={set.rated} left={left} unsent={due.unsent} onNext={startNext} onUndo={onUndo} />;
          }
          return (
            <ReviewSession
              review={review}
              due={due}
              source={source}
              progress={progress}
              onRated={onRated}
              onUndo={onUndo}
            />
          );
        }}
      </QueryView>
    </ReviewFrame>
  );
}
