import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the quiz that visitors may try; without the server, the one stored in this browser on an earlier visit. */
export function useWelcomeQuiz() {
  return serverThenDevice.view(trpc.quizzes.welcome.useQuery(undefined, serverThenDevice.options));
}
