// Implements the calls about rooms. A room isn't in the database: its owner runs the commands, in whichever process
// that is.

import { randomInt } from 'node:crypto';
import type { ReportResult } from '@quorbit/contracts/moderation/schema';
import type { RoomCommand } from '@quorbit/contracts/rooms/commands';
import { isRoomQuestion } from '@quorbit/contracts/rooms/kinds';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';
import { findPresence, findSeat } from '@quorbit/contracts/rooms/room-update';
import type { OwnRoomView, RoomStanding } from '@quorbit/contracts/rooms/room-view';
import {
  type AnswerInput,
  type ChatInput,
  type CreateRoomInput,
  type KickInput,
  type NextInput,
  type ReportPlayerInput,
  type RoomInput,
  roomSettings,
} from '@quorbit/contracts/rooms/schema';
import { findOwnStanding } from '@quorbit/contracts/rooms/scores';
import { newRoom, type RoomContent, type RoomState } from '@quorbit/contracts/rooms/state';
import { toOwnRoomView } from '@quorbit/contracts/rooms/view';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Lease } from '../../kernel/realtime.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import { reportPlayer as addPlayerReport } from '../moderation/reports.service.ts';
import { markServed } from '../quizzes/packs/packs.service.ts';
import { getPlayableQuiz } from '../quizzes/playable.service.ts';
import { contentOf } from './content.ts';
import { findRoomOfPlayer, requireRoom, requireStoredRoom } from './find-room.ts';
import { RoomOwner } from './room-owner.ts';
import { cancelReservation, confirmSeat, reserveSeat } from './seats.ts';
import { topicOf } from './stored-room.ts';

const MAX_CODE_TRIES = 20;

/**
 * Opens a room with the caller as its host.
 * @throws AppError FEATURE_OFF while rooms are switched off, NOT_FOUND for a quiz that the caller may not see, CONFLICT
 * while the quiz is sealed for everyone, while the caller sits in another room, or if the quiz has none of the chosen
 * questions, INVALID for more players than this server allows.
 */
// ctx: a room is opened in the log, not in the database
export async function createRoom(
  ctx: SignedInContext,
  { quizId, settings, questionIds }: CreateRoomInput,
): Promise<OwnRoomView> {
  const { actor, deps, db } = ctx;
  requireFeature(deps.switches, 'rooms');
  const { roomMaxPlayers } = deps.env;
  const chosen =
    settings ?? roomSettings.parse({ maxPlayers: Math.min(roomMaxPlayers, roomSettings.parse({}).maxPlayers) });
  if (chosen.maxPlayers > roomMaxPlayers)
    throw invalidField('settings.maxPlayers', `Max players must be at most ${roomMaxPlayers} on this server.`);
  const { quiz, version } = await getPlayableQuiz(db, actor, quizId, ctx.now());
  const chosenIds = questionIds && new Set(questionIds);
  const questions = version.questions.filter(
    (question) => isRoomQuestion(question) && (chosenIds?.has(question.id) ?? true),
  );
  if (questions.length === 0) throw new AppError('CONFLICT', "These questions aren't in the quiz any more.");
  // Marks the version as served, so that it's kept although nobody downloads its pack.
  if (!(await ctx.write([], (tx) => markServed(tx, { versionId: version.id }, ctx.now()))))
    throw new AppError('CONFLICT', 'This quiz has just changed. Try again.');
  const { name, level } = await getProfile(db, actor.id);
  const lease = await claimCode(deps);
  const roomId = lease.topic.slice(topicOf('').length);
  let reservation: string | null = null;
  try {
    reservation = await reserveSeat(deps, actor.id, roomId);
    const now = ctx.now().getTime();
    const room = newRoom(
      {
        roomId,
        quiz: { id: quiz.id, versionId: version.id, title: version.title, category: version.category },
        questionIds: shuffled(questions.map(({ id }) => id)),
        settings: chosen,
        host: { id: actor.id, name, level },
      },
      now,
    );
    const content = contentOf(version.questions, room.questionIds);
    await RoomOwner.open(deps, { lease, stored: { room, gameId: null, done: [] }, content });
    if (!(await confirmSeat(deps.realtime.registry, actor.id, roomId))) {
      await send(ctx, roomId, { type: 'leave', playerId: actor.id });
      throw new AppError('CONFLICT', "You're already in another room. Leave it first.");
    }
    return toOwnRoomView(room, content, actor.id, now);
  } catch (error) {
    // If the reservation or the lease can't be released, they expire by themselves.
    await Promise.allSettled([cancelReservation(deps, actor.id, reservation), lease.release()]);
    throw error;
  }
}

/**
 * Gives the caller a seat in the room; a caller who already has one there returns to it.
 * @throws AppError that says why the caller can't get a seat.
 */
// ctx: the process that owns the room decides
export async function joinRoom(ctx: SignedInContext, { roomId }: RoomInput): Promise<OwnRoomView> {
  const { actor, deps, db } = ctx;
  await requireRoom(ctx, roomId);
  const { name, level } = await getProfile(db, actor.id);
  const reservation = await reserveSeat(deps, actor.id, roomId);
  try {
    await send(ctx, roomId, { type: 'join', player: { id: actor.id, name, level } });
  } catch (error) {
    // If the room's owner didn't reply, the caller may have got the seat, so the reservation stays.
    const isRefused = error instanceof AppError && error.code !== 'UNAVAILABLE';
    if (isRefused) await cancelReservation(deps, actor.id, reservation);
    throw error;
  }
  return toOwnView(ctx, await requireRoom(ctx, roomId));
}

// ctx: the process that owns the room decides
export function startRoom(ctx: SignedInContext, { roomId }: RoomInput): Promise<void> {
  return send(ctx, roomId, { type: 'start', by: ctx.actor.id });
}

// ctx: the process that owns the room decides
export function answerQuestion(ctx: SignedInContext, { roomId, questionIndex, answer }: AnswerInput): Promise<void> {
  return send(ctx, roomId, { type: 'answer', playerId: ctx.actor.id, questionIndex, answer });
}

// ctx: the process that owns the room decides
export function nextQuestion(ctx: SignedInContext, { roomId, after }: NextInput): Promise<void> {
  return send(ctx, roomId, { type: 'next', by: ctx.actor.id, after });
}

// ctx: the process that owns the room decides
export function leaveRoom(ctx: SignedInContext, { roomId }: RoomInput): Promise<void> {
  return send(ctx, roomId, { type: 'leave', playerId: ctx.actor.id });
}

// ctx: the process that owns the room decides
export function chatInRoom(ctx: SignedInContext, { roomId, message }: ChatInput): Promise<void> {
  return send(ctx, roomId, { type: 'chat', playerId: ctx.actor.id, message });
}

// ctx: the process that owns the room decides
export function kickPlayer(ctx: SignedInContext, { roomId, playerId }: KickInput): Promise<void> {
  return send(ctx, roomId, { type: 'kick', by: ctx.actor.id, playerId });
}

/** Reports a player to the moderators, together with the player's latest chat messages in the room. */
// ctx: the chat is in the room, not in the database
export async function reportPlayer(
  ctx: SignedInContext,
  { roomId, playerId, reason }: ReportPlayerInput,
): Promise<ReportResult> {
  const { room } = await requireRoom(ctx, roomId);
  if (!hasBeenInRoom(room, ctx.actor.id)) throw new AppError('FORBIDDEN', "You aren't in this room.");
  if (!hasBeenInRoom(room, playerId)) throw new AppError('NOT_FOUND', 'Player not found.');
  if (playerId === ctx.actor.id) throw new AppError('CONFLICT', "You can't report yourself.");
  const chat = room.chat
    .filter((line) => line.playerId === playerId)
    .map(({ message, timestamp }) => ({ message, timestamp }));
  return ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) =>
    addPlayerReport(tx, actor, { playerId, reason }, ctx.now(), { chat }),
  );
}

/** Returns the room as the caller may see it. Only the people in the room and admins may. */
// ctx: the room is in its log, not in the database
export async function getRoom(ctx: SignedInContext, { roomId }: RoomInput): Promise<OwnRoomView> {
  const found = await requireRoom(ctx, roomId);
  if (!findPresence(found.room, ctx.actor.id) && ctx.actor.role !== 'admin')
    throw new AppError('FORBIDDEN', "You aren't in this room.");
  return toOwnView(ctx, found);
}

/**
 * Returns the caller's place in the game, which events leave out when the game is large; null if the caller has none.
 * @throws AppError FORBIDDEN for people who aren't in the room.
 */
// ctx: the room is in its log, not in the database
export async function getOwnStanding(ctx: SignedInContext, { roomId }: RoomInput): Promise<RoomStanding | null> {
  const { room } = await requireStoredRoom(ctx, roomId);
  if (!findPresence(room, ctx.actor.id)) throw new AppError('FORBIDDEN', "You aren't in this room.");
  const seat = findSeat(room, ctx.actor.id);
  return seat ? findOwnStanding(room, seat.no) : null;
}

/** Returns the room in which the caller sits; null if there is none. */
// ctx: the room is in its log, not in the database
export async function getMyRoom(ctx: SignedInContext): Promise<OwnRoomView | null> {
  const found = await findRoomOfPlayer(ctx.deps, ctx.actor.id);
  return found && toOwnView(ctx, found);
}

function toOwnView(ctx: SignedInContext, { room, content }: { room: RoomState; content: RoomContent }): OwnRoomView {
  return toOwnRoomView(room, content, ctx.actor.id, ctx.now().getTime());
}

function hasBeenInRoom(room: RoomState, personId: string): boolean {
  return (
    findPresence(room, personId) !== undefined ||
    room.left.some(({ id }) => id === personId) ||
    room.kicked.includes(personId)
  );
}

/**
 * Sends a command to the room's owner.
 * @throws AppError with the reason if the command is refused; for an unknown room, as `requireStoredRoom` does.
 */
async function send(ctx: SignedInContext, roomId: string, command: RoomCommand): Promise<void> {
  try {
    await ctx.deps.realtime.commands.send(topicOf(roomId), command);
  } catch (error) {
    // An unknown room gives the same message and costs the same points of the rate limit in all calls.
    if (error instanceof AppError && error.code === 'NOT_FOUND') await requireStoredRoom(ctx, roomId);
    throw error;
  }
}

/** Claims a code that no other room uses, and returns the lease of its topic. */
async function claimCode({ realtime }: Deps): Promise<Lease> {
  for (let tries = 0; tries < MAX_CODE_TRIES; tries += 1) {
    const topic = topicOf(newCode());
    const lease = await realtime.leases.claim(topic);
    if (!lease) continue;
    if ((await realtime.topics.state(topic)) === null) return lease;
    await lease.release();
  }
  throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.');
}

function newCode(): string {
  return Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)]).join(
    '',
  );
}

/** Returns the items in an order that nobody can predict. */
function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  for (let index = rest.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [rest[index], rest[other]] = [rest[other] as T, rest[index] as T];
  }
  return rest;
}
