import type { GivenResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { useLayoutEffect, useRef } from 'react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import type { ShownQuestion } from '#offline/draft.ts';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { PLAYER_KINDS } from './player-kinds.ts';

interface QuestionViewProps {
  shown: ShownQuestion;
  given: GivenResponse;
  onGive: (given: GivenResponse) => void;
}

/** One question and what to answer it with. Made anew for each question (give it a key): the page then begins at its top. */
export function QuestionView({ shown, given, onGive }: QuestionViewProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { question } = shown;
  const picture = usePicture(question.image);
  const { Answer } = PLAYER_KINDS[question.kind];

  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // What had the focus may be gone or out of use now; a control that still stands keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) box.current?.focus();
  }, []);

  return (
    <fieldset ref={box} tabIndex={-1} className="rise-in min-w-0 outline-none!">
      <legend className="mb-5 max-w-reading whitespace-pre-wrap font-display text-xl font-bold tracking-tight wrap-anywhere lg:mb-7 lg:text-2xl">
        <RichText>{question.question}</RichText>
      </legend>
      {picture && (
        <div className="mb-5">
          <Picture picture={picture} />
        </div>
      )}
      <Answer {...shown} given={given} onGive={onGive} />
    </fieldset>
  );
}
