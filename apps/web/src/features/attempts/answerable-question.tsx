import type { Ref } from 'react';
import type { AnswerProps } from './kinds/kind.ts';
import { PLAYER_KINDS } from './player-kinds.ts';
import { QuestionFieldset } from './question-fieldset.tsx';

interface AnswerableQuestionProps extends Omit<AnswerProps, 'question' | 'order'> {
  shown: Pick<AnswerProps, 'question' | 'order'>;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * One question with its answer controls. Give it a `key` per question, so that no state is carried over to the next
 * one.
 */
export function AnswerableQuestion({ shown, ref, ...answering }: AnswerableQuestionProps) {
  const { Answer } = PLAYER_KINDS[shown.question.kind];
  return (
    <QuestionFieldset question={shown.question} ref={ref}>
      <Answer {...shown} {...answering} />
    </QuestionFieldset>
  );
}
