import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { attemptInput, plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { plantOwnQuiz } from '../quizzes/quizzes.calls.ts';

/** The tables that are written when an attempt without mistakes is accepted. */
export const WORK_TABLES = [
  'attempts',
  'attempt_arrivals',
  'achievements',
  'achievement_counters',
  'learners',
  'xp_ledger',
  'xp_arrivals',
  'active_days',
  'day_zones',
  ...MIRROR_TABLES,
] as const;

export const calls: AreaCalls = {
  procedures: {
    submit: {
      endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND' }),
      input: async (testCase) =>
        attemptInput(await plantOwnQuiz(testCase), { right: 1, finishedAt: testCase.server.deps.now().toISOString() }),
      changes: [...WORK_TABLES, 'cards', 'review_log'],
    },
  },
  ops: {
    [ATTEMPT_SUBMIT]: async ({ server }, count) => {
      const quizzes = await Promise.all([1, 2, 3].map(() => plantQuiz(server, { ownerId: null, questions: 4 })));
      return Array.from({ length: count }, (_, index) => {
        const quiz = quizzes[index % 3];
        if (!quiz) throw new Error('There is no quiz.');
        const finishedAt = new Date(server.deps.now().getTime() - index * 3_600_000).toISOString();
        const { timeZone: _zone, ...attempt } = attemptInput(quiz, { right: index % 5, finishedAt });
        return { ...attempt, packHash: index % 2 === 0 ? '' : quiz.packHash };
      });
    },
  },
  examples: {
    'POST /api/quizzes/{id}/attempts': async ({ server, people: { user } }) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 2 });
      const { quizId: _quiz, attemptId: _id, ...body } = attemptInput(quiz, { right: 1 });
      return {
        path: `/api/quizzes/${quiz.id}/attempts`,
        token: user.token,
        body,
        expected: { quiz: { _id: quiz.id }, score: 1, totalMarks: 2 },
      };
    },
  },
  /**
   * Submits one attempt of the premium user at each known quiz, with wrong answers, so that there are cards to rate.
   */
  plant: async ({ people }, known) => {
    known.ids.attempts = [];
    for (const id of known.ids.quizzes ?? []) {
      const taker = people.premium;
      const { packHash, pack } = await taker.trpc.quizzes.start.query({ id });
      const answers = pack.questions.map((question) => ({ questionId: question.id, option: 3, timeSpent: 1 }));
      const attempt = { startedAt: '2026-03-01T12:00:00Z', finishedAt: '2026-03-01T12:01:00Z', answers };
      const report = await taker.trpc.attempts.submit.mutate({ attemptId: newId(), quizId: id, packHash, ...attempt });
      known.ids.attempts.push(report.id);
    }
  },
};

/** Submits an attempt of the owner with a wrong answer, and returns the id of its report. */
export async function plantOwnReport({ server, owner }: Case): Promise<string> {
  return plantAttempt(server, owner, await plantQuiz(server, { ownerId: null, questions: 2 }), 1);
}
