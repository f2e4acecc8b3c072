// Owns telling devices that there is something to fetch. Hints may get lost: what is true, an exchange tells.
import type { SyncHint } from '@quorbit/contracts/sync/hints';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { SignedInContext } from '../../kernel/context.ts';
import { scopeChannel } from '../../realtime/commit-signals.ts';
import { createLiveStream, type LiveStream } from '../../realtime/live-stream.ts';
import { formatCursor, positionAfter } from './cursor.ts';
import { findVersion } from './scopes.repository.ts';

/**
 * Where the caller's own scope is, now and whenever it moves. A browser listens while one of its tabs is visible: so long
 * the caller is there.
 */
// ctx: it lasts longer than any transaction
export function watchOwnScope(ctx: SignedInContext): LiveStream<SyncHint> {
  const scope = userScope(ctx.actor.id);
  return createLiveStream((sink) => {
    let lastSent = 0;
    const sendHint = (version: number) => {
      if (version <= lastSent) return;
      lastSent = version;
      sink.pushOwn(null, { position: formatCursor(new Map([[scope, positionAfter(version)]])) } satisfies SyncHint);
    };
    // It listens before it reads, so that no move falls in between.
    const { signals, presence } = ctx.deps.realtime;
    const leavePresence = presence.enter(ctx.actor.id);
    const unsubscribe = signals.on(scopeChannel(scope), (text) => sendHint(Number(text)));
    const stop = () => {
      unsubscribe();
      leavePresence();
    };
    findVersion(ctx.db, scope).then(
      // Nothing was ever recorded where there is none.
      (version) => version !== null && sendHint(version),
      (error: unknown) => {
        stop();
        sink.end(error);
      },
    );
    return stop;
  });
}
