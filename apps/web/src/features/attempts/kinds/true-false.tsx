import { toggledAnswer } from '@quorbit/contracts/quizzes/given-answer';
import { chosenPlaces, shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const trueFalse: PlayerKind = {
  Answer,
  pick: (given, place) => toggledAnswer('true_false', given, place),
};

function Answer({ question, given, onGive }: AnswerProps) {
  return (
    <ChoiceTiles
      name={`question-${question.id}`}
      choices={shownChoices(question) ?? []}
      chosen={chosenPlaces('true_false', given)}
      onToggle={(place) => onGive(toggledAnswer('true_false', given, place))}
    />
  );
}
