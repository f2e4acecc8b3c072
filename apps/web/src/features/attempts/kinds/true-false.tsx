import { chosenPlacesOf, toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const trueFalse: PlayerKind = {
  Answer,
  oneTap: true,
  pick: (given, place) => toggleChoice('true_false', given, place),
};

function Answer({ question, given, onGive }: AnswerProps) {
  return (
    <ChoiceTiles
      name={`question-${question.id}`}
      choices={toDisplayChoices(question) ?? []}
      chosen={chosenPlacesOf('true_false', given)}
      onToggle={(place) => onGive(toggleChoice('true_false', given, place))}
    />
  );
}
