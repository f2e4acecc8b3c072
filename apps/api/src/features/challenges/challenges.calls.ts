import { quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import {
  idOf,
  LEARNERS_ONLY,
  PLAYERS_ONLY,
  SAMPLE_QUIZ_TABLES,
  SEAL_TABLES,
  SUBMIT_TABLES,
  startExample,
  submitExample,
} from '../../testing/area/game-calls.ts';
import { answersTo, plantChallenge, plantPlay, plantRun } from '../../testing/planted/challenge.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';

const CREATED_TABLES = ['challenges', 'challenge_quizzes', ...SEAL_TABLES] as const;

export const calls: AreaCalls = {
  procedures: {
    status: { endings: endingsAt.signedIn(), input: () => ({}) },
    completed: { endings: endingsAt.signedIn(), input: () => ({}) },
    history: { endings: endingsAt.signedIn(), input: () => ({}) },
    getHistory: { endings: endingsAt.signedIn(), input: async ({ server }) => idOf(await plantChallenge(server)) },
    join: {
      endings: endingsAt.signedIn(LEARNERS_ONLY),
      input: async ({ server }) => idOf(await plantChallenge(server)),
      changes: ['challenge_runs', 'challenge_arrivals'],
    },
    startQuiz: {
      endings: endingsAt.signedIn(PLAYERS_ONLY),
      input: plantJoined,
      changes: ['plays'],
    },
    submitQuiz: {
      endings: endingsAt.signedIn(PLAYERS_ONLY),
      input: async ({ server, owner }) => {
        const { id } = await plantChallenge(server, {
          quizzes: [await plantQuiz(server, { ownerId: null })],
          rewards: { xp: 150, badge: 'Quick', theme: 'Galaxy' },
        });
        const play = await plantPlay(server, owner, { id });
        return { id, quizId: play.quiz.id, answers: answersTo(play) };
      },
      changes: [
        ...[...SUBMIT_TABLES, 'challenge_runs', 'challenge_arrivals', 'xp_ledger', 'xp_arrivals'],
        ...['game_badges', 'users', 'achievement_counters', 'notification_queue'],
      ],
    },
    availableQuizzes: { endings: endingsAt.admin(), input: () => ({ search: 'quiz', category: 'Science' }) },
    create: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({
        title: 'Daily',
        description: 'Play.',
        type: 'quiz_completion',
        quizzes: [(await plantQuiz(server, { ownerId: null })).id],
      }),
      changes: CREATED_TABLES,
    },
    createSample: {
      endings: endingsAt.admin(),
      changes: [...CREATED_TABLES, ...SAMPLE_QUIZ_TABLES],
    },
    cleanup: {
      endings: endingsAt.admin(),
      // The call takes no input, so this function only creates a challenge for the cleanup to delete.
      input: async ({ server }) => {
        const asked = [await plantQuiz(server, { ownerId: null, audience: 'premium' })];
        await plantChallenge(server, { quizzes: asked });
        for (const { id } of asked)
          await server.deps.database.transaction((tx) =>
            tx.update(quizzes).set({ deletedAt: server.deps.now() }).where(eq(quizzes.id, id)),
          );
      },
      changes: ['challenges', ...SEAL_TABLES],
    },
    delete: {
      endings: endingsAt.admin(),
      input: async ({ server }) => idOf(await plantChallenge(server)),
      changes: ['challenges', ...SEAL_TABLES],
    },
  },
  examples: {
    'GET /api/gamification/challenges/status': async ({ server, people: { user } }) => {
      const { id } = await plantChallenge(server, { duration: 1, parameters: { quizCount: 2 } });
      await plantRun(server, user, { id });
      return {
        path: '/api/gamification/challenges/status?limit=1',
        token: user.token,
        expected: {
          challenges: [
            {
              _id: id,
              status: 'in_progress',
              wasReset: false,
              isAvailable: true,
              nextResetTime: null,
              stats: { totalParticipants: 1, completionRate: 0 },
              participants: [{ user: user.id, attempts: 1, completedQuizzes: 0 }],
            },
          ],
        },
      };
    },
    'GET /api/gamification/challenges/completed': async ({ people: { user } }) => ({
      token: user.token,
      expected: { completedChallenges: [] },
    }),
    'GET /api/gamification/challenges/history': async ({ server, people: { user } }) => {
      const { id, title } = await plantChallenge(server);
      await plantRun(server, user, { id });
      return {
        path: '/api/gamification/challenges/history?limit=1',
        token: user.token,
        expected: { challenges: [{ _id: id, title, completed: false, attempts: 1, quizScores: [] }] },
      };
    },
    'GET /api/gamification/challenges/{id}/history': async ({ server, people: { user } }) => {
      const { id, title: challengeTitle } = await plantChallenge(server);
      return {
        path: `/api/gamification/challenges/${id}/history`,
        token: user.token,
        expected: { challengeTitle, totalAttempts: 0, currentParticipation: null, historicalCompletions: [] },
      };
    },
    'POST /api/gamification/challenges/{id}/join': async ({ server, people: { user } }) => {
      const { id } = await plantChallenge(server);
      return {
        path: `/api/gamification/challenges/${id}/join`,
        token: user.token,
        expected: { success: true, message: 'Successfully joined the challenge!', challenge: { _id: id } },
      };
    },
    'GET /api/gamification/challenges/{id}/quiz/start': async ({ server, people: { user } }) => {
      const { id, quizzes } = await plantChallenge(server);
      await plantRun(server, user, { id });
      return startExample('/api/gamification/challenges', { id, quizId: quizzes[0]?.id, token: user.token });
    },
    'POST /api/gamification/challenges/{id}/quiz/submit': async ({ server, people: { user } }) => {
      const { id } = await plantChallenge(server);
      const { quiz } = await plantPlay(server, user, { id });
      const testCase = { id, quizId: quiz.id, token: user.token };
      return submitExample('/api/gamification/challenges', testCase, { progress: 50, completed: false, xpEarned: 0 });
    },
    'GET /api/gamification/quizzes/available': async ({ server, people: { admin } }) => {
      const { id, title } = await plantQuiz(server, { ownerId: null, status: 'draft' });
      return {
        path: '/api/gamification/quizzes/available?limit=1',
        token: admin.token,
        expected: { quizzes: [{ _id: id, title, neverPublished: true, learners: 0, sealedUntil: null }] },
      };
    },
    'POST /api/gamification/challenges/create': async ({ server, people: { admin } }) => ({
      token: admin.token,
      body: {
        title: 'Daily',
        description: 'Play.',
        type: 'speed_challenge',
        category: 'General',
        duration: 24,
        parameters: { quizCount: 3, timeLimit: 60 },
        rewards: { xp: 150, badge: '', theme: '' },
        quizzes: [(await plantQuiz(server, { ownerId: null })).id],
        quizTimeLimit: 300,
        startDate: server.deps.now().toISOString(),
      },
      expected: { success: true, challenge: { title: 'Daily', parameters: { quizCount: 3, timeLimit: 60 } } },
    }),
    'POST /api/gamification/challenges/create-sample': async ({ people: { admin } }) => ({
      token: admin.token,
      expected: { success: true, challenge: { title: 'Sample Challenge', quizzes: [{}, {}, {}] } },
    }),
    'POST /api/gamification/challenges/cleanup': async ({ people: { admin } }) => ({
      token: admin.token,
      expected: { success: true },
    }),
    'DELETE /api/gamification/challenges/{id}': async ({ server, people: { admin } }) => ({
      path: `/api/gamification/challenges/${(await plantChallenge(server)).id}`,
      token: admin.token,
      expected: { success: true, message: 'Daily challenge deleted successfully!' },
    }),
  },
  plant: async ({ server, people: { user } }, { ids, cursors }) => {
    const open = await plantChallenge(server);
    const played = await plantChallenge(server);
    await plantPlay(server, user, played);
    ids.challenges = [open.id, played.id];
    const { nextCursor } = await user.trpc.challenges.status.query({ limit: 1 });
    if (nextCursor !== null) cursors.push(nextCursor);
  },
};

async function plantJoined({ server, owner }: Case) {
  const challenge = await plantChallenge(server);
  await plantRun(server, owner, challenge);
  return idOf(challenge);
}
