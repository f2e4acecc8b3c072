import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 25;

/** Queries the results of quizzes page by page, most attempts first. */
export function useQuizResults() {
  const quizzes = trpc.administration.quizzes.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(quizzes);
}

/** Queries questions page by page, those answered right least often first. */
export function useHardestQuestions() {
  const questions = trpc.administration.questions.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(questions);
}
