import { users } from '@quorbit/db/schema/accounts';
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
import { answersTo } from '../../testing/planted/challenge.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantPlayer, plantRoundPlay, plantRunning, plantTournament } from '../../testing/planted/tournament.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const CREATED_TABLES = ['tournaments', 'tournament_quizzes', ...SEAL_TABLES] as const;

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    completed: { endings: endingsAt.signedIn(), input: () => ({}) },
    history: { endings: endingsAt.signedIn(), input: () => ({}) },
    get: { endings: endingsAt.signedIn(), input: async ({ server }) => idOf(await plantTournament(server)) },
    ownMatch: { endings: endingsAt.signedIn() },
    hints: { endings: endingsAt.signedIn(), input: async ({ server }) => idOf(await plantTournament(server)) },
    register: {
      endings: endingsAt.signedIn(LEARNERS_ONLY),
      input: async ({ server }) => idOf(await plantTournament(server)),
      changes: ['tournament_players'],
    },
    withdraw: {
      endings: endingsAt.signedIn(PLAYERS_ONLY),
      input: async ({ server, owner }) => {
        const tournament = await plantTournament(server);
        await plantPlayer(server, owner, tournament);
        return idOf(tournament);
      },
      changes: ['tournament_players'],
    },
    startQuiz: {
      endings: endingsAt.signedIn(PLAYERS_ONLY),
      input: async ({ server, owner }) => idOf(await plantRunningWith(server, owner)),
      changes: ['plays', 'tournament_results'],
    },
    submitQuiz: {
      endings: endingsAt.signedIn(PLAYERS_ONLY),
      input: async ({ server, owner }) => {
        const { id, quizzes } = await plantRunningWith(server, owner);
        // A suspended player can't be in a running tournament, so there is no play to start.
        if (await isSuspended(server, owner)) return { id, quizId: quizzes[0]?.id ?? '', answers: [] };
        const play = await plantRoundPlay(server, owner, { id });
        return { id, quizId: play.quiz.id, answers: answersTo(play) };
      },
      changes: [...SUBMIT_TABLES, 'tournament_results', 'achievement_counters'],
    },
    create: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({
        name: 'Cup',
        description: 'Play.',
        type: 'swiss_system',
        quizzes: [(await plantQuiz(server, { ownerId: null })).id],
      }),
      changes: CREATED_TABLES,
    },
    createSample: {
      endings: endingsAt.admin(),
      changes: [...CREATED_TABLES, ...SAMPLE_QUIZ_TABLES],
    },
    delete: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }: Case) => {
        const tournament = await plantTournament(server);
        await plantPlayer(server, owner, tournament);
        return idOf(tournament);
      },
      changes: ['tournaments', 'tournament_players', 'notification_queue', ...SEAL_TABLES],
    },
  },
  examples: {
    'GET /api/gamification/tournaments': async ({ server, people: { user } }) => {
      const tournament = await plantTournament(server, datesEndingSoon(server));
      await plantPlayer(server, user, tournament);
      return {
        path: '/api/gamification/tournaments?limit=1',
        token: user.token,
        expected: {
          tournaments: [
            {
              _id: tournament.id,
              status: 'registration_open',
              quizCount: 2,
              rounds: null,
              currentRound: 0,
              settings: { maxParticipants: 32, entryFee: 0, duration: 1, timeLimit: 300, quizCount: 2 },
              prizes: [
                { position: 1, xp: 500 },
                { position: 2, xp: 300 },
                { position: 3, xp: 200 },
              ],
              stats: { totalParticipants: 1 },
              participants: [{ user: user.id, quizzesCompleted: 0, currentScore: 0, rank: null, quizScores: [] }],
            },
          ],
        },
      };
    },
    'GET /api/gamification/tournaments/completed': async ({ people: { user } }) => ({
      token: user.token,
      expected: { completedTournaments: [] },
    }),
    'GET /api/gamification/tournaments/history': async ({ server, people: { user } }) => {
      const tournament = await plantTournament(server);
      await plantPlayer(server, user, tournament);
      return {
        path: '/api/gamification/tournaments/history?limit=1',
        token: user.token,
        expected: {
          tournaments: [
            { _id: tournament.id, title: 'Cup', userRank: null, userBestScore: null, stats: { totalParticipants: 1 } },
          ],
        },
      };
    },
    'POST /api/gamification/tournaments/{id}/register': async ({ server, people: { user } }) => {
      const { id } = await plantTournament(server);
      return {
        path: `/api/gamification/tournaments/${id}/register`,
        token: user.token,
        expected: { success: true, tournament: { _id: id, userParticipation: { withdrawn: false, canPlay: false } } },
      };
    },
    'POST /api/gamification/tournaments/{id}/withdraw': async ({ server, people: { user } }) => {
      const { id } = await plantTournament(server);
      await plantPlayer(server, user, { id });
      return {
        path: `/api/gamification/tournaments/${id}/withdraw`,
        token: user.token,
        expected: { success: true, tournament: { _id: id, userParticipation: null, participants: [] } },
      };
    },
    'GET /api/gamification/tournaments/{id}/quiz/start': async ({ server, people: { user } }) => {
      const { id, quizzes } = await plantRunningWith(server, user);
      return startExample('/api/gamification/tournaments', { id, quizId: quizzes[0]?.id, token: user.token });
    },
    'POST /api/gamification/tournaments/{id}/quiz/submit': async ({ server, people: { user } }) => {
      const { id } = await plantRunningWith(server, user);
      const { quiz } = await plantRoundPlay(server, user, { id });
      const testCase = { id, quizId: quiz.id, token: user.token };
      const ownRound = { state: 'waiting', won: null };
      return submitExample('/api/gamification/tournaments', testCase, {
        score: { round: 1 },
        ownRound,
        currentScore: 0,
      });
    },
    'POST /api/gamification/tournaments/create': async ({ server, people: { admin } }) => ({
      token: admin.token,
      body: {
        name: 'Cup',
        description: 'Play.',
        type: 'round_robin',
        category: 'Math',
        status: 'registration_open',
        settings: { maxParticipants: 16, entryFee: 20, duration: 7, timeLimit: 60, quizCategory: 'Math', quizCount: 3 },
        prizes: [{ position: 1, xp: 100, badge: '🏆 Cup', theme: 'Galaxy', title: 'Champion' }],
        quizzes: [(await plantQuiz(server, { ownerId: null })).id],
        registrationStart: server.deps.now().toISOString(),
      },
      expected: {
        success: true,
        tournament: {
          name: 'Cup',
          status: 'registration_open',
          settings: { maxParticipants: 16, entryFee: 20, timeLimit: 60, quizCategory: 'Math', quizCount: 1 },
          prizes: [{ position: 1, xp: 100, badge: '🏆 Cup', theme: 'Galaxy', title: 'Champion' }],
        },
      },
    }),
    'POST /api/gamification/tournaments/create-sample': async ({ people: { admin } }) => ({
      token: admin.token,
      expected: {
        success: true,
        message: 'Sample tournament created successfully!',
        tournament: { name: 'Sample Tournament', quizzes: [{}, {}, {}] },
      },
    }),
    'DELETE /api/gamification/tournaments/{id}': async ({ server, people: { admin } }) => ({
      path: `/api/gamification/tournaments/${(await plantTournament(server)).id}`,
      token: admin.token,
      expected: { success: true, message: 'Tournament deleted successfully!' },
    }),
  },
  plant: async ({ server, people: { user } }, { ids, cursors }) => {
    const open = await plantTournament(server);
    await plantPlayer(server, user, open);
    ids.tournaments = [open.id, (await plantTournament(server)).id];
    const { nextCursor } = await user.trpc.tournaments.list.query({ limit: 1 });
    if (nextCursor !== null) cursors.push(nextCursor);
  },
};

/** Returns dates that end in three minutes, so that the tournament is listed first. */
function datesEndingSoon(server: TestServer) {
  const at = (minutes: number) => new Date(server.deps.now().getTime() + minutes * 60_000).toISOString();
  return { registrationEnd: at(1), tournamentStart: at(2), tournamentEnd: at(3) };
}

/** Creates a running tournament in which this person and another one play. */
function plantRunningWith(server: TestServer, person: Person) {
  return plantRunning(server, [person]);
}

async function isSuspended({ deps }: TestServer, { id }: Person): Promise<boolean> {
  const [row] = await deps.database.read.select({ at: users.suspendedAt }).from(users).where(eq(users.id, id));
  return row?.at !== null;
}
