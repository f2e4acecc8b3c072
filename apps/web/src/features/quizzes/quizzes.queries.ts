import type { Quiz, QuizCard, QuizSort } from '@quorbit/contracts/quizzes/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { deviceThenLastReply, serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { isNarrowed } from './list/is-narrowed.ts';
import type { QuizFilters } from './list/quiz-filters.ts';

const PAGE = 24;
/** The whole list is grouped by category: a short first page would show some of them half empty. */
const FULL_PAGE = 60;
const PAGING = {
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

/** The quizzes that the person may take, page by page. */
export function useQuizList({ offline, ...filters }: QuizFilters) {
  // What is on this device the device knows best.
  const options = { ...deviceThenLastReply.options(omitQuestions), ...PAGING, enabled: !offline };
  const quizzes = trpc.quizzes.list.useInfiniteQuery(
    { limit: isNarrowed(filters) ? PAGE : FULL_PAGE, takeable: true, ...filters },
    options,
  );
  return deviceThenLastReply.pages(quizzes);
}

/** The person's own quizzes come with their keys, which are not kept. */
const omitQuestions = ({ questions: _questions, ...card }: QuizCard): QuizCard => card;

/** The categories of the quizzes that the person may take; undefined until the server has told them once. */
export function useQuizCategories() {
  return trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options).data;
}

export interface ManagedFilters {
  search: string;
  /** Null for all. */
  status: Quiz['status'] | null;
  /** Null: the newest first. */
  sort: QuizSort | null;
  descending: boolean;
}

/** The quizzes that the person looks after, page by page: their own, or everybody's. They come with their keys. */
export function useManagedQuizzes(whose: 'own' | 'all', { search, status, sort, descending }: ManagedFilters) {
  // `mine` is always said: as a query of its own it shares no reply with the list for learners, which is kept.
  const narrowed = { ...(search && { search }), ...(status && { status }), ...(sort && { sort, descending }) };
  const input = { limit: PAGE, mine: whose === 'own', ...narrowed };
  const quizzes = trpc.quizzes.list.useInfiniteQuery(input, { ...serverOnly.options, ...PAGING });
  return serverOnly.pages(quizzes);
}

/** One quiz with its questions; keys only for its owner and admins. */
export function useQuiz(id: string) {
  const meta = { failure: 'Failed to fetch quiz details.' };
  return serverOnly.view(trpc.quizzes.get.useQuery({ id }, { ...serverOnly.options, meta }));
}

/** What deleting a quiz touches, read anew each time somebody thinks about it. */
export function useQuizReach(id: string) {
  return serverOnly.view(trpc.quizzes.reach.useQuery({ id }, { ...serverOnly.options, staleTime: 0 }));
}

/** What was deleted and can be brought back. */
export function useDeletedQuizzes() {
  return serverOnly.view(trpc.quizzes.listDeleted.useQuery(undefined, { ...serverOnly.options, staleTime: 0 }));
}
