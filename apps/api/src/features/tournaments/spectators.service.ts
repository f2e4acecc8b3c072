// Owns telling spectators that a tournament has changed. Hints may get lost: what is true, `get` tells.
import type { TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { TournamentHint } from '@quorbit/contracts/tournaments/views';
import type { SignedInContext } from '../../kernel/context.ts';
import { scheduleTimeout } from '../../lib/background/schedule.ts';
import { createLiveStream, type LiveStream } from '../../realtime/live-stream.ts';
import { tournamentChannel } from './spectators.ts';

/**
 * Hints are spread over so long, so that a large audience doesn't read at the same moment. What changes meanwhile is in
 * the same hint.
 */
const HINT_SPREAD_MS = 1_000;

/**
 * Hints that a tournament has changed. The first comes at once: what changed before it, the reader may have missed. No hint
 * costs a statement; everybody signed in may see every tournament.
 */
// ctx: it lasts longer than any transaction
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
