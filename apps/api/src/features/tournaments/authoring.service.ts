// Creates and deletes tournaments; only admins may.
import { newId } from '@quorbit/contracts/lib/ids';
import { PLAY_GRACE_MS } from '@quorbit/contracts/plays/rules';
import { DEFAULT_PRIZES, START_WITHIN_DAYS, TOURNAMENT_DURATION } from '@quorbit/contracts/tournaments/limits';
import * as words from '@quorbit/contracts/tournaments/messages';
import {
  type CreateTournamentInput,
  createTournamentInput,
  type TournamentInput,
} from '@quorbit/contracts/tournaments/schema';
import {
  announcementTimeOf,
  defaultDates,
  type TournamentDates,
} from '@quorbit/contracts/tournaments/tournament-times';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidField, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { insertSampleQuizzes } from '../quizzes/sample-quizzes.ts';
import { sealForGame } from '../quizzes/seals/game-quizzes.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import { buildCancelNotices } from './notices.ts';
import * as players from './players.repository.ts';
import { notifySpectators } from './spectators.ts';
import { tournamentQuizzes } from './tournament-quizzes.ts';
import * as repository from './tournaments.repository.ts';
import { getTournamentView } from './tournaments.service.ts';

const DAY_MS = 86_400_000;

/** A tournament's creator. `demo` names which of the demo tournaments it is; null for others. */
interface TournamentCreator {
  creatorId: string | null;
  demo: string | null;
  timeZone: string;
}

/**
 * Creates a tournament.
 * @throws AppError INVALID for dates out of order, and for quizzes that can't be played in a tournament.
 */
export async function createTournament(
  tx: Tx,
  actor: Actor,
  input: CreateTournamentInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<Tournament> {
  requireAdmin(actor);
  requireFeature(switches, 'tournaments');
  const creator = { creatorId: actor.id, demo: null, timeZone: actor.timeZone };
  return getTournamentView(tx, actor, await createUnchecked(tx, input, creator, now), now);
}

/** Creates a tournament without checking the caller. @returns its id */
export async function createUnchecked(
  tx: Tx,
  input: CreateTournamentInput,
  { creatorId, demo, timeZone }: TournamentCreator,
  now: Date,
): Promise<string> {
  const dates = resolveDates(input, timeZone, now);
  // The quizzes stay sealed until none of the plays can be submitted any more.
  const endsAt = new Date(dates.tournamentEnd.getTime() + PLAY_GRACE_MS);
  const { name, description, type, category } = input;
  const { maxParticipants, entryFee, timeLimit, quizCategory } = input.settings;
  const id = newId(now.getTime());
  const game = { kind: 'tournament', id, name } as const;
  const quizzes = await sealForGame(tx, input.quizzes, { game, endsAt, notPlayable: words.NOT_PLAYABLE }, now);
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
      prizes: toPrizes(input),
      registrationStartsAt: dates.registrationStart,
      registrationEndsAt: dates.registrationEnd,
      startsAt: dates.tournamentStart,
      endsAt: dates.tournamentEnd,
      nextAt: announcementTimeOf(dates, now),
    },
    quizzes,
  );
  return id;
}

function toPrizes({ prizes }: CreateTournamentInput) {
  return prizes
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, xp, badge, theme, title }) => ({
      position,
      xp: xp ?? DEFAULT_PRIZES[position - 1] ?? 0,
      badge: badge || null,
      theme: theme || null,
      title: title || null,
    }));
}

/** Returns a new tournament's dates: the given ones, and defaults for the missing ones. */
function resolveDates(input: CreateTournamentInput, timeZone: string, now: Date): TournamentDates {
  const defaults = defaultDates(now, timeZone, input.settings.duration);
  const parseDate = (field: keyof TournamentDates) => (input[field] === undefined ? undefined : new Date(input[field]));
  const tournamentStart = parseDate('tournamentStart');
  const dates = {
    registrationStart: parseDate('registrationStart') ?? defaults.registrationStart,
    registrationEnd: parseDate('registrationEnd') ?? defaults.registrationEnd,
    tournamentStart: tournamentStart ?? defaults.tournamentStart,
    tournamentEnd:
      parseDate('tournamentEnd') ??
      (tournamentStart
        ? new Date(tournamentStart.getTime() + input.settings.duration * DAY_MS)
        : defaults.tournamentEnd),
  };
  requireValidDates(dates, now);
  return dates;
}

function requireValidDates(dates: TournamentDates, now: Date): void {
  const { registrationStart, registrationEnd, tournamentStart, tournamentEnd } = dates;
  if (registrationEnd <= registrationStart) throw invalidField('registrationEnd', words.DATES_IN_ORDER);
  if (tournamentStart < registrationEnd) throw invalidField('tournamentStart', words.DATES_IN_ORDER);
  if (tournamentEnd <= tournamentStart) throw invalidField('tournamentEnd', words.DATES_IN_ORDER);
  if (registrationEnd <= now) throw invalidField('registrationEnd', words.REGISTRATION_PASSED);
  const days = (tournamentEnd.getTime() - tournamentStart.getTime()) / DAY_MS;
  // One day more than the longest duration is allowed, because a tournament may start at 09:00 and end at 18:00.
  if (days > TOURNAMENT_DURATION.max + 1) throw invalidField('tournamentEnd', words.DATES_TOO_FAR);
  if (tournamentStart.getTime() > now.getTime() + START_WITHIN_DAYS * DAY_MS)
    throw invalidField('tournamentStart', words.DATES_TOO_FAR);
}

/** Creates a sample tournament with quizzes of its own, so that it seals nobody else's. */
export async function createSampleTournament(
  tx: Tx,
  actor: Actor,
  now: Date,
  deps: Pick<Deps, 'switches'>,
): Promise<Tournament> {
  requireAdmin(actor);
  requireFeature(deps.switches, 'tournaments');
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
 * Deletes a tournament. If it isn't over, players get their fee back. It stays in the players' history.
 * @throws AppError NOT_FOUND.
 */
export async function deleteTournament(tx: Tx, actor: Actor, { id }: TournamentInput, now: Date): Promise<void> {
  requireAdmin(actor);
  const row = await repository.lockTournament(tx, id);
  if (!row) throw notFound('Tournament');
  await repository.updateTournament(tx, id, { deletedAt: now, nextAt: null });
  if (row.finishedAt === null) {
    await players.markFeesDue(tx, id);
    const { entryFee: fee } = row.settings;
    await notify(tx, buildCancelNotices(row, await players.listAccounts(tx, id), { reason: 'deleted', fee }), now);
  }
  notifySpectators(tx, id);
  await endSeals(tx, await repository.listSeals(tx, id), now);
}
