import type { GameCategory } from '@quorbit/contracts/plays/categories';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Quizzes to choose from; a word more finds the others. */
const PAGE_SIZE = 20;

/** Quizzes that a game can be made of, those first that learners never saw. */
export function useAvailableQuizzes(search: string, category: GameCategory | '') {
  return serverOnly.view(
    trpc.challenges.availableQuizzes.useQuery(
      { limit: PAGE_SIZE, search, category },
      { ...serverOnly.options, select: ({ items }) => items, placeholderData: keepPreviousData },
    ),
  );
}
