import { MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { Transport } from '#offline/engine/transport.ts';
import { ROW_RULES } from '#offline/mirror/row-rules.ts';
import type { RowRules } from '#offline/queue/store-rows.ts';

/**
 * Which version of the app a tab runs. `newer` and `older` expect other bodies of rows: the older one cannot read cards.
 * `oldest` speaks a protocol that the server no longer takes.
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

/** What a version of the app says to the server. */
export function withAppProtocol(app: App, transport: Transport): Transport {
  if (app !== 'oldest') return transport;
  return (body, options) => transport(JSON.stringify({ ...JSON.parse(body), protocol: MIN_PROTOCOL - 1 }), options);
}
