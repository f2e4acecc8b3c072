import { QUALITIES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useKeysSetting } from '#lib/use-keys-setting.ts';
import { Badge } from '#ui/badge.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Review, ReviewSource } from './review.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { type SessionProgress, withRated } from './session-progress.ts';
import { UnsentRatings } from './unsent-ratings.tsx';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewSessionProps {
  review: Review;
  /** Cards left, this one included. */
  total: number;
  source: Pick<ReviewSource, 'rate' | 'rating'>;
  /** Ratings that the server does not have yet. */
  unsent: number;
  progress: SessionProgress;
  onProgress: Dispatch<SetStateAction<SessionProgress>>;
}

/** The card whose turn it is, with how many there are. */
export function ReviewSession({ review, total, source, unsent, progress, onProgress }: ReviewSessionProps) {
  const { rate, rating } = source;
  const keys = useKeysSetting();
  const [shownId, setShownId] = useState<string | null>(null);
  const { quiz, question, questionId } = review;
  const continuing = progress.seen.has(quiz.id);
  const answerShown = continuing || shownId === questionId;

  const show = () => setShownId(questionId);
  const onRate = (quality: Quality) => {
    if (rating) return;
    rate({ review, quality, left: total - 1 }, (xpEarned) => onProgress((now) => withRated(now, quiz.id, xpEarned)));
  };
  useReviewKeys({
    enabled: keys.on,
    onShow: show,
    onRate: (index) => {
      const quality = answerShown ? QUALITIES[index] : undefined;
      if (quality !== undefined) onRate(quality);
    },
  });

  const place = `Review ${progress.done + 1} of ${progress.done + total}`;
  return (
    <div className="mx-auto grid w-full max-w-reading gap-5">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="figures font-semibold">{place}</p>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{quiz.title}</span>
            <Badge>{quiz.category}</Badge>
          </p>
        </div>
        <ProgressBar label="Reviews done" value={progress.done} max={progress.done + total} valueText={place} />
        {continuing && <p className="text-quiet">Continuing {quiz.title}</p>}
      </div>
      <ReviewCard
        key={questionId}
        question={question}
        answerShown={answerShown}
        rating={rating}
        onShow={show}
        onRate={onRate}
      />
      <UnsentRatings count={unsent} />
      <ReviewKeys on={keys.on} onChange={keys.set} />
    </div>
  );
}
