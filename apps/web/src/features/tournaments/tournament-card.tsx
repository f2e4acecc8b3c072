import { quizCategoryOf } from '@quorbit/contracts/plays/categories';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { CalendarClock, Coins, Swords, Trash2, Trophy, Users } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { formatRemainingTime } from '#lib/words/format-remaining-time.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { formatExactTime } from '#ui/format-time.ts';
import { CardFact, CategoryCard, CornerButton } from '#ui/pictures/category-card.tsx';
import { formatPrizeParts, formatRounds, getNextDate, STATUS_NAMES, TYPE_NAMES } from './format-tournament.ts';
import { TournamentAction } from './tournament-action.tsx';

interface TournamentCardProps {
  tournament: Tournament;
  balance: number;
  /** The current time in milliseconds. */
  now: number;
  admin: boolean;
  offline: boolean;
  onOpen: () => void;
  onPlay: () => void;
  onDelete: () => void;
}

const STATUS_TONES: Record<Tournament['status'], BadgeTone> = {
  upcoming: 'plain',
  registration_open: 'success',
  in_progress: 'primary',
  completed: 'plain',
};

/** A tournament that isn't over, with its action buttons. */
export function TournamentCard({ tournament, balance, now, admin, offline, ...on }: TournamentCardProps) {
  const { id, name, description, type, category, status } = tournament;
  return (
    <CategoryCard
      id={`tournament-${id}`}
      title={name}
      about={`${TYPE_NAMES[type]} · ${category}`}
      category={quizCategoryOf(category)}
      corner={
        admin && (
          <CornerButton
            title="Delete"
            label={`Delete ${name}`}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            disabled={offline}
            onClick={on.onDelete}
          />
        )
      }
    >
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
        <TournamentFacts tournament={tournament} now={now} />
      </div>
      <TournamentAction
        tournament={tournament}
        balance={balance}
        admin={admin}
        offline={offline}
        onOpen={on.onOpen}
        onPlay={on.onPlay}
      />
    </CategoryCard>
  );
}

/** The tournament's dates, players, entry fee and prize. */
export function TournamentFacts({
  tournament,
  now,
  prize = true,
}: {
  tournament: Tournament;
  now: number;
  prize?: boolean;
}) {
  const { settings, stats, prizes, currentRound, rounds, status } = tournament;
  const { words, at } = getNextDate(tournament);
  const remaining = formatRemainingTime(Date.parse(at) - now);
  const [first] = prizes.toSorted((a, b) => a.position - b.position);
  return (
    <ul className="grid gap-2 text-sm">
      <CardFact icon={<CalendarClock className="size-4" aria-hidden="true" />}>
        <span className="block font-semibold">
          {words}{' '}
          <time dateTime={at} title={formatExactTime(new Date(at))}>
            {remaining === 'Expired' ? formatExactTime(new Date(at)) : `in ${remaining}`}
          </time>
        </span>
        <span className="text-quiet">{formatRounds(tournament)}</span>
      </CardFact>
      {status === 'in_progress' && rounds !== null && (
        <CardFact icon={<Swords className="size-4" aria-hidden="true" />}>
          Round {currentRound} of {rounds}
        </CardFact>
      )}
      <CardFact icon={<Users className="size-4" aria-hidden="true" />}>
        <span className="figures">
          {stats.totalParticipants} of {settings.maxParticipants} players
        </span>{' '}
        · {formatCount(tournament.quizCount, 'quiz', 'quizzes')}
      </CardFact>
      <CardFact icon={<Coins className="size-4" aria-hidden="true" />}>
        {settings.entryFee > 0 ? `Entry fee: ${settings.entryFee} XP` : 'Free to enter'}
      </CardFact>
      {prize && first && (
        <CardFact icon={<Trophy className="size-4" aria-hidden="true" />}>
          First place: {formatPrizeParts(first).join(' · ')}
        </CardFact>
      )}
    </ul>
  );
}
