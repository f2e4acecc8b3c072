import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { type Case, level, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted-quiz.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: level.signedIn(), input: () => ({}) },
    rate: {
      endings: level.signedIn(OWNER_ONLY),
      input: async (given) => ({ ...(await plantCard(given.server, given.owner)), quality: 5 }),
      changes: [
        'cards',
        'review_log',
        'learners',
        'achievement_counters',
        'xp_ledger',
        'xp_arrivals',
        ...MIRROR_TABLES,
      ],
    },
  },
  ops: {
    [REVIEW_RATE]: async ({ server, owner }, count) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 8 });
      await plantAttempt(server, owner, quiz, 2);
      // Some of the questions have no card, some are rated again.
      return Array.from({ length: count }, (_, index) => ({
        quizId: quiz.id,
        questionId: quiz.questionIds[7 - (index % 8)],
        quality: 5,
        left: index % 4,
      }));
    },
  },
  examples: {
    'GET /api/reviews': async ({ server }) => {
      const person = await server.person();
      const { quizId, questionId } = await plantCard(server, person);
      return {
        path: '/api/reviews?limit=1',
        token: person.token,
        holds: [{ quiz: { _id: quizId }, question: { _id: questionId, question: 'Question 0?', correctAnswer: 'B' } }],
      };
    },
    'POST /api/reviews/update': async ({ server }) => {
      const person = await server.person();
      const card = await plantCard(server, person);
      return {
        token: person.token,
        body: { ...card, quality: 3 },
        holds: { success: true, review: { questionId: card.questionId, xpEarned: 2 } },
      };
    },
  },
};

/** A card of somebody's. */
export async function plantCard(
  server: TestServer,
  person: Case['owner'] | Person,
): Promise<{ quizId: string; questionId: string }> {
  const quiz = await plantQuiz(server, { ownerId: null, questions: 1 });
  await plantAttempt(server, person, quiz, 0);
  return { quizId: quiz.id, questionId: quiz.questionIds[0] ?? '' };
}
