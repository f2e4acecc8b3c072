import { parseWrittenAnswer } from '@quorbit/contracts/quizzes/answer-input';
import { parseNumber } from '@quorbit/contracts/quizzes/kinds/number';
import { useState } from 'react';
import { AnswerField } from '#ui/answers/answer-field.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const number: PlayerKind = { Answer };

function Answer({ question: { unit = '' }, given: { response }, onGive }: AnswerProps) {
  const value = response?.kind === 'number' ? response.value : null;
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const wrong = typed.trim() !== '' && parseNumber(typed) === null;
  return (
    <AnswerField
      numeric
      label="Your answer"
      unit={unit}
      value={typed}
      error={wrong ? "That isn't a number. Use digits, as in 3.5 or -2." : undefined}
      onChange={(next) => {
        setTyped(next);
        onGive(parseWrittenAnswer('number', next));
      }}
    />
  );
}
