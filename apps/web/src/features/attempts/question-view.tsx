import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { useLayoutEffect, useRef } from 'react';
import { OptionTiles } from './option-tiles.tsx';

interface QuestionViewProps {
  question: AnyQuestion;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** One question with its options. Made anew for each question (give it a key): the page then begins at its top. */
export function QuestionView({ question, chosen, onChoose }: QuestionViewProps) {
  const box = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // What had the focus may be gone or out of use now; a control that still stands keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) box.current?.focus();
  }, []);

  return (
    <fieldset ref={box} tabIndex={-1} className="rise-in min-w-0 outline-none!">
      <legend className="mb-5 max-w-reading whitespace-pre-line font-display text-xl font-bold tracking-tight wrap-anywhere lg:mb-7 lg:text-2xl">
        {question.question}
      </legend>
      {question.image && (
        <img
          src={question.image.src}
          alt={question.image.alt}
          className="mb-5 max-h-80 rounded-card border border-base-300"
        />
      )}
      <OptionTiles question={question} chosen={chosen} onChoose={onChoose} />
    </fieldset>
  );
}
