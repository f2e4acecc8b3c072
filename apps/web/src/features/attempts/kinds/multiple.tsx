import { chosenPlacesOf, toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const multiple: PlayerKind = { Answer, pick: (given, place) => toggleChoice('multiple', given, place) };

function Answer({ question, order, given, onGive }: AnswerProps) {
  return (
    <div className="grid gap-3">
      <p className="text-quiet">Choose all that are right.</p>
      <ChoiceTiles
        multiple
        name={`question-${question.id}`}
        choices={toDisplayChoices({ ...question, order }) ?? []}
        chosen={chosenPlacesOf('multiple', given)}
        onToggle={(place) => onGive(toggleChoice('multiple', given, place))}
      />
    </div>
  );
}
