import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/trpc.ts';
import type { QuizFilters } from './quiz-filters.ts';

const PAGE = 24;

/** The quizzes that the person may take, page by page. */
export function useQuizList({ offline, ...filters }: QuizFilters) {
  return trpc.quizzes.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    {
      // What is on this device the device knows best.
      enabled: !offline,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
}

/** The categories of the quizzes that the person may see. */
export function useQuizCategories() {
  return trpc.quizzes.categories.useQuery();
}

/** The quizzes that the person looks after, page by page: their own, or everybody's. */
export function useManagedQuizzes(whose: 'own' | 'all', search: string) {
  return trpc.quizzes.list.useInfiniteQuery(
    { limit: PAGE, ...(whose === 'own' && { mine: true }), ...(search && { search }) },
    { getNextPageParam: (last) => last.nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
}

/** One quiz with its questions; keys only for its owner and admins. */
export function useQuiz(id: string) {
  return trpc.quizzes.get.useQuery({ id }, { meta: { failure: 'Failed to fetch quiz details.' } });
}
