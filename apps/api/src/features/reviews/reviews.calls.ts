import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO } from '@quorbit/contracts/sync/ops/review-undo';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { rethrow } from '../../testing/rating-fixture.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { rateNow } from './reviews.service.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    rate: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async (testCase) => ({ ...(await plantCard(testCase.server, testCase.owner)), quality: 5 }),
      changes: [
        'cards',
        'review_log',
        'learners',
        'day_zones',
        'achievement_counters',
        'xp_ledger',
        'xp_arrivals',
        ...MIRROR_TABLES,
      ],
    },
    undo: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: (testCase) => plantRating(testCase.server, testCase.owner),
      changes: ['cards', 'review_log', 'learners', 'xp_ledger', 'xp_arrivals', ...MIRROR_TABLES],
    },
    suspend: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async (testCase) => ({ ...(await plantCard(testCase.server, testCase.owner)), suspended: true }),
      changes: ['review_suspensions', ...MIRROR_TABLES],
    },
  },
  ops: {
    [REVIEW_RATE]: async ({ server, owner }, count) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 8 });
      await plantAttempt(server, owner, quiz, 2);
      // The ops cover questions without a card and, from the ninth on, questions that were already rated.
      return Array.from({ length: count }, (_, index) => ({
        quizId: quiz.id,
        questionId: quiz.questionIds[7 - (index % 8)],
        quality: 5,
        left: index % 4,
      }));
    },
    [REVIEW_UNDO]: async ({ server, owner }, count) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 8 });
      await plantAttempt(server, owner, quiz, 2);
      const rated = await Promise.all(
        quiz.questionIds.slice(2).map((questionId) => plantRatingOf(server, owner, { quizId: quiz.id, questionId })),
      );
      // There are six ratings, so the seventh op of the sample undoes the first rating again.
      return Array.from({ length: count }, (_, index) => rated[index % rated.length]);
    },
    [REVIEW_SUSPEND]: async ({ server, owner }, count) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 8 });
      await plantAttempt(server, owner, quiz, 2);
      return Array.from({ length: count }, (_, index) => ({
        quizId: quiz.id,
        questionId: quiz.questionIds[7 - (index % 8)],
        suspended: index % 3 > 0,
      }));
    },
  },
  examples: {
    'GET /api/reviews': async ({ server }) => {
      const person = await plantPerson(server);
      const { quizId, questionId } = await plantCard(server, person);
      return {
        path: '/api/reviews?limit=1',
        token: person.token,
        expected: [
          { quiz: { _id: quizId }, question: { _id: questionId, question: 'Question 0?', correctAnswer: 'B' } },
        ],
      };
    },
    'POST /api/reviews/update': async ({ server }) => {
      const person = await plantPerson(server);
      const card = await plantCard(server, person);
      return {
        token: person.token,
        body: { ...card, quality: 3 },
        expected: { success: true, review: { questionId: card.questionId, xpEarned: 2 } },
      };
    },
    'POST /api/reviews/undo': async ({ server }) => {
      const person = await plantPerson(server);
      const rating = await plantRating(server, person);
      return {
        token: person.token,
        body: rating,
        expected: { success: true, review: { questionId: rating.questionId, xpEarned: -2 } },
      };
    },
    'POST /api/reviews/suspend': async ({ server }) => {
      const person = await plantPerson(server);
      const body = { ...(await plantCard(server, person)), suspended: true };
      return { token: person.token, body, expected: { success: true, review: body } };
    },
  },
};

/** Plants a quiz and a card of the person for its only question. */
export async function plantCard(
  server: TestServer,
  person: Case['owner'] | Person,
): Promise<{ quizId: string; questionId: string }> {
  const quiz = await plantQuiz(server, { ownerId: null, questions: 1 });
  await plantAttempt(server, person, quiz, 0);
  return { quizId: quiz.id, questionId: quiz.questionIds[0] ?? '' };
}

/** Plants a rating by the person, and returns it as the input that undoes it. */
async function plantRating(server: TestServer, person: Person) {
  return plantRatingOf(server, person, await plantCard(server, person));
}

async function plantRatingOf({ deps }: TestServer, person: Person, card: { quizId: string; questionId: string }) {
  const actor = { id: person.id, role: person.user.role, timeZone: 'UTC', sessionId: '' };
  const { ratingId } = await write(
    deps.database,
    [userScope(person.id)],
    (tx) => rateNow(tx, actor, { ...card, quality: 5 }, deps.now()),
    { onLateError: rethrow },
  );
  return { ...card, ratingId };
}
