import { interestsOf } from '@quorbit/contracts/settings/interests';
import { useMemo, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { useQuizzesToTake } from './home.queries.ts';
import type { QuizFact } from './home-facts.ts';
import { recommend } from './recommend.ts';

/**
 * Returns the quiz that a learner who has taken the welcome quiz alone should take next; null while none is known, for
 * example without the server.
 */
export function useRecommendedQuiz(): QuizFact | null {
  const { timeZone, interests } = useUser();
  const [now] = useState(() => new Date());
  const quizzes = useQuizzesToTake();
  return useMemo(() => {
    const others = quizzes.filter(({ welcome }) => !welcome).map((quiz) => ({ ...quiz, here: false }));
    const facts = { quizzes: others, attempts: [], interests: interestsOf({ interests }), now, timeZone };
    return recommend({ ...facts, offline: false })[0]?.quiz ?? null;
  }, [quizzes, interests, timeZone, now]);
}
