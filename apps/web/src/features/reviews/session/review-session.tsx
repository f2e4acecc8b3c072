import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { NO_ANSWER, toChoiceAnswer } from '@quorbit/contracts/quizzes/answer-input';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { CONFIDENCES } from '@quorbit/contracts/reviews/confidence';
import { QUALITIES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { useState } from 'react';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { UnsentRatings } from '../unsent-ratings.tsx';
import { ComebackNote } from './comeback-note.tsx';
import { ConfidenceTaps } from './confidence-taps.tsx';
import { LeechNote } from './leech-note.tsx';
import type { DueToday, Review, ReviewSource } from './review.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewDetails } from './review-details.tsx';
import { ReviewKeys } from './review-keys.tsx';
import type { RatedReview, SessionProgress } from './session-progress.ts';
import { SwipeArea } from './swipe-area.tsx';
import { UndoButton } from './undo-button.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { useUndoableReview } from './use-undoable-review.ts';

interface ReviewSessionProps {
  review: Review;
  due: DueToday;
  source: Pick<ReviewSource, 'previewIntervals' | 'rate' | 'rating' | 'suspend'>;
  progress: SessionProgress;
  onRated: (rated: RatedReview) => void;
  onUndo: (rated: RatedReview) => void;
}

/** The learner's interaction with the current card: their confidence, and their answer or the request to see it. */
interface CardInteraction {
  questionId: string;
  /** How sure the learner is of the answer, in percent; null if they didn't say. */
  confidence: number | null;
  /** The learner's answer at the moment the right one was shown; null until then. */
  revealed: AnswerValue | null;
}

/** The current card. Its answer stays hidden until the learner has answered or asked to see it. */
export function ReviewSession({ review, due, source, progress, onRated, onUndo }: ReviewSessionProps) {
  const { previewIntervals, rate, rating, suspend } = source;
  const keys = useKeysSetting();
  const [lastInteraction, setInteraction] = useState<CardInteraction | null>(null);
  const { quiz, question, questionId, stability } = review;
  const isContinuing = progress.some((rated) => rated.quiz.id === quiz.id);
  const interaction =
    lastInteraction?.questionId === questionId ? lastInteraction : { questionId, confidence: null, revealed: null };
  const response = interaction.revealed;
  const undoable = useUndoableReview(progress);

  const reveal = (revealed: AnswerValue) => {
    if (!response) setInteraction({ ...interaction, revealed });
  };
  const setConfidence = (confidence: number | null) => setInteraction({ ...interaction, confidence });
  const rateAs = (quality: Quality) => {
    if (rating) return;
    const { confidence } = interaction;
    rate({ review, quality, confidence, left: due.ready - 1 }, (result) => {
      // If the card comes again in this session, it starts unanswered.
      setInteraction(null);
      onRated({
        ...result,
        questionId,
        question: question.question,
        quiz,
        quality,
        stabilityBefore: stability,
        at: Date.now(),
      });
    });
  };
  const undo = () => {
    if (undoable) onUndo(undoable);
  };
  useReviewKeys({
    enabled: keys.on,
    onShow: () => reveal(NO_ANSWER),
    onChoose: (index) => {
      const choice = toDisplayChoices(question)?.[index];
      // A question with several right options isn't answered by a single key, because more options may follow.
      if (choice && question.kind !== 'multiple') reveal(toChoiceAnswer(question.kind, [choice.place]));
    },
    onRate: (index) => {
      const quality = QUALITIES[index];
      if (response && quality !== undefined) rateAs(quality);
      else if (!response) setConfidence(CONFIDENCES[index]?.percent ?? null);
    },
    onUndo: undo,
  });

  return (
    <>
      <ComebackNote comeback={progress.length === 0 ? due.comeback : null} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {isContinuing ? `Continuing ${quiz.title}` : quiz.title}
        </span>
        <CategoryBadge category={quiz.category} />
      </p>
      <SwipeArea key={questionId} enabled={response !== null && !rating} onRate={rateAs}>
        <ReviewCard
          question={question}
          answerShown={response !== null}
          response={response ?? NO_ANSWER}
          onAnswer={reveal}
          after={<ConfidenceTaps value={interaction.confidence} onChange={setConfidence} />}
        />
        {response && <LeechNote review={review} onSuspend={() => suspend(review)} />}
      </SwipeArea>
      <UnsentRatings count={due.unsent} />
      <ReviewDetails key={`about ${questionId}`} review={review} onSuspend={() => suspend(review)} />
      <ReviewKeys on={keys.on} onChange={keys.set} />
      <UndoButton last={undoable} keysShown={keys.on} onUndo={undo} />
      <ReviewBar
        answerShown={response !== null}
        intervals={response && previewIntervals(review)}
        rating={rating}
        keysShown={keys.on}
        onShow={() => reveal(NO_ANSWER)}
        onRate={rateAs}
      />
    </>
  );
}
