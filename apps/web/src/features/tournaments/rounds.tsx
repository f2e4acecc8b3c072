import type { Match, Round, Tournament } from '@quorbit/contracts/tournaments/views';
import { useState } from 'react';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Bracket } from './bracket.tsx';
import { playersOf } from './format-tournament.ts';
import { MatchCard } from './match-card.tsx';

interface RoundsProps {
  tournament: Tournament;
  schedule: readonly Round[];
}

/** The rounds with their matches: as a bracket if there's room for it, else one round at a time. */
export function Rounds({ tournament, schedule }: RoundsProps) {
  const { type, currentRound, userParticipation } = tournament;
  const [chosen, setChosen] = useState<string | null>(null);
  const selected = chosen ?? String(Math.max(1, currentRound));
  const players = playersOf(tournament);
  const shownRound = schedule.find(({ round }) => String(round) === selected) ?? schedule[0];
  const knockout = type === 'single_elimination';
  const own = userParticipation?.player ?? null;
  return (
    <section aria-labelledby="rounds" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="rounds" className="text-xl">
        {knockout ? 'Bracket' : 'Rounds'}
      </h2>
      {knockout && <Bracket schedule={schedule} players={players} own={own} />}
      <div className={knockout ? 'lg:hidden' : ''}>
        <Tabs
          label="Rounds of the tournament"
          tabs={schedule.map(({ round }) => ({ id: String(round), label: `Round ${round}` }))}
          selected={selected}
          onSelect={setChosen}
        >
          {shownRound && <RoundView round={shownRound} type={type} players={players} own={own} />}
        </Tabs>
      </div>
    </section>
  );
}

interface RoundViewProps {
  round: Round;
  type: Tournament['type'];
  players: ReturnType<typeof playersOf>;
  own: string | null;
}

function RoundView({ round: { quiz, startsAt, endsAt, matches }, type, players, own }: RoundViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-quiet wrap-anywhere">
        “{quiz.title}”, {formatDayAndTime(new Date(startsAt))} to {formatDayAndTime(new Date(endsAt))}
      </p>
      {matches.length > 0 ? (
        <ul aria-label="Matches" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {sortOwnFirst(matches, own).map((match) => (
            <li key={match.id}>
              <MatchCard match={match} players={players} own={own} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {type === 'round_robin'
            ? 'Everyone is compared with everyone.'
            : "The matches of this round aren't drawn yet."}
        </p>
      )}
    </div>
  );
}

function sortOwnFirst(matches: readonly Match[], own: string | null): Match[] {
  const isOwn = ({ sides }: Match) => own !== null && sides.some((side) => side?.player === own);
  return matches.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.place - b.place);
}
