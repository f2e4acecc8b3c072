import { quizCategoryOf } from '@quorbit/contracts/challenges/types';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { CalendarClock, Coins, Swords, Trash2, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#lib/counted.ts';
import { remainingTime } from '#lib/remaining-time.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { CategoryMotif } from '#ui/category-motif.tsx';
import { categorySlug } from '#ui/category-slug.ts';
import { exactTime } from '#ui/time-words.ts';
import { TournamentAction } from './tournament-action.tsx';
import { nextDate, prizeParts, roundsInWords, STATUS_NAMES, TYPE_NAMES } from './tournament-words.ts';

interface TournamentCardProps {
  tournament: Tournament;
  balance: number;
  /** Milliseconds. */
  now: number;
  admin: boolean;
  offline: boolean;
  onOpen: () => void;
  onPlay: () => void;
  onDelete: () => void;
}

const TONES: Record<Tournament['status'], BadgeTone> = {
  upcoming: 'plain',
  registration_open: 'success',
  in_progress: 'primary',
  completed: 'plain',
};

/** A tournament that isn't over, and its actions. */
export function TournamentCard({ tournament, balance, now, admin, offline, ...on }: TournamentCardProps) {
  const { id, name, description, type, category, status } = tournament;
  const look = quizCategoryOf(category);
  return (
    <article
      aria-labelledby={`tournament-${id}`}
      data-category={categorySlug(look)}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft">
          <CategoryMotif category={look} className="size-7 text-category-ink" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={`tournament-${id}`} className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-quiet">
            {TYPE_NAMES[type]} · {category}
          </p>
        </div>
        {admin && (
          <button
            type="button"
            aria-label={`Delete ${name}`}
            title="Delete"
            disabled={offline}
            onClick={on.onDelete}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
        )}
      </header>
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
        <Facts tournament={tournament} now={now} />
      </div>
      <TournamentAction {...{ tournament, balance, admin, offline }} onOpen={on.onOpen} onPlay={on.onPlay} />
    </article>
  );
}

/** Dates, players, entry fee and prize. */
export function Facts({ tournament, now, prize = true }: { tournament: Tournament; now: number; prize?: boolean }) {
  const { settings, stats, prizes, currentRound, rounds, status } = tournament;
  const { words, at } = nextDate(tournament);
  const left = remainingTime(Date.parse(at) - now);
  const [first] = prizes.toSorted((a, b) => a.position - b.position);
  return (
    <ul className="grid gap-2 text-sm">
      <Fact icon={<CalendarClock className="size-4" aria-hidden="true" />}>
        <span className="block font-semibold">
          {words}{' '}
          <time dateTime={at} title={exactTime(new Date(at))}>
            {left === 'Expired' ? exactTime(new Date(at)) : `in ${left}`}
          </time>
        </span>
        <span className="text-quiet">{roundsInWords(tournament)}</span>
      </Fact>
      {status === 'in_progress' && rounds !== null && (
        <Fact icon={<Swords className="size-4" aria-hidden="true" />}>
          Round {currentRound} of {rounds}
        </Fact>
      )}
      <Fact icon={<Users className="size-4" aria-hidden="true" />}>
        <span className="figures">
          {stats.totalParticipants} of {settings.maxParticipants} players
        </span>{' '}
        · {counted(tournament.quizCount, 'quiz', 'quizzes')}
      </Fact>
      <Fact icon={<Coins className="size-4" aria-hidden="true" />}>
        {settings.entryFee > 0 ? `Entry fee: ${settings.entryFee} XP` : 'Free to enter'}
      </Fact>
      {prize && first && (
        <Fact icon={<Trophy className="size-4" aria-hidden="true" />}>
          First place: {prizeParts(first).join(' · ')}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-quiet">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
