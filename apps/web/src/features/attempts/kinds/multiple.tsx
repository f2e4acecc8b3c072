import { toggledAnswer } from '@quorbit/contracts/quizzes/given-answer';
import { chosenPlaces, shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import type { AnswerProps, PlayerKind } from './kind.ts';

export const multiple: PlayerKind = { Answer, pick: (given, place) => toggledAnswer('multiple', given, place) };

function Answer({ question, order, given, onGive }: AnswerProps) {
  return (
    <div className="grid gap-3">
      <p className="text-quiet">Choose all that are right.</p>
      <ChoiceTiles
        several
        name={`question-${question.id}`}
        choices={shownChoices({ ...question, order }) ?? []}
        chosen={chosenPlaces('multiple', given)}
        onToggle={(place) => onGive(toggledAnswer('multiple', given, place))}
      />
    </div>
  );
}
