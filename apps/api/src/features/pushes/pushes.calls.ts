import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';

/** A sample subscription as a browser returns it. */
export const SUBSCRIPTION = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/some-browser',
  keys: {
    p256dh: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

export const calls: AreaCalls = {
  procedures: {
    device: { endings: endingsAt.signedIn() },
    subscribe: { endings: endingsAt.signedIn(), input: () => SUBSCRIPTION, changes: ['push_subscriptions'] },
    unsubscribe: { endings: endingsAt.signedIn() },
  },
};
