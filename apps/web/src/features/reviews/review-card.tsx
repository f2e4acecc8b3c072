import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { QUALITIES, QUALITY_NAMES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { AnswerShape } from '#ui/answer-shape.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Review } from './review.ts';

interface ReviewCardProps {
  question: Review['question'];
  answerShown: boolean;
  /** A rating is on its way. */
  rating: boolean;
  onShow: () => void;
  onRate: (quality: Quality) => void;
}

/** A question, its answer once asked for, and how well it was known. Made anew for each question (give it a key). */
export function ReviewCard({ question, answerShown, rating, onShow, onRate }: ReviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    focusIfLost(heading.current);
  }, []);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (answerShown) focusIfLost(answer.current);
  }, [answerShown]);

  return (
    <Card className="rise-in grid gap-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-pretty whitespace-pre-line font-display text-xl tracking-tight outline-none! lg:text-2xl"
      >
        {question.question}
      </h2>
      {question.image && (
        <img
          src={question.image.src}
          alt={question.image.alt}
          className="max-h-80 justify-self-start rounded-card border border-base-300"
        />
      )}
      {answerShown ? (
        <section ref={answer} tabIndex={-1} aria-label="Answer" className="grid gap-5 outline-none!">
          <Options question={question} />
          {question.explanation && (
            <p className="border-s-4 border-primary/40 ps-4">
              <span className="font-semibold">Why: </span>
              {question.explanation}
            </p>
          )}
          <fieldset>
            <legend className="mb-2 font-semibold">How well did you know it?</legend>
            <div className="grid grid-cols-3 gap-3">
              {QUALITIES.map((quality) => (
                <Button key={quality} aria-disabled={rating || undefined} onClick={() => onRate(quality)}>
                  {QUALITY_NAMES[quality]}
                </Button>
              ))}
            </div>
          </fieldset>
        </section>
      ) : (
        <Button look="primary" onClick={onShow} className="justify-self-stretch sm:justify-self-start">
          Show Answer
        </Button>
      )}
    </Card>
  );
}

function Options({ question: { options, correctAnswer } }: Pick<ReviewCardProps, 'question'>) {
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {LETTERS.slice(0, options.length).map((letter, index) => {
        const right = letter === correctAnswer;
        return (
          <li
            key={letter}
            className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border px-4 py-2.5 ${right ? 'border-success bg-success/10' : 'border-base-300'}`}
          >
            <AnswerShape letter={letter} className="size-5" />
            <span className="min-w-0 flex-1 basis-32">
              {letter}. {options[index]}
            </span>
            {right && (
              <span className="flex items-center gap-1 text-sm font-semibold text-success">
                <Check className="size-4" aria-hidden="true" />
                Right answer
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever still has the focus on a control that stands keeps it. */
function focusIfLost(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) element?.focus();
}
