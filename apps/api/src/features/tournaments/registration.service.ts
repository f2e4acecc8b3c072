// Registers people for tournaments and withdraws them, with the fee.
import { newId } from '@quorbit/contracts/lib/ids';
import * as words from '@quorbit/contracts/tournaments/messages';
import type { TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { requireNoAccessToAnswers } from '../plays/answer-access.ts';
import { payFee, refundFee } from '../xp/fees.service.ts';
import * as players from './players.repository.ts';
import { notifySpectators } from './spectators.ts';
import { statusOfRow } from './tournament-rules.ts';
import * as repository from './tournaments.repository.ts';
import { getTournamentView } from './tournaments.service.ts';

/**
 * Registers the caller for a tournament, and charges its fee.
 * @throws AppError FEATURE_OFF while tournaments are switched off, otherwise as `registerUnchecked` does.
 */
export async function register(
  tx: Tx,
  actor: Actor,
  input: TournamentInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<Tournament> {
  requireFeature(switches, 'tournaments');
  return registerUnchecked(tx, actor, input, now);
}

/**
 * Registers the caller even if tournaments are switched off, which the demo needs.
 * @throws AppError NOT_FOUND, CONFLICT outside registration, if the caller can see the answers or is registered
 * already, if the tournament is full, and if the fee exceeds the balance.
 */
export async function registerUnchecked(tx: Tx, actor: Actor, { id }: TournamentInput, now: Date): Promise<Tournament> {
  const row = await lockOrThrow(tx, id);
  if (await players.findPlayer(tx, id, actor.id)) throw new AppError('CONFLICT', words.ALREADY_REGISTERED);
  requireRegistrationOpen(row, now);
  requireNoAccessToAnswers(actor, await repository.listQuizzes(tx, [id]));
  const { maxParticipants, entryFee } = row.settings;
  if ((await players.countPlayers(tx, id)) >= maxParticipants) throw new AppError('CONFLICT', words.TOURNAMENT_FULL);
  const balance = await players.getBalance(tx, actor.id);
  if (balance < entryFee) throw new AppError('CONFLICT', words.formatNotEnoughXp(entryFee, balance));
  await payFee(tx, { userId: actor.id, tournamentId: id }, entryFee, now);
  await players.insertPlayer(tx, { id: newId(now.getTime()), tournamentId: id, userId: actor.id, registeredAt: now });
  notifySpectators(tx, id);
  return getTournamentView(tx, actor, id, now);
}

/**
 * Withdraws the caller from a tournament before registration ends, and gives the fee back.
 * @throws AppError NOT_FOUND, CONFLICT if the caller isn't registered or it's too late.
 */
export async function withdraw(tx: Tx, actor: Actor, { id }: TournamentInput, now: Date): Promise<Tournament> {
  const row = await lockOrThrow(tx, id);
  const player = await players.findPlayer(tx, id, actor.id);
  if (!player) throw new AppError('CONFLICT', words.NOT_REGISTERED);
  if (statusOfRow(row, now) !== 'registration_open') throw new AppError('CONFLICT', words.TOO_LATE_TO_WITHDRAW);
  await players.deletePlayer(tx, player.id);
  await refundFee(tx, { userId: actor.id, tournamentId: id }, now);
  notifySpectators(tx, id);
  return getTournamentView(tx, actor, id, now);
}

async function lockOrThrow(tx: Tx, id: string): Promise<repository.TournamentRow> {
  const row = await repository.lockTournament(tx, id);
  if (!row) throw notFound('Tournament');
  return row;
}

function requireRegistrationOpen(row: repository.TournamentRow, now: Date): void {
  const status = statusOfRow(row, now);
  if (status === 'registration_open') return;
  const isYetToOpen = now < row.registrationStartsAt;
  throw new AppError('CONFLICT', isYetToOpen ? words.REGISTRATION_NOT_OPEN : words.REGISTRATION_CLOSED);
}
