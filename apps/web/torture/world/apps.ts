import { MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { Transport } from '#offline/engine/transport.ts';
import { ROW_RULES } from '#offline/mirror/row-rules.ts';
import type { RowRules } from '#offline/queue/store-rows.ts';

/**
 * The version of the app that a tab runs. `newer` and `older` expect other shapes of row bodies, and `older` can't read
 * cards. `oldest` uses a protocol that the server no longer accepts.
 */
export type App = 'newer' | 'present' | 'older' | 'oldest';

const UNREAD = 'card';

export function rowRulesOf(app: App): RowRules {
  if (app === 'present') return ROW_RULES;
  if (app === 'newer') return { ...ROW_RULES, shape: ROW_RULES.shape + 1 };
  return {
    shape: ROW_RULES.shape - 1,
    isValidBody: (kind, body) => kind !== UNREAD && ROW_RULES.isValidBody(kind, body),
  };
}

/** Returns a transport that sends requests as the given version of the app does. */
export function withAppProtocol(app: App, transport: Transport): Transport {
  if (app !== 'oldest') return transport;
  return (body, options) => transport(JSON.stringify({ ...JSON.parse(body), protocol: MIN_PROTOCOL - 1 }), options);
}
