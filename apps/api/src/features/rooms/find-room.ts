// Finds rooms, by code and by player.
import { ROOM_REFUSALS } from '@quorbit/contracts/rooms/commands';
import { findPresence } from '@quorbit/contracts/rooms/room-update';
import type { RoomContent } from '@quorbit/contracts/rooms/state';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { contentOf } from './content.ts';
import * as repository from './rooms.repository.ts';
import { decodeRoom, ROOM_MOVING, roomOfSeat, SEATS, type StoredRoom, topicOf } from './stored-room.ts';

/** Points of the rate limit per minute that a wrong code costs, so that codes can't be guessed. */
const WRONG_CODE_POINTS = 30;

const GAME_LOST = 'The server restarted during this game, so it ended without results.';

export interface FoundRoom extends StoredRoom {
  content: RoomContent;
}

/** Returns a room by its code, with its questions. @throws AppError as `requireStoredRoom` does */
export async function requireRoom(ctx: SignedInContext, roomId: string): Promise<FoundRoom> {
  return withContent(ctx.deps, await requireStoredRoom(ctx, roomId));
}

/**
 * Returns a room by its code; an unknown code costs extra points of the caller's rate limit.
 * @throws AppError NOT_FOUND for an unknown code, CONFLICT if the caller's game died with its process, UNAVAILABLE if
 * the caller's game is running but its room can't be found.
 */
export async function requireStoredRoom(ctx: SignedInContext, roomId: string): Promise<StoredRoom> {
  const found = await findStoredRoom(ctx.deps, roomId);
  if (found) return found;
  const game = await findLastGame(ctx, roomId);
  if (game?.status === 'lost') throw new AppError('CONFLICT', GAME_LOST);
  // The game is running, so its room exists: the process that owns it hasn't yet restored the data that Redis lost.
  if (game?.status === 'running' && game.outcome === null)
    throw new AppError('UNAVAILABLE', ROOM_MOVING, { retryAfter: 1 });
  await ctx.charge(WRONG_CODE_POINTS);
  throw new AppError(ROOM_REFUSALS.notFound.code, ROOM_REFUSALS.notFound.message);
}

/** Returns whether the caller's last game in this room died with its process. */
export async function hasLostGame(ctx: SignedInContext, roomId: string): Promise<boolean> {
  return (await findLastGame(ctx, roomId))?.status === 'lost';
}

async function findLastGame({ db, actor }: SignedInContext, roomId: string): Promise<repository.Game | undefined> {
  const ownGame = await repository.findOwnGame(db, actor.id, roomId);
  return (ownGame ?? (await repository.findHostedGame(db, actor.id, roomId)))?.game;
}

/** Returns a room with its questions; null if it doesn't exist or is closed. */
export async function findOpenRoom(deps: Deps, roomId: string): Promise<FoundRoom | null> {
  const stored = await findStoredRoom(deps, roomId);
  return stored && withContent(deps, stored);
}

async function findStoredRoom({ realtime }: Deps, roomId: string): Promise<StoredRoom | null> {
  const current = await realtime.topics.state(topicOf(roomId));
  const stored = current && decodeRoom(current.state);
  return stored?.room.phase === 'closed' ? null : stored;
}

async function withContent({ database }: Deps, stored: StoredRoom): Promise<FoundRoom> {
  const questions = await repository.readQuestions(database.read, stored.room.quiz.versionId);
  return { ...stored, content: contentOf(questions, stored.room.questionIds) };
}

/** Returns the room in which a person has a seat, with its questions; null if there is none. */
export async function findRoomOfPlayer(deps: Deps, userId: string): Promise<FoundRoom | null> {
  const seat = await deps.realtime.registry.get(SEATS, userId);
  const found = seat === null ? null : await findOpenRoom(deps, roomOfSeat(seat));
  return found && findPresence(found.room, userId) ? found : null;
}
