import type { Participant, Tournament } from '@quorbit/contracts/tournaments/views';
import type { ReactNode } from 'react';
import { formatDuration } from '#lib/words/format-duration.ts';
import { Badge } from '#ui/badge.tsx';
import { PersonLink } from '#ui/buttons/person-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { formatPoints, rankTier } from './format-tournament.ts';

interface StandingsProps {
  tournament: Tournament;
  /** The id of the viewer's player; null if they don't take part. */
  own: string | null;
}

/** The rank and score of every player; before the start, the registered players. */
export function Standings({ tournament: { participants, status }, own }: StandingsProps) {
  const hasStarted = status === 'in_progress' || status === 'completed';
  return (
    <section aria-labelledby="standings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="standings" className="text-xl">
        {hasStarted ? 'Standings' : 'Registered players'}
      </h2>
      {participants.length === 0 ? (
        <p className="text-quiet">Nobody has registered yet.</p>
      ) : hasStarted ? (
        <StandingsTable participants={participants} own={own} />
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {participants.map((participant) => (
            <li key={participant.id} className="rounded-field border border-base-300 bg-base-100 px-3 py-2">
              <Player player={participant} own={own} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The standings as a table; phones show it without the less important columns. */
function StandingsTable({ participants, own }: { participants: readonly Participant[]; own: string | null }) {
  return (
    <div className="overflow-hidden rounded-card border border-base-300 bg-base-100">
      <table className="w-full">
        <caption className="sr-only">Standings</caption>
        <thead>
          <tr className="text-sm text-quiet">
            <Head className="w-14 text-center">Rank</Head>
            <Head className="text-start">Player</Head>
            <Head className="text-end">Points</Head>
            <Head className={`text-end ${WIDE}`}>Average</Head>
            <Head className={`text-end ${WIDE}`}>Quizzes</Head>
            <Head className={`text-end ${WIDE}`}>Time</Head>
          </tr>
        </thead>
        <tbody>
          {participants.map((participant) => (
            <tr
              key={participant.id}
              className={`border-t border-base-300 ${participant.id === own ? 'bg-primary/8' : ''}`}
            >
              <td className="px-2 py-1.5 text-center">
                <Rank rank={participant.rank} />
              </td>
              <th scope="row" className="px-2 py-1.5 text-start font-semibold">
                <Player player={participant} own={own} />
              </th>
              <td className={FIGURE}>{formatPoints(participant.currentScore)}</td>
              <td className={`${FIGURE} ${WIDE}`}>{participant.averagePercentage}%</td>
              <td className={`${FIGURE} ${WIDE}`}>{participant.quizzesCompleted}</td>
              <td className={`${FIGURE} ${WIDE}`}>{formatDuration(participant.totalTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WIDE = 'max-md:hidden';
const FIGURE = 'figures whitespace-nowrap px-3 py-1.5 text-end';

function Head({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={`px-2 py-2 font-semibold ${className}`}>
      {children}
    </th>
  );
}

const RANK_CLASSES = { top: 'bg-accent text-accent-content', good: 'bg-primary/15', other: '' };

function Rank({ rank }: { rank: number | null }) {
  const of = rankTier(rank);
  return (
    <span
      data-rank={of}
      className={`figures inline-grid min-h-7 min-w-7 place-items-center rounded-full px-1.5 font-bold ${RANK_CLASSES[of]}`}
    >
      {rank ?? '–'}
    </span>
  );
}

function Player({ player, own }: { player: Participant; own: string | null }) {
  const { id, user, name, title, withdrawn, eliminated } = player;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <Avatar id={user ?? id} name={name} size="sm" />
      <span className="flex min-w-0 gap-1">
        <PersonLink id={user} name={name} />
        {id === own && <span className="shrink-0">(you)</span>}
      </span>
      {title && <Badge tone="legendary">{title}</Badge>}
      {withdrawn ? <Badge>Withdrawn</Badge> : eliminated && <Badge>Out</Badge>}
    </span>
  );
}
