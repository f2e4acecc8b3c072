import { endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    choose: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: ({ owner }) => ({ userId: owner.id, theme: 'Default' }),
      // The account stays unchanged, because every account begins with this theme.
      changes: ['profile_stamps', ...MIRROR_TABLES],
    },
  },
  examples: {
    'POST /api/users/{userId}/theme': async ({ people: { user } }) => ({
      path: `/api/users/${user.id}/theme`,
      token: user.token,
      body: { theme: 'Default' },
      expected: { user: { _id: user.id, selectedTheme: 'Default' } },
    }),
  },
};
