// Owns hints to spectators that a tournament has changed. Hints may get lost; `get` returns the actual state.
import type { TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { TournamentHint } from '@quorbit/contracts/tournaments/views';
import type { SignedInContext } from '../../kernel/context.ts';
import { scheduleTimeout } from '../../lib/background/schedule.ts';
import { createLiveStream, type LiveStream } from '../../realtime/live-stream.ts';
import { tournamentChannel } from './spectators.ts';

/**
 * Milliseconds over which hints are spread at random, so that a large audience doesn't read at the same moment. Changes
 * in the meantime share one hint.
 */
const HINT_SPREAD_MS = 1_000;

/**
 * Streams hints that a tournament has changed. The first hint is sent at once, since the reader may have missed earlier
 * changes. Hints need no database query; every signed-in user may see every tournament.
 */
// ctx: the stream lasts longer than any transaction
export function watchTournament({ deps }: SignedInContext, { id }: TournamentInput): LiveStream<TournamentHint> {
  const { realtime, schedule = scheduleTimeout } = deps;
  return createLiveStream((sink) => {
    let cancelHint: (() => void) | null = null;
    const sendHint = () => {
      cancelHint = null;
      sink.pushOwn(null, { id } satisfies TournamentHint);
    };
    const unsubscribe = realtime.signals.on(tournamentChannel(id), () => {
      cancelHint ??= schedule(Math.random() * HINT_SPREAD_MS, sendHint);
    });
    sendHint();
    return () => {
      unsubscribe();
      cancelHint?.();
    };
  });
}
