import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { QUALITIES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useKeysSetting } from '#lib/use-keys-setting.ts';
import { Badge } from '#ui/badge.tsx';
import type { Review, ReviewSource } from './review.ts';
import { ReviewBar } from './review-bar.tsx';
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

/** A card whose answer is shown: because it was asked for, or because an option was chosen. */
interface Revealed {
  questionId: string;
  /** Index of the option; null where none was chosen. */
  chosen: number | null;
}

/** The card whose turn it is. Its answer stays hidden until the learner has chosen an option or asks for it. */
export function ReviewSession({ review, total, source, unsent, progress, onProgress }: ReviewSessionProps) {
  const { rate, rating } = source;
  const keys = useKeysSetting();
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const { quiz, question, questionId } = review;
  const continuing = progress.seen.includes(quiz.id);
  const shown = revealed?.questionId === questionId ? revealed : null;

  const show = (chosen: number | null) => {
    if (!shown) setRevealed({ questionId, chosen });
  };
  const onRate = (quality: Quality) => {
    if (rating) return;
    rate({ review, quality, left: total - 1 }, (xpEarned) =>
      onProgress((now) => withRated(now, { quizId: quiz.id, quality, xpEarned })),
    );
  };
  useReviewKeys({
    enabled: keys.on,
    onShow: () => show(null),
    onChoose: (index) => {
      if (index < Math.min(LETTERS.length, question.options.length)) show(index);
    },
    onRate: (index) => {
      const quality = shown ? QUALITIES[index] : undefined;
      if (quality !== undefined) onRate(quality);
    },
  });

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {continuing ? `Continuing ${quiz.title}` : quiz.title}
        </span>
        <Badge>{quiz.category}</Badge>
      </p>
      <ReviewCard
        key={questionId}
        question={question}
        answerShown={shown !== null}
        chosen={shown?.chosen ?? null}
        onChoose={show}
      />
      <UnsentRatings count={unsent} />
      <ReviewKeys on={keys.on} onChange={keys.set} />
      <ReviewBar
        answerShown={shown !== null}
        rating={rating}
        keysShown={keys.on}
        onShow={() => show(null)}
        onRate={onRate}
      />
    </>
  );
}
