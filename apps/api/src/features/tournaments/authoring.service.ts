// Owns making and removing tournaments, which admins do.
import { newId } from '@quorbit/contracts/lib/ids';
import { PLAY_GRACE_MS } from '@quorbit/contracts/plays/rules';
import { announcedAt, type TournamentDates, usualDates } from '@quorbit/contracts/tournaments/clock';
import { START_WITHIN_DAYS, TOURNAMENT_DURATION, USUAL_PRIZES } from '@quorbit/contracts/tournaments/limits';
import {
  type CreateTournamentInput,
  createTournamentInput,
  type TournamentInput,
} from '@quorbit/contracts/tournaments/schema';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import * as words from '@quorbit/contracts/tournaments/words';
import type { Tx } from '@quorbit/db/client';
import { tournamentQuizzes } from '@quorbit/db/seed/tournament-quizzes';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { notFound, wrongField } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireOn } from '../../lib/switches.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { insertSampleQuizzes } from '../quizzes/sample-quizzes.ts';
import { sealForGame } from '../quizzes/seals/game-quizzes.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import { newsOfEnd } from './news.ts';
import * as players from './players.repository.ts';
import { tellSpectators } from './spectators.ts';
import * as repository from './tournaments.repository.ts';
import { viewOne } from './tournaments.service.ts';

const DAY_MS = 86_400_000;

/** A tournament's creator. `demo`: which of the demo tournaments it is. */
interface Maker {
  creatorId: string | null;
  demo: string | null;
  timeZone: string;
}

/** @throws AppError INVALID for dates out of order and quizzes that a tournament can't ask */
export async function createTournament(
  tx: Tx,
  actor: Actor,
  input: CreateTournamentInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<Tournament> {
  requireAdmin(actor);
  requireOn(switches, 'tournaments');
  const maker = { creatorId: actor.id, demo: null, timeZone: actor.timeZone };
  return viewOne(tx, actor, await makeTournament(tx, input, maker, now), now);
}

/** The same without checks of the caller. @returns its id */
export async function makeTournament(
  tx: Tx,
  input: CreateTournamentInput,
  { creatorId, demo, timeZone }: Maker,
  now: Date,
): Promise<string> {
  const dates = datesOf(input, timeZone, now);
  // Until none of them can be submitted any more.
  const endsAt = new Date(dates.tournamentEnd.getTime() + PLAY_GRACE_MS);
  const quizzes = await sealForGame(tx, input.quizzes, { endsAt, notPlayable: words.NOT_PLAYABLE }, now);
  const { name, description, type, category } = input;
  const { maxParticipants, entryFee, timeLimit, quizCategory } = input.settings;
  const id = newId(now.getTime());
  await repository.insertTournament(
    tx,
    {
      id,
      creatorId,
      demo,
      name,
      description,
      type,
      category,
      createdAt: now,
      settings: { maxParticipants, entryFee, timeLimit, quizCategory },
      prizes: prizesOf(input),
      registrationStartsAt: dates.registrationStart,
      registrationEndsAt: dates.registrationEnd,
      startsAt: dates.tournamentStart,
      endsAt: dates.tournamentEnd,
      nextAt: announcedAt(dates, now),
    },
    quizzes,
  );
  return id;
}

function prizesOf({ prizes }: CreateTournamentInput) {
  return prizes
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, xp, badge, theme, title }) => ({
      position,
      xp: xp ?? USUAL_PRIZES[position - 1] ?? 0,
      badge: badge || null,
      theme: theme || null,
      title: title || null,
    }));
}

/** The given dates, with defaults for missing ones. */
function datesOf(input: CreateTournamentInput, timeZone: string, now: Date): TournamentDates {
  const usual = usualDates(now, timeZone, input.settings.duration);
  const given = (field: keyof TournamentDates) => (input[field] === undefined ? undefined : new Date(input[field]));
  const tournamentStart = given('tournamentStart');
  const dates = {
    registrationStart: given('registrationStart') ?? usual.registrationStart,
    registrationEnd: given('registrationEnd') ?? usual.registrationEnd,
    tournamentStart: tournamentStart ?? usual.tournamentStart,
    tournamentEnd:
      given('tournamentEnd') ??
      (tournamentStart ? new Date(tournamentStart.getTime() + input.settings.duration * DAY_MS) : usual.tournamentEnd),
  };
  requireOrder(dates, now);
  return dates;
}

function requireOrder(dates: TournamentDates, now: Date): void {
  const { registrationStart, registrationEnd, tournamentStart, tournamentEnd } = dates;
  if (registrationEnd <= registrationStart) throw wrongField('registrationEnd', words.DATES_IN_ORDER);
  if (tournamentStart < registrationEnd) throw wrongField('tournamentStart', words.DATES_IN_ORDER);
  if (tournamentEnd <= tournamentStart) throw wrongField('tournamentEnd', words.DATES_IN_ORDER);
  if (registrationEnd <= now) throw wrongField('registrationEnd', words.REGISTRATION_PASSED);
  const days = (tournamentEnd.getTime() - tournamentStart.getTime()) / DAY_MS;
  // One day of slack, since it may start at 09:00 and end at 18:00.
  if (days > TOURNAMENT_DURATION.max + 1) throw wrongField('tournamentEnd', words.DATES_TOO_FAR);
  if (tournamentStart.getTime() > now.getTime() + START_WITHIN_DAYS * DAY_MS)
    throw wrongField('tournamentStart', words.DATES_TOO_FAR);
}

/** A sample tournament with its own quizzes, so that it seals nobody else's. */
export async function createSample(tx: Tx, actor: Actor, now: Date, deps: Pick<Deps, 'switches'>): Promise<Tournament> {
  requireAdmin(actor);
  requireOn(deps.switches, 'tournaments');
  const input = createTournamentInput.parse({
    name: 'Sample Tournament',
    description: 'A short bracket with three quizzes. Register, and play one quiz in each round.',
    type: 'single_elimination',
    settings: { maxParticipants: 16 },
    quizzes: await insertSampleQuizzes(tx, tournamentQuizzes.slice(0, 3), actor.id, now),
  });
  return createTournament(tx, actor, input, now, deps);
}

/**
 * Deletes a tournament. If it isn't over, players get their fee back. It stays in their history.
 * @throws AppError NOT_FOUND
 */
export async function deleteTournament(tx: Tx, actor: Actor, { id }: TournamentInput, now: Date): Promise<void> {
  requireAdmin(actor);
  const row = await repository.lockTournament(tx, id);
  if (!row) throw notFound('Tournament');
  await repository.updateTournament(tx, id, { deletedAt: now, nextAt: null });
  if (row.finishedAt === null) {
    await players.owePlayers(tx, id);
    const { entryFee: fee } = row.settings;
    await notify(tx, newsOfEnd(row, await players.listAccounts(tx, id), { reason: 'deleted', fee }), now);
  }
  tellSpectators(tx, id);
  await endSeals(tx, await repository.listSeals(tx, id), now);
}
