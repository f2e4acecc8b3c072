import type { Tournament } from '@quorbit/contracts/tournaments/views';
import type { ReactNode } from 'react';
import { formatDayAndTime } from '#ui/format-time.ts';
import { formatOwnRound } from './format-own-round.ts';
import { playersOf } from './format-tournament.ts';

interface OwnRoundPanelProps {
  tournament: Tournament;
  /**
   * The player's buttons for the tournament; they are shown alone, without the panel, if the player has no current
   * round.
   */
  children: ReactNode;
}

/** The player's state in the current round: opponent, quiz, end of the round and what to do next. */
export function OwnRoundPanel({ tournament, children }: OwnRoundPanelProps) {
  const { userParticipation } = tournament;
  const ownRound = userParticipation?.ownRound;
  if (!userParticipation || !ownRound) return children;
  const opponent = ownRound.opponent === null ? null : (playersOf(tournament).get(ownRound.opponent)?.name ?? null);
  const open = ownRound.state === 'to_play' || ownRound.state === 'playing';
  return (
    <section
      aria-labelledby="own-round"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border-2 border-primary/50 bg-base-100 p-5"
    >
      <h2 id="own-round" className="text-lg">
        Your round {ownRound.round}
      </h2>
      <p className="text-lg font-semibold wrap-anywhere">{formatOwnRound(ownRound, opponent)}</p>
      <p className="text-quiet wrap-anywhere">
        {open ? `Play “${ownRound.quiz.title}” by ` : 'The round ends '}
        <time dateTime={ownRound.endsAt}>{formatDayAndTime(new Date(ownRound.endsAt))}</time>.
      </p>
      {userParticipation.withoutPrizes && (
        <p className="text-sm text-quiet">You can see the answers by now, so you play on without prizes.</p>
      )}
      <div className="mt-2 empty:hidden">{children}</div>
    </section>
  );
}
