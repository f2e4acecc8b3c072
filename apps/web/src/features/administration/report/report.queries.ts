import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 25;

/** Quizzes, those that are taken most first. */
export function useQuizResults() {
  const quizzes = trpc.administration.quizzes.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(quizzes);
}

/** Questions, those that are right least often first. */
export function useHardestQuestions() {
  const questions = trpc.administration.questions.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(questions);
}
