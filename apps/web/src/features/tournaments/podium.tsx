import type { Participant } from '@quorbit/contracts/tournaments/views';
import { Podium as Steps } from '#ui/pictures/podium.tsx';
import { podiumLabel } from './format-tournament.ts';

interface PodiumProps {
  participants: readonly Participant[];
  own: string | null;
  large?: boolean;
}

/** The first three players of a completed tournament. */
export function Podium({ participants, own, large = false }: PodiumProps) {
  const places = participants.flatMap(({ id, user, name, rank }) => {
    const label = podiumLabel(rank);
    if (rank === null || label === null) return [];
    const isYou = id === own;
    return [{ id: user ?? id, personId: isYou ? null : user, name: isYou ? 'You' : name, rank, label, isYou }];
  });
  if (places.length === 0)
    return <p className={`text-quiet ${large ? 'text-2xl' : ''}`}>This tournament ended without a winner.</p>;
  return (
    <Steps
      places={places}
      label="Podium"
      large={large}
      className={large ? '' : 'rounded-card border border-base-300 bg-base-100 pt-6'}
    />
  );
}
