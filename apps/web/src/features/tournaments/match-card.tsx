import type { Match, Participant } from '@quorbit/contracts/tournaments/views';
import { Check } from 'lucide-react';
import { formatSideState } from './format-tournament.ts';

interface MatchCardProps {
  match: Match;
  players: ReadonlyMap<string, Participant>;
  own: string | null;
}

/** A match with its two players, their scores and the winner. */
export function MatchCard({ match: { sides, decided, winner }, players, own }: MatchCardProps) {
  const isOwn = own !== null && sides.some((side) => side?.player === own);
  const bye = sides.some((side) => side === null);
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] rounded-field border bg-base-100 ${isOwn ? 'border-2 border-primary/60' : 'border-base-300'}`}
    >
      {sides.map((side, index) => (
        <Side
          // The two sides of a match never change places, so the index is a safe key.
          key={index === 0 ? 'first' : 'second'}
          side={side}
          name={side ? nameOf(players.get(side.player), own) : bye ? 'No opponent' : '–'}
          won={side !== null && winner === side.player}
          lost={decided && side !== null && winner !== side.player}
          open={!decided}
        />
      ))}
    </div>
  );
}

function nameOf(player: Participant | undefined, own: string | null): string {
  if (!player) return '–';
  return player.id === own ? 'You' : player.name;
}

interface SideProps {
  side: Match['sides'][number];
  name: string;
  won: boolean;
  lost: boolean;
  /** Whether the match isn't decided yet. */
  open: boolean;
}

function Side({ side, name, won, lost, open }: SideProps) {
  return (
    <p
      className={`flex min-h-9 items-center gap-2 border-base-300 px-3 text-sm first:border-b ${won ? 'font-bold' : ''} ${lost ? 'text-quiet' : ''}`}
    >
      <span className="min-w-0 grow truncate" title={name}>
        {name}
      </span>
      {won && (
        <>
          <Check className="size-4 shrink-0 text-success" aria-hidden="true" />
          <span className="sr-only">won</span>
        </>
      )}
      <span className="figures shrink-0">{formatSideState(side, open)}</span>
    </p>
  );
}
