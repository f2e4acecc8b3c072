import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 50;

/** Returns the query input under which a question's answers are cached. */
export const toAnswersInput = (testId: string, questionId: string) => ({ testId, questionId, limit: PAGE });

/** Loads the number of answers to mark in a test, for each question. */
export function useMarkingQueue(testId: string) {
  return serverOnly.view(trpc.writtenTests.queue.useQuery({ testId }, serverOnly.options));
}

/** Loads the answers to one question, page by page, in a stable order. */
export function useAnswers(testId: string, questionId: string) {
  const answers = trpc.writtenTests.answers.useInfiniteQuery(toAnswersInput(testId, questionId), {
    ...serverOnly.options,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
  return serverOnly.pages(answers);
}
