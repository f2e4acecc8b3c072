// The rules of a room as pure functions, without clock, chance or network: they compute the state after a command, and
// the events that the players receive.

import { announceDue, nextAnnouncementAt } from './announcements.ts';
import { ROOM_REFUSALS, type RoomCommand, type RoomRefusal } from './commands.ts';
import type { RoomEvent } from './events.ts';
import { LOBBY_IDLE_MINUTES, SEAT_GRACE_SECONDS } from './limits.ts';
import {
  addChatLine,
  closeRoom,
  connect,
  connectBigScreen,
  disconnect,
  disconnectBigScreen,
  findStartRefusal,
  joinRoom,
  kickPlayer,
  leaveRoom,
  markAllMissing,
  removePerson,
} from './lobby.ts';
import { advance, endQuestion, nextOrFinish, startGame, submitAnswer } from './play.ts';
import { patchState, type RoomUpdate } from './room-update.ts';
import type { Presence, RoomContent, RoomState } from './state.ts';

export interface ReducedRoom {
  /** The room's state after the command; the same object if nothing changed. */
  state: RoomState;
  events: RoomEvent[];
  /** Why the command was refused; null if it wasn't. Changes that time alone causes are applied even then. */
  refusal: RoomRefusal | null;
}

/**
 * Applies the changes that are due by `now`, then the command.
 * @param now milliseconds since 1970, on the server's clock.
 */
export function reduceRoom(state: RoomState, command: RoomCommand, now: number, content: RoomContent): ReducedRoom {
  const update: RoomUpdate = { state, events: [], now, content };
  applyTime(update);
  const refusal = applyCommand(update, command);
  return { state: update.state, events: update.events, refusal };
}

function applyCommand(update: RoomUpdate, command: RoomCommand): RoomRefusal | null {
  if (command.type === 'settled') {
    patchState(update, { isPaidOut: true });
    return null;
  }
  if (update.state.phase === 'closed') return command.type === 'wake' ? null : ROOM_REFUSALS.notFound;
  switch (command.type) {
    case 'join':
      return joinRoom(update, command.player);
    case 'leave':
      return leaveRoom(update, command.playerId);
    case 'start': {
      const refusal = findStartRefusal(update, command.by);
      if (!refusal) startGame(update);
      return refusal;
    }
    case 'answer':
      return submitAnswer(update, command);
    case 'next':
      return advance(update, command);
    case 'chat':
      return addChatLine(update, command.playerId, command.message);
    case 'kick':
      return kickPlayer(update, command.by, command.playerId);
    case 'connect':
      return connect(update, command);
    case 'disconnect':
      return disconnect(update, command.playerId, command.connection);
    case 'stage':
      return connectBigScreen(update, command.userId, command.isAdmin, command.connection);
    case 'unstage':
      return disconnectBigScreen(update, command.connection);
    case 'resume':
      markAllMissing(update);
      return null;
    case 'wake':
      return null;
  }
}

/**
 * Applies the changes that time alone causes. Overdue changes happen now, one phase at a time, so that nobody misses
 * the results after a pause.
 */
function applyTime(update: RoomUpdate): void {
  for (const person of listMissing(update.state))
    if (update.state.phase !== 'closed' && removalAt(person) <= update.now) removePerson(update, person.id, 'gone');
  const { state, now } = update;
  const { phase, round, nextAt, activeAt } = state;
  if (phase === 'lobby' && activeAt + IDLE_MS <= now) closeRoom(update, 'idle');
  else if (phase === 'question' && round && round.endsAt <= now) endQuestion(update);
  else if (phase === 'results' && nextAt !== null && nextAt <= now) nextOrFinish(update);
  else if (phase === 'finished' && nextAt !== null && nextAt <= now) closeRoom(update, 'finished');
  if (update.state.phase !== 'closed') announceDue(update);
}

/**
 * Returns the time of the next change that time alone causes, in milliseconds since 1970; null once the room is closed.
 */
export function nextWakeAt(state: RoomState): number | null {
  if (state.phase === 'closed') return null;
  const { phase, round, nextAt, activeAt } = state;
  const times = [...listMissing(state).map(removalAt), nextAnnouncementAt(state)];
  if (phase === 'lobby') times.push(activeAt + IDLE_MS);
  else times.push(phase === 'question' && round ? round.endsAt : nextAt);
  return Math.min(...times.filter((time) => time !== null));
}

const IDLE_MS = LOBBY_IDLE_MINUTES * 60_000;

type MissingPresence = Presence & { missingSince: number };

function listMissing({ seats, spectatingHost }: RoomState): MissingPresence[] {
  const all: Presence[] = spectatingHost ? [spectatingHost, ...seats] : [...seats];
  return all.filter((person): person is MissingPresence => person.missingSince !== null);
}

function removalAt({ missingSince }: MissingPresence): number {
  return missingSince + SEAT_GRACE_SECONDS * 1000;
}
