// Reduces a room's events to its state. Pure; repeated events, for example after a reconnect, change nothing.
import type { RoomCloseReason, RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView, RoomChatLine, RoomPlayer, RoomStanding, RoomView } from '@quorbit/contracts/rooms/room-view';
import { improveOffset } from './room-clock.ts';

/** The number of chat lines that a screen stores; a snapshot has as many. */
const MAX_CHAT_LINES = 50;
/** The number of departed people that a screen remembers. */
const MAX_DEPARTED = 20;
/** The number of recent event ids stored to recognise repeats, which follow soon after the original. */
const MAX_SEEN_IDS = 500;

/** An event with its id, after which a subscription can resume. */
export interface ReceivedEvent {
  id: string;
  event: RoomEvent;
  /** The time when the event arrived by this device's monotonic clock, in milliseconds. */
  receivedAt: number;
}

export interface RoomState {
  room: RoomView;
  /** Milliseconds by which the server's clock is ahead of the monotonic one; null until the first message. */
  offset: number | null;
  /** Scores by player id before the current question; null if this device wasn't connected then. */
  scoresBefore: Readonly<Record<string, number>> | null;
  /**
   * People who left during the game, or whom the host removed, while this device was connected; newest first. They can
   * still be reported.
   */
  departed: readonly { id: string; name: string }[];
  /** Why the room was closed; null while it is open. */
  closed: RoomCloseReason | null;
  seenIds: readonly string[];
}

/** Creates the state of a room from the server's reply. */
export function createRoomState({ room, now }: Pick<OwnRoomView, 'room' | 'now'>, receivedAt: number): RoomState {
  return {
    room,
    offset: improveOffset(null, now, receivedAt),
    scoresBefore: getStartingScores(room),
    departed: [],
    closed: null,
    seenIds: [],
  };
}

/** Returns whether an event with this id hasn't been received before. */
export function isNewEvent(state: RoomState, id: string): boolean {
  return !state.seenIds.includes(id);
}

/** Returns the state after one more event; a repeated event changes nothing. */
export function reduceRoom(state: RoomState, { id, event, receivedAt }: ReceivedEvent): RoomState {
  if (!isNewEvent(state, id)) return state;
  return {
    ...state,
    ...reduceEvent(state, event),
    offset: improveOffset(state.offset, event.at, receivedAt),
    seenIds: [...state.seenIds, id].slice(-MAX_SEEN_IDS),
  };
}

function reduceEvent(state: RoomState, event: RoomEvent): Partial<RoomState> {
  const { room } = state;
  switch (event.type) {
    case 'room_created':
    case 'room_joined':
      return {
        room: event.room,
        scoresBefore: getStartingScores(event.room) ?? (isSameQuestion(room, event.room) ? state.scoresBefore : null),
      };
    case 'player_joined':
      return { room: { ...room, players: toPlayers(event, addJoined(room, event)), playerCount: event.playerCount } };
    case 'player_left': {
      const rest = room.players.filter(({ id: seat }) => seat !== event.playerId);
      return {
        room: { ...room, players: toPlayers(event, rest), playerCount: event.playerCount },
        departed: toDeparted(state, event),
      };
    }
    case 'host_changed':
      return { room: { ...room, hostId: event.newHostId, hostName: event.newHostName } };
    case 'new_question': {
      const { type: _type, at: _at, ...question } = event;
      return {
        room: { ...room, phase: 'question', question, answeredCount: 0, results: null },
        scoresBefore: question.questionIndex === 0 ? {} : scoresOf(room.results?.leaderboard),
      };
    }
    case 'answer_submitted':
      return { room: { ...room, answeredCount: event.answeredCount } };
    case 'question_results': {
      const { type: _type, at: _at, ...results } = event;
      return { room: { ...room, phase: 'results', results } };
    }
    case 'quiz_finished':
      return { room: { ...room, phase: 'finished', final: event.leaderboard, reportFor: event.reportFor } };
    case 'chat_message': {
      const { type: _type, at: _at, ...line } = event;
      return { room: { ...room, chat: appendLine(room.chat, line) } };
    }
    case 'player_connection':
      return { room: { ...room, players: room.players.map((player) => withConnection(player, event)) } };
    case 'room_closed':
      return event.reason === 'finished' ? {} : { closed: event.reason, room: { ...room, phase: 'closed' } };
    case 'seat_taken':
    case 'error':
      return {};
  }
}

/**
 * Returns the room's players after an event. In large rooms, events omit the players, so the `fallback` list is
 * returned.
 */
function toPlayers({ players }: { players: RoomPlayer[] }, fallback: RoomPlayer[]): RoomPlayer[] {
  return players.length > 0 ? players : fallback;
}

/** Adds a person to the departed ones if they left during the game or the host removed them, as the server does. */
function toDeparted(
  { room, departed }: RoomState,
  event: Extract<RoomEvent, { type: 'player_left' }>,
): RoomState['departed'] {
  const { playerId: id, playerName: name, reason } = event;
  const isPlaying = room.phase === 'question' || room.phase === 'results';
  if (!isPlaying && reason !== 'kicked') return departed;
  return [{ id, name }, ...departed].slice(0, MAX_DEPARTED);
}

function addJoined({ players }: RoomView, { joined }: { joined: RoomPlayer[] }): RoomPlayer[] {
  const known = new Set(players.map(({ id }) => id));
  return [...players, ...joined.filter(({ id }) => !known.has(id))];
}

function appendLine(chat: readonly RoomChatLine[], line: RoomChatLine): RoomChatLine[] {
  return [...chat, line].slice(-MAX_CHAT_LINES);
}

function withConnection(
  player: RoomPlayer,
  { playerId, connected }: { playerId: string; connected: boolean },
): RoomPlayer {
  return player.id === playerId ? { ...player, connected } : player;
}

/**
 * Returns the scores before the first question, which are empty; null from the second question on, when a device that
 * has just connected can't know the earlier scores.
 */
function getStartingScores({ question }: RoomView): Record<string, number> | null {
  return question === null || question.questionIndex === 0 ? {} : null;
}

function isSameQuestion(before: RoomView, after: RoomView): boolean {
  return before.question?.questionIndex === after.question?.questionIndex;
}

function scoresOf(leaderboard: readonly RoomStanding[] | undefined): Record<string, number> | null {
  return leaderboard ? Object.fromEntries(leaderboard.map(({ playerId, score }) => [playerId, score])) : null;
}
