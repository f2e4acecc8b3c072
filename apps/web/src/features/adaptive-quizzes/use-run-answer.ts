import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { NO_ANSWER } from '@quorbit/contracts/quizzes/answer-input';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { useState } from 'react';
import { useSendAnswer } from './adaptive-quizzes.mutations.ts';

/**
 * Returns the answer to a run's open question, with functions to choose and send it.
 * @param onEnded called once the quiz is over, unless the page was left.
 */
export function useRunAnswer(run: AdaptiveRun, onEnded: (run: AdaptiveRun) => void) {
  const [chosen, setChosen] = useState<{ place: number; given: AnswerValue } | null>(null);
  const given = chosen?.place === run.place ? chosen.given : NO_ANSWER;
  const { mutate, isPending, failureCount } = useSendAnswer(run.quiz.id);

  return {
    given,
    /** Whether the answer is on its way; nothing else can be chosen until the server has it. */
    waiting: isPending,
    /** Whether the answer on its way has failed to reach the server so far. */
    unsent: isPending && failureCount > 0,
    choose(next: AnswerValue) {
      if (!isPending) setChosen({ place: run.place, given: next });
    },
    send({ option, response }: AnswerValue) {
      const answer = { runId: run.id, place: run.place, option, response };
      if (!isPending) mutate(answer, { onSuccess: (next) => next.ending !== null && onEnded(next) });
    },
  };
}
