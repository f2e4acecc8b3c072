import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Review } from './review.ts';
import { ReviewOptions } from './review-options.tsx';

interface ReviewCardProps {
  question: Review['question'];
  answerShown: boolean;
  /** Index of the option that was chosen before the answer was shown; null where none was. */
  chosen: number | null;
  onChoose: (option: number) => void;
  /** What is asked between question and options, before the answer is shown. */
  before: ReactNode;
}

/** A question with its options, and its answer once it may be seen. Made anew for each question (give it a key). */
export function ReviewCard({ question, answerShown, chosen, onChoose, before }: ReviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    focusIfLost(heading.current);
  }, []);
  useLayoutEffect(() => {
    // The control that had the focus is gone.
    if (answerShown) focusIfLost(answer.current);
  }, [answerShown]);

  return (
    <div className="rise-in grid gap-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-pretty whitespace-pre-line font-display text-xl tracking-tight outline-none! wrap-anywhere lg:text-2xl"
      >
        {question.question}
      </h2>
      {question.image && (
        <img
          src={question.image.src}
          alt={question.image.alt}
          className="max-h-80 max-w-full justify-self-start rounded-card border border-base-300"
        />
      )}
      {answerShown ? (
        <section ref={answer} tabIndex={-1} aria-label="Answer" className="grid gap-4 outline-none!">
          <ReviewOptions options={question.options} correctAnswer={question.correctAnswer} chosen={chosen} />
          <p role="status" className="font-semibold empty:hidden">
            {chosen !== null && verdict(LETTERS[chosen] === question.correctAnswer, question.correctAnswer)}
          </p>
          {question.explanation && (
            <p className="border-s-4 border-secondary/50 ps-4 wrap-anywhere">
              <span className="font-semibold">Why: </span>
              {question.explanation}
            </p>
          )}
        </section>
      ) : (
        <>
          {before}
          <ReviewOptions options={question.options} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}

function verdict(right: boolean, correctAnswer: string): string {
  return right ? 'Yes, that’s right.' : `Not this time: it’s ${correctAnswer}.`;
}

/** Whoever still has the focus on a control that is still there keeps it. */
function focusIfLost(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) element?.focus();
}
