import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { NO_ANSWER } from '@quorbit/contracts/quizzes/given-answer';
import type { GivenResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { useEffect, useEffectEvent, useState } from 'react';
import { getConnection } from '#lib/connection.ts';
import { isWorthRetrying } from '#lib/errors.ts';
import { useSendAnswer } from './adaptive-quizzes.mutations.ts';

/** An answer that couldn't be sent is sent again after so long. */
const AGAIN_MS = 4000;

/** The answer to the open question of a run: chosen, sent, and sent again until the server has it. */
export function useAnswer(run: AdaptiveRun, onEnded: (run: AdaptiveRun) => void) {
  const [chosen, setChosen] = useState<{ place: number; given: GivenResponse } | null>(null);
  const given = chosen?.place === run.place ? chosen.given : NO_ANSWER;
  const { mutate, variables, error, isPending } = useSendAnswer(run.quiz.id, onEnded);
  const unsent = error !== null && isWorthRetrying(error);
  const waiting = isPending || unsent;

  const again = useEffectEvent(() => {
    if (variables) mutate(variables);
  });
  useEffect(() => {
    if (!unsent) return;
    const send = () => again();
    // Each try without a network would fail at once.
    const timer = setInterval(() => getConnection().state !== 'offline' && send(), AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [unsent]);

  return {
    given,
    /** It is on its way: nothing else can be chosen until the server has it. */
    waiting,
    /** The server couldn't be reached with it. */
    unsent,
    choose(next: GivenResponse) {
      if (!waiting) setChosen({ place: run.place, given: next });
    },
    send({ option, response }: GivenResponse) {
      if (!waiting) mutate({ runId: run.id, place: run.place, option, response });
    },
  };
}
