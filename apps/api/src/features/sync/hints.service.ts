// Notifies devices that there is something to fetch. Hints may get lost; only an exchange returns what has changed.
import type { SyncHint } from '@quorbit/contracts/sync/hints';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { SignedInContext } from '../../kernel/context.ts';
import { scopeChannel } from '../../realtime/commit-signals.ts';
import { createLiveStream, type LiveStream } from '../../realtime/live-stream.ts';
import { formatCursor, positionAfter } from './cursor.ts';
import { findVersion } from './scopes.repository.ts';

/**
 * Streams the position of the caller's own scope, now and whenever it changes. A browser subscribes while one of its
 * tabs is visible, and the caller counts as present for that time.
 */
// ctx: the stream lasts longer than any transaction
export function watchOwnScope(ctx: SignedInContext): LiveStream<SyncHint> {
  const scope = userScope(ctx.actor.id);
  return createLiveStream((sink) => {
    let lastSent = 0;
    const sendHint = (version: number) => {
      if (version <= lastSent) return;
      lastSent = version;
      sink.pushOwn(null, { position: formatCursor(new Map([[scope, positionAfter(version)]])) } satisfies SyncHint);
    };
    // The subscription starts before the read, so that no change in between is missed.
    const { signals, presence } = ctx.deps.realtime;
    const leavePresence = presence.enter(ctx.actor.id);
    const unsubscribe = signals.on(scopeChannel(scope), (text) => sendHint(Number(text)));
    const stop = () => {
      unsubscribe();
      leavePresence();
    };
    findVersion(ctx.db, scope).then(
      // A null version means that nothing was ever recorded in the scope.
      (version) => version !== null && sendHint(version),
      (error: unknown) => {
        stop();
        sink.end(error);
      },
    );
    return stop;
  });
}
