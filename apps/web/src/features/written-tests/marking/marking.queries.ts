import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 50;

/** Under which a question's answers are stored. */
export const toAnswersInput = (testId: string, questionId: string) => ({ testId, questionId, limit: PAGE });

/** How much of a test is to be marked, question by question. */
export function useMarkingQueue(testId: string) {
  return serverOnly.view(trpc.writtenTests.queue.useQuery({ testId }, serverOnly.options));
}

/** The answers to one question, page by page, in an order that stays. */
export function useAnswers(testId: string, questionId: string) {
  const answers = trpc.writtenTests.answers.useInfiniteQuery(toAnswersInput(testId, questionId), {
    ...serverOnly.options,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
  return serverOnly.pages(answers);
}
