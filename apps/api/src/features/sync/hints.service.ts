// Owns telling devices that there is something to fetch. Hints may get lost: what is true, an exchange tells.
import type { SyncHint } from '@quorbit/contracts/sync/hints';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { SignedInContext } from '../../kernel/context.ts';
import { scopeChannel } from '../../realtime/commit-signals.ts';
import { type LiveStream, liveStream } from '../../realtime/live-stream.ts';
import { through, writeCursor } from './cursor.ts';
import { findVersion } from './scopes.repository.ts';

/**
 * Where the caller's own scope is, now and whenever it moves. A browser listens while one of its tabs is visible: so long
 * the caller is there.
 */
// ctx: it lasts longer than any transaction
export function ownHints(ctx: SignedInContext): LiveStream<SyncHint> {
  const scope = userScope(ctx.actor.id);
  return liveStream((sink) => {
    let told = 0;
    const tell = (version: number) => {
      if (version <= told) return;
      told = version;
      sink.own(null, { position: writeCursor(new Map([[scope, through(version)]])) } satisfies SyncHint);
    };
    // It listens before it reads, so that no move falls in between.
    const { signals, presence } = ctx.deps.realtime;
    const leave = presence.enter(ctx.actor.id);
    const mute = signals.on(scopeChannel(scope), (text) => tell(Number(text)));
    const stop = () => {
      mute();
      leave();
    };
    findVersion(ctx.db, scope).then(
      // Nothing was ever recorded where there is none.
      (version) => version !== null && tell(version),
      (error: unknown) => {
        stop();
        sink.end(error);
      },
    );
    return stop;
  });
}
