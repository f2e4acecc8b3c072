import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import type { Signals } from '../kernel/realtime.ts';

/** Announces that a scope has changed; the text is its version. */
export const scopeChannel = (scope: Scope) => `scope:${scope}`;

/** Passes on to all processes what commits of this one tell. @returns what ends it */
export function publishCommits({ commits }: Pick<Database, 'commits'>, signals: Pick<Signals, 'publish'>): () => void {
  return commits.subscribe(({ scopes, messages }) => {
    for (const [scope, version] of scopes) signals.publish(scopeChannel(scope), String(version));
    for (const { channel, text } of messages) signals.publish(channel, text);
  });
}
