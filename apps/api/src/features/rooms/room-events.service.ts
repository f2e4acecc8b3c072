// Serves the subscription to a room: missed events, new events, and the follower's presence.
import { newId } from '@quorbit/contracts/lib/ids';
import { ROOM_REFUSALS, type RoomCommand } from '@quorbit/contracts/rooms/commands';
import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import { findPresence } from '@quorbit/contracts/rooms/room-update';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { toRoomView } from '@quorbit/contracts/rooms/view';
import type { TrackedEnvelope } from '@trpc/server';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { scheduleTimeout } from '../../lib/background/schedule.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { createLiveStream, type LiveStream } from '../../realtime/live-stream.ts';
import { topicStream } from '../../realtime/topic-stream.ts';
import { findOpenRoom, hasLostGame, requireRoom } from './find-room.ts';
import { decodeRoom, endingsChannelOf, topicOf } from './stored-room.ts';

/**
 * The milliseconds between a subscription's heartbeats; short enough that a process which takes over the room notices a
 * player before their seat expires.
 */
const HEARTBEAT_MS = 10_000;

/**
 * Streams a room's events, each once and in order: the events after `lastEventId`, or a snapshot first. A player counts
 * as connected while the subscription is open.
 * @throws AppError NOT_FOUND for an unknown room, FORBIDDEN for people who aren't in it.
 */
// ctx: the stream lasts as long as the socket, and the room is in its log, not in the database
export async function followRoom(
  ctx: SignedInContext,
  { roomId, lastEventId, as }: RoomEventsInput,
): Promise<LiveStream<TrackedEnvelope<RoomEvent>>> {
  const { actor, deps } = ctx;
  const found = await findOpenRoom(deps, roomId);
  if (!found && (await hasLostGame(ctx, roomId))) return lostRoomStream(ctx);
  const { room, content } = found ?? (await requireRoom(ctx, roomId));
  const canFollow = as === 'stage' ? room.hostId === actor.id || actor.role === 'admin' : findPresence(room, actor.id);
  if (!canFollow) {
    const { code, message } = as === 'stage' ? ROOM_REFUSALS.noBigScreen : ROOM_REFUSALS.notInRoom;
    throw new AppError(code, message);
  }
  const ended = new AbortController();
  return topicStream<RoomEvent>(deps.realtime.topics, {
    topic: topicOf(roomId),
    lastEventId,
    snapshot: (state) => ({
      type: room.makerId === actor.id ? 'room_created' : 'room_joined',
      at: ctx.now().toISOString(),
      room: toRoomView(decodeRoom(state).room, content),
    }),
    onAttach: () => trackPresence(ctx, { roomId, as }, () => ended.abort()),
    until: ended.signal,
  });
}

/**
 * Sends heartbeats to the process that owns the room.
 * @param end called when the seat is lost.
 * @returns a function that stops the heartbeats and reports the disconnection.
 */
function trackPresence(
  { deps, actor, socket }: SignedInContext,
  { roomId, as }: Pick<RoomEventsInput, 'roomId' | 'as'>,
  end: () => void,
): () => void {
  const connection = newId();
  const { realtime, schedule = scheduleTimeout } = deps;
  let isStopped = false;
  let cancel = () => {};
  const send = (command: RoomCommand) =>
    realtime.commands.send(topicOf(roomId), command).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'UNAVAILABLE' && !isStopped) end();
    });
  // Identifies the device without revealing the session id, which is a secret.
  const device = sha256(actor.sessionId).slice(0, 16);
  let hasConnected = false;
  const sendPresence = () => {
    if (isStopped) return;
    const presence: RoomCommand =
      as === 'stage'
        ? { type: 'stage', userId: actor.id, isAdmin: actor.role === 'admin', connection }
        : {
            type: 'connect',
            playerId: actor.id,
            device,
            connection,
            again: hasConnected,
            latencyMs: socket?.latency() ?? undefined,
          };
    hasConnected = true;
    void send(presence);
  };
  const beat = () => {
    sendPresence();
    cancel = schedule(HEARTBEAT_MS, beat);
  };
  const unlisten = realtime.signals.on(endingsChannelOf(roomId), (lost) => {
    if (lost === connection) end();
  });
  const unmeasure = socket?.onLatency(sendPresence);
  beat();
  return () => {
    if (isStopped) return;
    isStopped = true;
    cancel();
    unlisten();
    unmeasure?.();
    void send(
      as === 'stage' ? { type: 'unstage', connection } : { type: 'disconnect', playerId: actor.id, connection },
    );
  };
}

/** Streams the only event of a room whose process died: that it was closed. */
function lostRoomStream({ now }: SignedInContext): LiveStream<TrackedEnvelope<RoomEvent>> {
  const event: RoomEvent = { type: 'room_closed', at: now().toISOString(), reason: 'server_lost' };
  return createLiveStream((sink) => {
    sink.pushOwn('lost-1', event);
    sink.end();
    return () => {};
  });
}
