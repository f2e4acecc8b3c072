import { toggledAnswer } from '@quorbit/contracts/quizzes/given-answer';
import type { GivenResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { chosenPlaces, shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import { AnswerField } from '#ui/answers/answer-field.tsx';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { Edited } from './edited-quiz.ts';

interface PreviewAnswerProps {
  question: Edited;
  given: GivenResponse;
  onAnswer: (given: GivenResponse) => void;
  /** What was typed into a text or number. */
  typed: string;
  onType: (typed: string) => void;
}

/** What a learner answers with, by kind of question. */
export function PreviewAnswer({ question, given, onAnswer, typed, onType }: PreviewAnswerProps) {
  const { id, kind, unit } = question;
  const choices = shownChoices(question);
  if (choices)
    return (
      <ChoiceTiles
        name={`preview-${id}`}
        several={kind === 'multiple'}
        choices={choices}
        chosen={chosenPlaces(kind, given)}
        onToggle={(place) => onAnswer(toggledAnswer(kind, given, place))}
      />
    );
  const field = { label: 'Your answer', value: typed, onChange: onType };
  return kind === 'number' ? (
    <AnswerField {...field} unit={unit} numeric maxLength={30} />
  ) : (
    <AnswerField {...field} maxLength={200} />
  );
}
