// Owns the subscription to a room: missed events, new events, and the follower's presence.
import { newId } from '@quorbit/contracts/lib/ids';
import { ROOM_REFUSALS, type RoomCommand } from '@quorbit/contracts/rooms/commands';
import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { presenceOf } from '@quorbit/contracts/rooms/turn';
import { viewRoom } from '@quorbit/contracts/rooms/view';
import type { TrackedEnvelope } from '@trpc/server';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { afterTimeout } from '../../lib/background/after.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { type LiveStream, liveStream } from '../../realtime/live-stream.ts';
import { topicStream } from '../../realtime/topic-stream.ts';
import { findRoom, hasLostGame, readRoom } from './find-room.ts';
import { decodeRoom, endingsOf, topicOf } from './stored-room.ts';

/** Interval of a subscription's heartbeat: short enough that a new owner hears of a player before the seat expires. */
const BEAT_MS = 10_000;

/**
 * A room's events, each once and in order: those after `lastEventId`, or a snapshot first. A player counts as connected
 * while the subscription is open.
 * @throws AppError NOT_FOUND for an unknown room, FORBIDDEN for people who aren't in it
 */
// ctx: it lasts as long as the socket, and the room is in its log
export async function followRoom(
  ctx: SignedInContext,
  { roomId, lastEventId, as }: RoomEventsInput,
): Promise<LiveStream<TrackedEnvelope<RoomEvent>>> {
  const { actor, deps } = ctx;
  const found = await readRoom(deps, roomId);
  if (!found && (await hasLostGame(ctx, roomId))) return lostRoom(ctx);
  const { room, content } = found ?? (await findRoom(ctx, roomId));
  const mayFollow = as === 'stage' ? room.hostId === actor.id || actor.role === 'admin' : presenceOf(room, actor.id);
  if (!mayFollow) {
    const { code, message } = as === 'stage' ? ROOM_REFUSALS.noStage : ROOM_REFUSALS.notInRoom;
    throw new AppError(code, message);
  }
  const ended = new AbortController();
  return topicStream<RoomEvent>(deps.realtime.topics, {
    topic: topicOf(roomId),
    lastEventId,
    snapshot: (state) => ({
      type: room.makerId === actor.id ? 'room_created' : 'room_joined',
      at: ctx.now().toISOString(),
      room: viewRoom(decodeRoom(state).room, content),
    }),
    onAttach: () => beThere(ctx, { roomId, as }, () => ended.abort()),
    until: ended.signal,
  });
}

/** Sends heartbeats to the room's owner. @param end called when the seat is lost @returns what stops them */
function beThere(
  { deps, actor, socket }: SignedInContext,
  { roomId, as }: Pick<RoomEventsInput, 'roomId' | 'as'>,
  end: () => void,
): () => void {
  const connection = newId();
  const { realtime, after = afterTimeout } = deps;
  let over = false;
  let cancel = () => {};
  const send = (command: RoomCommand) =>
    realtime.commands.send(topicOf(roomId), command).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'UNAVAILABLE' && !over) end();
    });
  // Identifies the device without revealing the session id, which is a secret.
  const device = sha256(actor.sessionId).slice(0, 16);
  let said = false;
  const say = () => {
    if (over) return;
    const here: RoomCommand =
      as === 'stage'
        ? { type: 'stage', userId: actor.id, isAdmin: actor.role === 'admin', connection }
        : {
            type: 'connect',
            playerId: actor.id,
            device,
            connection,
            again: said,
            latencyMs: socket?.latency() ?? undefined,
          };
    said = true;
    void send(here);
  };
  const beat = () => {
    say();
    cancel = after(BEAT_MS, beat);
  };
  const unlisten = realtime.signals.on(endingsOf(roomId), (lost) => {
    if (lost === connection) end();
  });
  const unmeasure = socket?.onLatency(say);
  beat();
  return () => {
    if (over) return;
    over = true;
    cancel();
    unlisten();
    unmeasure?.();
    void send(
      as === 'stage' ? { type: 'unstage', connection } : { type: 'disconnect', playerId: actor.id, connection },
    );
  };
}

/** The only event of a room whose process died. */
function lostRoom({ now }: SignedInContext): LiveStream<TrackedEnvelope<RoomEvent>> {
  const event: RoomEvent = { type: 'room_closed', at: now().toISOString(), reason: 'server_lost' };
  return liveStream((sink) => {
    sink.own('lost-1', event);
    sink.end();
    return () => {};
  });
}
