import type { GameCategory } from '@quorbit/contracts/plays/categories';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The number of quizzes offered for a game; a more specific search finds the rest. */
const PAGE_SIZE = 20;

/**
 * Loads the quizzes that a challenge or tournament can be made of, starting with the quizzes that were never published.
 */
export function useAvailableQuizzes(search: string, category: GameCategory | '') {
  return serverOnly.view(
    trpc.challenges.availableQuizzes.useQuery(
      { limit: PAGE_SIZE, search, category },
      { ...serverOnly.options, select: ({ items }) => items, placeholderData: keepPreviousData },
    ),
  );
}
