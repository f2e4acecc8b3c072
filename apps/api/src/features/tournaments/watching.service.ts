// Owns telling spectators that a tournament has changed. Hints may get lost: what is true, `get` tells.
import type { TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { TournamentHint } from '@quorbit/contracts/tournaments/views';
import type { SignedInContext } from '../../kernel/context.ts';
import { afterTimeout } from '../../lib/background/after.ts';
import { type LiveStream, liveStream } from '../../realtime/live-stream.ts';
import { channelOf } from './spectators.ts';

/**
 * Hints are spread over so long, so that a large audience doesn't read at the same moment. What changes meanwhile is in
 * the same hint.
 */
const SPREAD_MS = 1_000;

/**
 * Hints that a tournament has changed. The first comes at once: what changed before it, the reader may have missed. No hint
 * costs a statement; everybody signed in may see every tournament.
 */
// ctx: it lasts longer than any transaction
export function watchTournament({ deps }: SignedInContext, { id }: TournamentInput): LiveStream<TournamentHint> {
  const { realtime, after = afterTimeout } = deps;
  return liveStream((sink) => {
    let cancel: (() => void) | null = null;
    const say = () => {
      cancel = null;
      sink.own(null, { id } satisfies TournamentHint);
    };
    const mute = realtime.signals.on(channelOf(id), () => {
      cancel ??= after(Math.random() * SPREAD_MS, say);
    });
    say();
    return () => {
      mute();
      cancel?.();
    };
  });
}
