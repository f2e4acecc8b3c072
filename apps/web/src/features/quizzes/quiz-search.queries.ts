// Separate from `quizzes.queries.ts`, because only the command palette needs it.
import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const MAX_MATCHES = 8;

/** Loads the quizzes that the server finds for a text; no request is made for an empty text. */
export function useQuizMatches(search: string) {
  const input = { limit: MAX_MATCHES, takeable: true, search };
  return trpc.quizzes.list.useQuery(input, { ...serverThenDevice.options, enabled: search !== '' });
}
