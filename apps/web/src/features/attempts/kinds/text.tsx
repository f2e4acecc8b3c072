import { parseWrittenAnswer } from '@quorbit/contracts/quizzes/answer-input';
import { MAX_TEXT_ANSWER } from '@quorbit/contracts/quizzes/kinds/short-text';
import { AnswerField } from '#ui/answers/answer-field.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const text: PlayerKind = { Answer };

function Answer({ given: { response }, onGive }: AnswerProps) {
  return (
    <AnswerField
      label="Your answer"
      hint="Capitals and extra spaces don't matter."
      maxLength={MAX_TEXT_ANSWER}
      value={response?.kind === 'text' ? response.text : ''}
      onChange={(typed) => onGive(parseWrittenAnswer('text', typed))}
    />
  );
}
