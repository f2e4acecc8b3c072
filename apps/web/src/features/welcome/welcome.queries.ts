import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The quiz that visitors may try; without the server, what this browser has of an earlier visit. */
export function useWelcomeQuiz() {
  return serverThenDevice.view(trpc.quizzes.welcome.useQuery(undefined, serverThenDevice.options));
}
