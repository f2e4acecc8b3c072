import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import type { Person } from '../../testing/test-server.ts';
import { plantMessage } from './testing.ts';

const CONTACT_INPUT = { from_name: 'Ada', from_email: 'ada@example.org', message: 'Hello!' };

export const calls: AreaCalls = {
  procedures: {
    details: { endings: endingsAt.everybody() },
    send: { endings: endingsAt.signedIn(), input: () => CONTACT_INPUT, changes: ['contact_messages'] },
    list: { endings: endingsAt.admin(), input: () => ({}) },
    setState: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => ({ id: await plantMessage(server, owner), state: 'read' }),
      changes: ['contact_messages'],
    },
  },
  examples: {
    'POST /api/contact': async ({ people: { user } }: { people: { user: Person } }) => ({
      token: user.token,
      body: CONTACT_INPUT,
      expected: { success: true },
    }),
  },
};
