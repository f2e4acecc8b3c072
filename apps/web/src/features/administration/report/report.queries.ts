import { keepPreviousData } from '@tanstack/react-query';
import type { ReportFilters } from '#features/reports/report-filters.ts';
import { serverOnly } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

const PAGE = 25;

/** Graded attempts, newest first. @param userId whose, or `all` */
export function useAttempts(userId: string, filters: ReportFilters) {
  const attempts = trpc.reports.list.useInfiniteQuery(
    { limit: PAGE, userId, ...filters },
    {
      ...serverOnly.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverOnly.pages(attempts);
}

/** Quizzes, those that are taken most first. */
export function useQuizResults() {
  const quizzes = trpc.administration.quizzes.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(quizzes);
}

/** Questions, those that are right least often first. */
export function useHardQuestions() {
  const questions = trpc.administration.questions.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(questions);
}

/** A quiz with its keys. */
export function useKeyedQuiz(id: string) {
  return serverOnly.view(trpc.quizzes.get.useQuery({ id }, serverOnly.options));
}
