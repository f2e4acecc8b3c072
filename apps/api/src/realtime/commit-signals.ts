import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import type { Signals } from '../kernel/realtime.ts';

/** Returns the channel that announces changes of a scope; each message is the scope's new version. */
export const scopeChannel = (scope: Scope) => `scope:${scope}`;

/**
 * Announces to all processes the scopes and messages of each commit of this process.
 * @returns a function that stops the announcements.
 */
export function publishCommits({ commits }: Pick<Database, 'commits'>, signals: Pick<Signals, 'publish'>): () => void {
  return commits.subscribe(({ scopes, messages }) => {
    for (const [scope, version] of scopes) signals.publish(scopeChannel(scope), String(version));
    for (const { channel, text } of messages) signals.publish(channel, text);
  });
}
