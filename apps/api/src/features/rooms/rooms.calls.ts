import { level, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantFinishedGame, plantRoom } from '../../testing/planted/room.ts';

/** For what only those in the room may do. */
const MEMBERS = { userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' } as const;

export const calls: AreaCalls = {
  procedures: {
    create: {
      endings: level.premium(),
      input: async ({ server }) => ({ quizId: (await plantQuiz(server, { ownerId: null })).id }),
    },
    join: {
      endings: level.signedIn(),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    start: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
      changes: ['games', 'game_players', 'quiz_seals', 'quiz_seal_turns'],
    },
    answer: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({
        roomId: (await plantRoom(server, owner, { started: true })).roomId,
        questionIndex: 0,
        answer: 1,
      }),
    },
    next: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({
        roomId: (await plantRoom(server, owner, { started: true, hostPlays: false })).roomId,
      }),
    },
    leave: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    chat: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId, message: 'Hello' }),
    },
    kick: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => {
        const { roomId, guest } = await plantRoom(server, owner);
        return { roomId, playerId: guest.id };
      },
    },
    report: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => {
        const { roomId, guest } = await plantRoom(server, owner);
        return { roomId, playerId: guest.id, reason: 'Rude words.' };
      },
      changes: ['moderation_cases', 'moderation_reports'],
    },
    active: { endings: level.signedIn() },
    stats: { endings: level.signedIn() },
    get: {
      endings: level.signedIn({ ...MEMBERS, admin: 'ok' }),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    standing: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner, { started: true })).roomId }),
    },
    quizzes: { endings: level.signedIn(), input: async () => ({}) },
    mine: { endings: level.signedIn() },
    suggest: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
    outcome: {
      endings: level.signedIn(),
      input: async ({ server, owner }) => ({ roomId: await plantFinishedGame(server, owner.id) }),
    },
    classReport: {
      endings: level.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ roomId: await plantFinishedGame(server, owner.id) }),
    },
    events: {
      endings: level.signedIn(MEMBERS),
      input: async ({ server, owner }) => ({ roomId: (await plantRoom(server, owner)).roomId }),
    },
  },
  examples: {
    'GET /api/real-time-quiz/stats': async ({ people: { user } }) => ({
      token: user.token,
      holds: { stats: { multiplayerGames: 0, favoriteCategory: 'General', winRate: 0 } },
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
