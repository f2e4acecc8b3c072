import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { useEffect, useId, useRef } from 'react';
import { AnswerTiles } from '#ui/answers/answer-tiles.tsx';
import { AnswerVerdict } from '#ui/answers/answer-verdict.tsx';
import { formatVerdict } from '#ui/answers/format-verdict.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { playSound } from '#ui/sound/sound.ts';
import { isRightAnswer } from './trial.ts';

interface TrialQuestionProps {
  question: AnyQuestion;
  /** The index of the chosen option, which is final; undefined before the answer. */
  chosen: number | undefined;
  last: boolean;
  /** Whether a button led to the question; then it moves in and takes the focus. */
  follows: boolean;
  onChoose: (option: number) => void;
  onNext: () => void;
}

/** One question of the trial: a tap answers it, then the right answer and its explanation appear. */
export function TrialQuestion({ question, chosen, last, follows, onChoose, onNext }: TrialQuestionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const correct = chosen === undefined ? null : isRightAnswer(question, chosen);
  const display = toAnswerDisplay({ ...question, option: chosen ?? null });

  // The button that led here is gone, so the focus would be lost.
  useEffect(() => {
    if (follows) section.current?.focus();
  }, [follows]);

  if (display.look === 'written') return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`grid gap-4 outline-none! ${follows ? 'rise-in' : ''}`}
    >
      <h2 id={titleId} className="text-pretty text-xl wrap-anywhere">
        <RichText>{question.question}</RichText>
      </h2>
      <AnswerTiles
        stacked
        choices={display.choices}
        answered={chosen !== undefined}
        onAnswer={(option) => {
          playSound(isRightAnswer(question, option) ? 'right' : 'wrong');
          onChoose(option);
        }}
      />
      <AnswerVerdict
        stacked
        verdict={
          correct === null
            ? null
            : { correct, text: formatVerdict(correct, display), explanation: question.explanation ?? null }
        }
        label={last ? 'See your result' : 'Continue'}
        onContinue={onNext}
      />
    </section>
  );
}
