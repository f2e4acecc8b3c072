import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { Ref } from 'react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { LaidOutQuestion } from './drafts.mirror.ts';
import { PLAYER_KINDS } from './player-kinds.ts';

interface AnswerableQuestionProps {
  shown: LaidOutQuestion;
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * One question with its answer controls. Give it a `key` per question, so that no state is carried over to the next
 * one.
 */
export function AnswerableQuestion({ shown, given, onGive, ref }: AnswerableQuestionProps) {
  const { question } = shown;
  const picture = usePicture(question.image);
  const { Answer } = PLAYER_KINDS[question.kind];
  return (
    <fieldset ref={ref} tabIndex={-1} className="rise-in min-w-0 outline-none!">
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
