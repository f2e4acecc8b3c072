import type { StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import { WELCOME_QUIZ_ELEMENT } from '@quorbit/contracts/quizzes/welcome-quiz';
import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { storedTrial } from './trial.ts';

/**
 * Loads the quiz that visitors may try; until the server answers, the one stored in this browser on an earlier visit.
 */
export function useWelcomeQuiz() {
  const query = trpc.quizzes.welcome.useQuery(undefined, {
    ...serverThenDevice.options,
    initialData: readPageQuiz,
    // A quiz that was missing a moment ago isn't offered again while the server is asked once more.
    retryOnMount: false,
  });
  const { withFallback } = serverThenDevice.view(query);
  const view = withFallback(null);
  // Admins may have removed the quiz, or switched off the questions for visitors.
  return view.state === 'failing' && view.missing ? view : withFallback(storedTrial.read()?.draft ?? null, true);
}

/** Returns the quiz that the server wrote into the page; undefined without one. */
function readPageQuiz(): StartedQuiz | undefined {
  const text = document.getElementById(WELCOME_QUIZ_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
