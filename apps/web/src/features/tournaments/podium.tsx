import type { Participant } from '@quorbit/contracts/tournaments/views';
import { Crown } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { podiumLabel } from './tournament-words.ts';

const STEPS: Record<number, string> = {
  1: 'order-2 pt-0',
  2: 'order-1 pt-8',
  3: 'order-3 pt-12',
};

/** The first three of a tournament that is over; those who share a place stand side by side. */
export function Podium({ participants, own }: { participants: readonly Participant[]; own: string | null }) {
  const best = participants.filter(({ rank }) => podiumLabel(rank) !== null).slice(0, 4);
  if (best.length === 0) return <p className="text-quiet">This tournament ended without a winner.</p>;
  return (
    <ol aria-label="Podium" className="flex justify-center gap-3 rounded-card bg-base-200 px-3 py-6 sm:gap-8">
      {best.map(({ id, user, name, rank }) => (
        <li
          key={id}
          className={`grid min-w-0 max-w-44 flex-1 content-start justify-items-center gap-1 text-center ${STEPS[rank ?? 3]}`}
        >
          {rank === 1 ? <Crown className="size-8 fill-accent/40 text-accent" aria-hidden="true" /> : null}
          <Avatar id={user ?? id} name={name} size="lg" />
          <span className="flex w-full justify-center font-semibold">
            {id === own ? 'You' : <PersonLink id={user} name={name} />}
          </span>
          <span className="text-sm text-quiet">{podiumLabel(rank)}</span>
        </li>
      ))}
    </ol>
  );
}
