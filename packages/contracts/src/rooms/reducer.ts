// Every rule of a room, without clock, chance or network: what a command makes of it, and what its players hear.
import { ROOM_REFUSALS, type RoomCommand, type RoomRefusal } from './commands.ts';
import type { RoomEvent } from './events.ts';
import { LOBBY_IDLE_MINUTES, SEAT_KEPT_SECONDS } from './limits.ts';
import {
  canStart,
  chat,
  close,
  connect,
  disconnect,
  join,
  kick,
  leave,
  remove,
  resume,
  stage,
  unstage,
} from './lobby.ts';
import { answer, endQuestion, next, nextOrFinish, start } from './play.ts';
import type { Presence, RoomContent, RoomState } from './state.ts';
import { tellWaiting, toldAt } from './told.ts';
import { change, type Turn } from './turn.ts';

export interface Reduced {
  /** The same object, where nothing changed. */
  state: RoomState;
  events: RoomEvent[];
  /** Why the command did nothing; what time alone brought about has happened nevertheless. */
  refusal: RoomRefusal | null;
}

/** @param now milliseconds since 1970, on the server's clock */
export function reduceRoom(state: RoomState, command: RoomCommand, now: number, content: RoomContent): Reduced {
  const turn: Turn = { state, events: [], now, content };
  passTime(turn);
  const refusal = apply(turn, command);
  return { state: turn.state, events: turn.events, refusal };
}

function apply(turn: Turn, command: RoomCommand): RoomRefusal | null {
  if (command.type === 'settled') {
    change(turn, { isPaidOut: true });
    return null;
  }
  if (turn.state.phase === 'closed') return command.type === 'wake' ? null : ROOM_REFUSALS.gone;
  switch (command.type) {
    case 'join':
      return join(turn, command.player);
    case 'leave':
      return leave(turn, command.playerId);
    case 'start': {
      const refusal = canStart(turn, command.by);
      if (!refusal) start(turn);
      return refusal;
    }
    case 'answer':
      return answer(turn, command);
    case 'next':
      return next(turn, command);
    case 'chat':
      return chat(turn, command.playerId, command.message);
    case 'kick':
      return kick(turn, command.by, command.playerId);
    case 'connect':
      return connect(turn, command);
    case 'disconnect':
      return disconnect(turn, command.playerId, command.connection);
    case 'stage':
      return stage(turn, command.userId, command.isAdmin, command.connection);
    case 'unstage':
      return unstage(turn, command.connection);
    case 'resume':
      resume(turn);
      return null;
    case 'wake':
      return null;
  }
}

/** Does what time alone causes. What is overdue happens now: after a pause nobody misses the results. */
function passTime(turn: Turn): void {
  for (const person of missing(turn.state))
    if (turn.state.phase !== 'closed' && goneAt(person) <= turn.now) remove(turn, person.id, 'gone');
  const { state, now } = turn;
  const { phase, round, nextAt, activeAt } = state;
  if (phase === 'lobby' && activeAt + IDLE_MS <= now) close(turn, 'idle');
  else if (phase === 'question' && round && round.endsAt <= now) endQuestion(turn);
  else if (phase === 'results' && nextAt !== null && nextAt <= now) nextOrFinish(turn);
  else if (phase === 'finished' && nextAt !== null && nextAt <= now) close(turn, 'finished');
  if (turn.state.phase !== 'closed') tellWaiting(turn);
}

/** When the room wants to hear of the time next; null once it is closed. */
export function wakeAt(state: RoomState): number | null {
  if (state.phase === 'closed') return null;
  const { phase, round, nextAt, activeAt } = state;
  const times = [...missing(state).map(goneAt), toldAt(state)];
  if (phase === 'lobby') times.push(activeAt + IDLE_MS);
  else times.push(phase === 'question' && round ? round.endsAt : nextAt);
  return Math.min(...times.filter((time) => time !== null));
}

const IDLE_MS = LOBBY_IDLE_MINUTES * 60_000;

type Missing = Presence & { missingSince: number };

function missing({ seats, spectatingHost }: RoomState): Missing[] {
  const all: Presence[] = spectatingHost ? [spectatingHost, ...seats] : [...seats];
  return all.filter((person): person is Missing => person.missingSince !== null);
}

function goneAt({ missingSince }: Missing): number {
  return missingSince + SEAT_KEPT_SECONDS * 1000;
}
