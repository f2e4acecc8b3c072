import { endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantFinishedGame, plantRoom } from '../../testing/planted/room.ts';

/** The expected refusals for people outside a room, in calls that only the people in the room may make. */
const MEMBERS = { userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' } as const;

export const calls: AreaCalls = {
  procedures: {
    create: {
      endings: endingsAt.premium(),
      input: async ({ server }) => ({ quizId: (await plantQuiz(server, { ownerId: null })).id }),
    },
    join: {
      endings: endingsAt.signedIn(),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    start: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
      changes: ['games', 'game_players', 'quiz_seals', 'quiz_seal_turns'],
    },
    answer: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({
        roomId: (await plantRoom(server, owner, { started: true })).roomId,
        questionIndex: 0,
        answer: 1,
      }),
    },
    next: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({
        roomId: (await plantRoom(server, owner, { started: true, hostPlays: false })).roomId,
      }),
    },
    leave: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    chat: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId, message: 'Hello' }),
    },
    kick: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => {
        const { roomId, guest } = await plantRoom(server, owner);
        return { roomId, playerId: guest.id };
      },
    },
    report: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => {
        const { roomId, guest } = await plantRoom(server, owner);
        return { roomId, playerId: guest.id, reason: 'Rude words.' };
      },
      changes: ['moderation_cases', 'moderation_reports'],
    },
    active: { endings: endingsAt.signedIn() },
    stats: { endings: endingsAt.signedIn() },
    get: {
      endings: endingsAt.signedIn({ ...MEMBERS, admin: 'ok' }),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    standing: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner, { started: true })).roomId }),
    },
    quizzes: { endings: endingsAt.signedIn(), input: async () => ({}) },
    mine: { endings: endingsAt.signedIn() },
    suggest: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    outcome: {
      endings: endingsAt.signedIn(),
      input: async ({ server, owner }) => ({ roomId: await plantFinishedGame(server, owner.id) }),
    },
    classReport: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ roomId: await plantFinishedGame(server, owner.id) }),
    },
    events: {
      endings: endingsAt.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
  },
  examples: {
    'GET /api/real-time-quiz/stats': async ({ people: { user } }) => ({
      token: user.token,
      expected: { stats: { multiplayerGames: 0, favoriteCategory: 'General', winRate: 0 } },
    }),
    'GET /api/real-time-quiz/active-rooms': async ({ server, people: { premium, user } }) => {
      await plantRoom(server, premium);
      return { token: user.token };
    },
  },
  plant: async ({ server, people: { premium } }) => {
    await plantRoom(server, premium, { started: true });
  },
};
