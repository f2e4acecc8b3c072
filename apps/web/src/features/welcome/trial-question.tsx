import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { ArrowRight, Check, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { AnswerShape } from '#ui/pictures/answer-shape.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

interface TrialQuestionProps {
  question: AnyQuestion;
  /** The index of the chosen option, which is final; undefined before the answer. */
  chosen: number | undefined;
  last: boolean;
  onChoose: (option: number) => void;
  onNext: () => void;
}

/** One question of the trial: a tap answers it, then the right answer and its explanation appear. */
export function TrialQuestion({ question, chosen, last, onChoose, onNext }: TrialQuestionProps) {
  const titleId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const answered = chosen !== undefined;
  const right = LETTERS.indexOf(question.correctAnswer ?? 'A');

  // The pressed button is replaced, so the focus would be lost.
  useEffect(() => {
    if (answered) next.current?.focus();
  }, [answered]);

  return (
    <section aria-labelledby={titleId} className="rise-in grid gap-4">
      <h2 id={titleId} className="text-pretty text-xl wrap-anywhere">
        <RichText>{question.question}</RichText>
      </h2>
      <ul className="grid gap-3">
        {question.options.map((text, index) => (
          <li key={LETTERS[index]}>
            <Option
              text={text}
              index={index}
              state={!answered ? 'open' : index === right ? 'right' : index === chosen ? 'wrong' : 'other'}
              own={index === chosen}
              onChoose={() => onChoose(index)}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="grid gap-2">
        {answered && (
          <>
            <p className={`text-lg font-bold ${chosen === right ? 'text-success' : 'text-error'}`}>
              {chosen === right ? "That's right." : `Not this time. It's ${LETTERS[right]}.`}
            </p>
            {question.explanation && (
              <p className="border-s-4 border-primary/40 whitespace-pre-wrap ps-4">
                <RichText>{question.explanation}</RichText>
              </p>
            )}
          </>
        )}
      </div>
      {answered && (
        <Button
          ref={next}
          look="primary"
          onClick={onNext}
          icon={<ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
        >
          {last ? 'See your result' : 'Next question'}
        </Button>
      )}
    </section>
  );
}

interface OptionProps {
  text: string;
  index: number;
  state: 'open' | 'right' | 'wrong' | 'other';
  own: boolean;
  onChoose: () => void;
}

const STATE_CLASSES = {
  open: 'cursor-pointer border-base-content/20 hover:border-base-content/50',
  right: 'border-success bg-success/10',
  wrong: 'border-error bg-error/10',
  other: 'border-base-300',
};

function Option({ text, index, state, own, onChoose }: OptionProps) {
  const letter = LETTERS[index] ?? 'A';
  const classes = `flex min-h-16 w-full items-center gap-4 rounded-tile border-2 bg-base-100 p-4 text-start transition-colors ${STATE_CLASSES[state]}`;
  const content = (
    <>
      <AnswerShape letter={letter} className="size-7" />
      <span className="min-w-0 grow text-lg wrap-anywhere">
        <span className="font-display font-bold">{letter}.</span> <RichText>{text}</RichText>
      </span>
    </>
  );
  if (state === 'open') {
    return (
      <button type="button" onClick={onChoose} className={classes}>
        {content}
      </button>
    );
  }
  const Icon = state === 'right' ? Check : X;
  return (
    <div className={classes}>
      {content}
      {(own || state === 'right') && (
        <span className="flex shrink-0 items-center gap-1 text-sm font-semibold">
          <Icon className="size-4" aria-hidden="true" />
          {own ? 'Your answer' : 'Right answer'}
        </span>
      )}
    </div>
  );
}
