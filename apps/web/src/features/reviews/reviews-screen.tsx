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
import { ReviewSkeleton } from './session/review-skeleton.tsx';
import {
  EMPTY_PROGRESS,
  getUndoTimeLeft,
  type RatedReview,
  removeRated,
  type SessionProgress,
} from './session/session-progress.ts';
import { useCurrentReview } from './session/use-current-review.ts';
import { useReviews } from './use-reviews.ts';

/** Page that repeats questions the learner answered wrongly, one at a time, without navigation around it. */
export function ReviewsScreen() {
  const source = useReviews();
  const { view, failure } = source;
  const [progress, setProgress] = useState<SessionProgress>(EMPTY_PROGRESS);
  const [nextQuestionId, setNextQuestionId] = useState<string | null>(null);
  const seenQuizzes = progress.map(({ quiz }) => quiz.id);
  const review = useCurrentReview(view.state === 'shown' ? view.data.reviews : [], seenQuizzes, nextQuestionId);
  const { timeZone } = useUser();
  const remaining = view.state === 'shown' && review ? view.data.total : 0;
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
    <ReviewFrame doneCount={progress.length} remaining={remaining}>
      <QueryView
        view={view}
        loading={{ label: 'Loading your review sessions...', className: 'grid gap-5', shape: <ReviewSkeleton /> }}
        failing={{ message: failure, reassurance: "They're safe on the server." }}
      >
        {(due) =>
          review ? (
            <ReviewSession
              review={review}
              due={due}
              source={source}
              progress={progress}
              onRated={onRated}
              onUndo={onUndo}
            />
          ) : (
            <CaughtUp progress={progress} due={due} today={learnerDay(new Date(), timeZone)} onUndo={onUndo} />
          )
        }
      </QueryView>
    </ReviewFrame>
  );
}
