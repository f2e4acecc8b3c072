import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { type AnswerValue, isAnswered, isRight } from '@quorbit/contracts/quizzes/question-kinds';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { formatVerdict } from '#ui/answers/format-verdict.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { Review } from './review.ts';
import { ReviewAnswerForm } from './review-answer-form.tsx';

interface ReviewCardProps {
  question: Review['question'];
  answerShown: boolean;
  /** The learner's answer; empty until the answer is shown, and if it's shown without answering. */
  response: AnswerValue;
  onAnswer: (given: AnswerValue) => void;
  /** The content below the options, shown until the answer is shown. */
  after: ReactNode;
}

/** A question with its options, then with its answer. Render it with a `key`, so that every question starts fresh. */
export function ReviewCard({ question, answerShown, response, onAnswer, after }: ReviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLElement>(null);

  const right = isRight(question, response);
  const answerView = toAnswerDisplay({ ...question, ...response });

  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    focusIfLost(heading.current);
  }, []);
  useLayoutEffect(() => {
    // Showing the answer removed the control that had the focus, so the focus moves to the answer.
    if (answerShown) focusIfLost(answer.current);
  }, [answerShown]);

  return (
    <div className="rise-in grid gap-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-pretty whitespace-pre-wrap font-display text-xl tracking-tight outline-none! wrap-anywhere lg:text-2xl"
      >
        <RichText>{question.question}</RichText>
      </h2>
      <Picture picture={usePicture(question.image)} />
      {answerShown ? (
        <section ref={answer} tabIndex={-1} aria-label="Answer" className="grid gap-4 outline-none!">
          <AnswerResult answer={answerView} isKeyVisible correct={isAnswered(response) ? right : null} />
          <p role="status" className="font-semibold empty:hidden">
            {isAnswered(response) && formatVerdict(right, answerView)}
          </p>
          {question.explanation && (
            <p className="whitespace-pre-wrap border-s-4 border-secondary/50 ps-4 wrap-anywhere">
              <span className="font-semibold">Why: </span>
              <RichText>{question.explanation}</RichText>
            </p>
          )}
        </section>
      ) : (
        <>
          <ReviewAnswerForm question={question} onAnswer={onAnswer} />
          {after}
        </>
      )}
    </div>
  );
}

/** Focuses the element, unless a control that is still in the page has the focus. */
function focusIfLost(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) element?.focus();
}
