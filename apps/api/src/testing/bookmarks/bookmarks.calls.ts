import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import { type Case, endingsAt, OWNER_ONLY } from '../area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../area/calls.ts';
import { plantQuiz } from '../planted/quiz.ts';
import type { Person, TestServer } from '../test-server.ts';
import { addBookmark } from './bookmarks.service.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    get: { endings: endingsAt.signedIn(OWNER_ONLY), input: bookmarked },
    add: {
      endings: endingsAt.signedIn(),
      input: async ({ server }) => ({ quizId: (await plantQuiz(server, { ownerId: null })).id, note: 'again' }),
      changes: ['bookmarks', ...MIRROR_TABLES],
    },
    remove: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: bookmarked,
      changes: ['bookmarks', ...MIRROR_TABLES],
    },
  },
  examples: {
    'GET /api/bookmarks': async ({ server, people: { user } }) => {
      const quizId = await plantBookmark(server, user);
      return { token: user.token, expected: [{ quizId, note: 'planted' }] };
    },
    'POST /api/bookmarks/{quizId}': async ({ server, people: { user } }) => {
      const { id } = await plantQuiz(server, { ownerId: null });
      return {
        path: `/api/bookmarks/${id}`,
        token: user.token,
        body: {},
        expected: { bookmark: { quizId: id, note: '' } },
      };
    },
  },
};

async function bookmarked({ server, owner }: Case) {
  return { quizId: await plantBookmark(server, owner) };
}

/** Adds a bookmark through the service instead of a call, because suspended owners can't call but must own data too. */
async function plantBookmark({ deps, ...server }: TestServer, { id, user }: Person): Promise<string> {
  const { id: quizId } = await plantQuiz({ deps, ...server }, { ownerId: null });
  const actor = { id, role: user.role, timeZone: 'UTC', sessionId: '' };
  const onLateError = (error: unknown) => {
    throw error;
  };
  await write(deps.database, [userScope(id)], (tx) => addBookmark(tx, actor, { quizId, note: 'planted' }, deps.now()), {
    onLateError,
  });
  return quizId;
}
