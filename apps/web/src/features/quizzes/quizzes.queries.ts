import type { Quiz, QuizCard, QuizSort } from '@quorbit/contracts/quizzes/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { deviceThenLastReply, serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { isNarrowed } from './list/is-narrowed.ts';
import type { QuizFilters } from './list/quiz-filters.ts';

const PAGE = 24;
/**
 * The page size of the unfiltered list, which is grouped by category: shorter first pages would leave some categories
 * half empty.
 */
const FULL_PAGE = 60;
const PAGING = {
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

/** Loads the quizzes that the learner may take, page by page. */
export function useQuizList({ offline, ...filters }: QuizFilters) {
  // With the `offline` filter, only this device's data counts, so the server isn't queried.
  const options = { ...deviceThenLastReply.options(omitQuestions), ...PAGING, enabled: !offline };
  const quizzes = trpc.quizzes.list.useInfiniteQuery(
    { limit: isNarrowed(filters) ? PAGE : FULL_PAGE, takeable: true, ...filters },
    options,
  );
  return deviceThenLastReply.pages(quizzes);
}

/** Removes the questions before a reply is stored, because the user's own quizzes come with their answer keys. */
const omitQuestions = ({ questions: _questions, ...card }: QuizCard): QuizCard => card;

/** Loads the categories of the quizzes that the learner may take, each with the number of its quizzes. */
export function useQuizCategoriesView() {
  return serverThenLastReply.view(trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options));
}

export interface ManagedFilters {
  search: string;
  /** The status of the quizzes to load; null for all. */
  status: Quiz['status'] | null;
  /** The column by which the quizzes are sorted; null for newest first. */
  sort: QuizSort | null;
  descending: boolean;
}

/** Loads the quizzes that the user manages, their own or everyone's, page by page. They come with their answer keys. */
export function useManagedQuizzes(whose: 'own' | 'all', { search, status, sort, descending }: ManagedFilters) {
  // `mine` is always sent, so that this query never gets the stored reply of the learners' list.
  const narrowed = { ...(search && { search }), ...(status && { status }), ...(sort && { sort, descending }) };
  const input = { limit: PAGE, mine: whose === 'own', ...narrowed };
  const quizzes = trpc.quizzes.list.useInfiniteQuery(input, { ...serverOnly.options, ...PAGING });
  return serverOnly.pages(quizzes);
}

/** Loads one quiz with its questions; answer keys come only for its owner and admins. */
export function useQuiz(id: string) {
  const meta = { failure: 'Failed to fetch quiz details.' };
  return serverOnly.view(trpc.quizzes.get.useQuery({ id }, { ...serverOnly.options, meta }));
}

/** Loads how many learners, devices and reviews deleting a quiz affects, freshly each time it's about to be deleted. */
export function useQuizReach(id: string) {
  return serverOnly.view(trpc.quizzes.reach.useQuery({ id }, { ...serverOnly.options, staleTime: 0 }));
}

/** Loads the deleted quizzes that can still be restored. */
export function useDeletedQuizzes() {
  return serverOnly.view(trpc.quizzes.listDeleted.useQuery(undefined, { ...serverOnly.options, staleTime: 0 }));
}
