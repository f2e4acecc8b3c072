import { chosenPlacesOf, toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const single: PlayerKind = {
  Answer,
  oneTap: true,
  pick: (given, place) => toggleChoice('single', given, place),
};

function Answer({ question, order, given, onGive }: AnswerProps) {
  return (
    <ChoiceTiles
      name={`question-${question.id}`}
      choices={toDisplayChoices({ ...question, order }) ?? []}
      chosen={chosenPlacesOf('single', given)}
      onToggle={(place) => onGive(toggleChoice('single', given, place))}
    />
  );
}
