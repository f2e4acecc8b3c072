// Owns finding rooms: by their code, and by who sits in them.
import { ROOM_REFUSALS } from '@quorbit/contracts/rooms/commands';
import type { RoomContent } from '@quorbit/contracts/rooms/state';
import { presenceOf } from '@quorbit/contracts/rooms/turn';
import { AppError } from '../../lib/app-error.ts';
import type { Deps, SignedInContext } from '../../trpc/context.ts';
import { contentOf } from './content.ts';
import * as repository from './rooms.repository.ts';
import { decodeRoom, SEATS, type StoredRoom, topicOf } from './stored-room.ts';

/** What a wrong code costs of the client's budget for a minute: there are too many codes to try them. */
const WRONG_CODE_POINTS = 30;

const GAME_LOST = 'The server restarted during this game, so it ended without results.';

export interface FoundRoom extends StoredRoom {
  content: RoomContent;
}

/**
 * A room by its code.
 * @throws AppError NOT_FOUND where there is none, CONFLICT where the caller's game ended with its process
 */
export async function findRoom(ctx: SignedInContext, roomId: string): Promise<FoundRoom> {
  const found = await readRoom(ctx.deps, roomId);
  if (found) return found;
  const lost = await hasLostGame(ctx, roomId);
  if (lost) throw new AppError('CONFLICT', GAME_LOST);
  await ctx.charge(WRONG_CODE_POINTS);
  throw new AppError(ROOM_REFUSALS.gone.code, ROOM_REFUSALS.gone.message);
}

/** Whether the caller's last game in a room with that code ended with its process. */
export async function hasLostGame({ db, actor }: SignedInContext, roomId: string): Promise<boolean> {
  const played = await repository.findOwnGame(db, actor.id, roomId);
  const { game } = played ?? (await repository.findHostedGame(db, actor.id, roomId)) ?? {};
  return game?.status === 'lost';
}

/** A room with what its questions say; null where there is none. */
export async function readRoom({ realtime, database }: Deps, roomId: string): Promise<FoundRoom | null> {
  const current = await realtime.topics.state(topicOf(roomId));
  if (!current) return null;
  const stored = decodeRoom(current.state);
  if (stored.room.phase === 'closed') return null;
  const questions = await repository.readQuestions(database.read, stored.room.quiz.versionId);
  return { ...stored, content: contentOf(questions, stored.room.questionIds) };
}

/** The room in which somebody sits. */
export async function findSeatOf(deps: Deps, userId: string): Promise<FoundRoom | null> {
  const roomId = await deps.realtime.registry.get(SEATS, userId);
  const found = roomId === null ? null : await readRoom(deps, roomId);
  return found && presenceOf(found.room, userId) ? found : null;
}
