import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { useFocusWhenShown } from '#lib/hooks/use-focus-when-shown.ts';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { AnswerTiles } from '#ui/answers/answer-tiles.tsx';
import { PLAYER_KINDS } from '../player-kinds.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { ShownQuestion } from './shown-question.ts';

export interface CheckActions {
  /** Stores what the learner has entered, without checking it. */
  enter: (given: AnswerValue) => void;
  /** Answers the question. */
  answer: (given: AnswerValue) => void;
  /** Answers the question with what was entered. */
  check: () => void;
}

/** A question that tells at once whether the answer is right. Give it the shown question's `key`. */
export function CheckedQuestion({ shown, actions }: { shown: ShownQuestion; actions: CheckActions }) {
  return (
    <QuestionFieldset question={shown.asked.question} ref={useFocusWhenShown()}>
      <Controls shown={shown} actions={actions} />
    </QuestionFieldset>
  );
}

function Controls({ shown: { asked, given, verdict }, actions }: { shown: ShownQuestion; actions: CheckActions }) {
  const { question, order } = asked;
  const { kind } = question;
  const { Answer, oneTap } = PLAYER_KINDS[kind];
  const display = toAnswerDisplay({ ...question, ...given, order });
  if (display.look === 'written') {
    if (!verdict) return <Answer {...asked} given={given} onGive={actions.enter} />;
    const right = verdict.isKeyShown ? display.right : null;
    return <AnswerResult answer={{ ...display, right }} isKeyVisible correct={verdict.correct} />;
  }
  if (!verdict && !oneTap) return <Answer {...asked} given={given} onGive={actions.enter} />;
  return (
    <AnswerTiles
      choices={display.choices}
      answered={verdict !== null}
      onAnswer={(place) => actions.answer(toggleChoice(kind, { option: null }, place))}
    />
  );
}
