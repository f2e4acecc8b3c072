import { toggledAnswer } from '@quorbit/contracts/quizzes/given-answer';
import { chosenPlaces, shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const single: PlayerKind = { Answer, pick: (given, place) => toggledAnswer('single', given, place) };

function Answer({ question, order, given, onGive }: AnswerProps) {
  return (
    <ChoiceTiles
      name={`question-${question.id}`}
      choices={shownChoices({ ...question, order }) ?? []}
      chosen={chosenPlaces('single', given)}
      onToggle={(place) => onGive(toggledAnswer('single', given, place))}
    />
  );
}
