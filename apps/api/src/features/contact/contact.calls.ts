import { level } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import type { Person } from '../../testing/test-server.ts';
import { plantMessage } from './testing.ts';

const written = { from_name: 'Ada', from_email: 'ada@example.org', message: 'Hello!' };

export const calls: AreaCalls = {
  procedures: {
    details: { endings: level.everybody() },
    send: { endings: level.signedIn(), input: () => written, changes: ['contact_messages'] },
    list: { endings: level.admin(), input: () => ({}) },
    setState: {
      endings: level.admin(),
      input: async ({ server, owner }) => ({ id: await plantMessage(server, owner), state: 'read' }),
      changes: ['contact_messages'],
    },
  },
  examples: {
    'POST /api/contact': async ({ people: { user } }: { people: { user: Person } }) => ({
      token: user.token,
      body: written,
      holds: { success: true },
    }),
  },
};
