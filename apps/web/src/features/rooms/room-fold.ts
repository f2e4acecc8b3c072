// Folds a room's events into its state. Pure, and the same when events are repeated, as after a reconnect.
import type { RoomCloseReason, RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView, RoomChatLine, RoomPlayer, RoomStanding, RoomView } from '@quorbit/contracts/rooms/room-view';
import { betterOffset } from './room-clock.ts';

/** Chat lines that a screen keeps; a snapshot has as many. */
const CHAT_LINES = 50;
/** How many people who left a screen remembers. */
const LEFT_REMEMBERED = 20;
/** Ids of recent events, to recognise repeats. Repeats follow soon. */
const IDS_REMEMBERED = 500;

/** An event with the id that a subscription resumes after. */
export interface HeardEvent {
  id: string;
  event: RoomEvent;
  /** By the steady clock. */
  heardAt: number;
}

export interface RoomState {
  room: RoomView;
  /** Milliseconds by which the server's clock is ahead of the steady one; null until the first message. */
  offset: number | null;
  /** Scores before the current question; null if this device wasn't there. */
  scoresBefore: Readonly<Record<string, number>> | null;
  /** People who left during the game while this device was there, newest first: they can still be reported. */
  left: readonly { id: string; name: string }[];
  /** Why the room was closed; null while it is open. */
  closed: RoomCloseReason | null;
  seenIds: readonly string[];
}

/** The state of a room as fetched. */
export function beginRoom({ room, now }: Pick<OwnRoomView, 'room' | 'now'>, heardAt: number): RoomState {
  return {
    room,
    offset: betterOffset(null, now, heardAt),
    scoresBefore: startingScores(room),
    left: [],
    closed: null,
    seenIds: [],
  };
}

/** Whether this event is the first with its id. */
export function isNews(state: RoomState, id: string): boolean {
  return !state.seenIds.includes(id);
}

/** The room after one more event. A repeated event changes nothing. */
export function foldRoom(state: RoomState, { id, event, heardAt }: HeardEvent): RoomState {
  if (!isNews(state, id)) return state;
  return {
    ...state,
    ...changed(state, event),
    offset: betterOffset(state.offset, event.at, heardAt),
    seenIds: [...state.seenIds, id].slice(-IDS_REMEMBERED),
  };
}

function changed(state: RoomState, event: RoomEvent): Partial<RoomState> {
  const { room } = state;
  switch (event.type) {
    case 'room_created':
    case 'room_joined':
      return {
        room: event.room,
        scoresBefore: startingScores(event.room) ?? (isSameQuestion(room, event.room) ? state.scoresBefore : null),
      };
    case 'player_joined':
      return { room: { ...room, players: seatsAfter(event, joinedTo(room, event)), playerCount: event.playerCount } };
    case 'player_left': {
      const rest = room.players.filter(({ id: seat }) => seat !== event.playerId);
      return {
        room: { ...room, players: seatsAfter(event, rest), playerCount: event.playerCount },
        left: leftAfter(state, event),
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
      return { room: { ...room, chat: withLine(room.chat, line) } };
    }
    case 'player_connection':
      return { room: { ...room, players: room.players.map((one) => reconnected(one, event)) } };
    case 'room_closed':
      return event.reason === 'finished' ? {} : { closed: event.reason, room: { ...room, phase: 'closed' } };
    case 'seat_taken':
    case 'error':
      return {};
  }
}

/** Who has a seat now. In a crowd events leave the list out. */
function seatsAfter({ players }: { players: RoomPlayer[] }, otherwise: RoomPlayer[]): RoomPlayer[] {
  return players.length > 0 ? players : otherwise;
}

/** Same people as the server remembers: those who left during the game, and those the host removed. */
function leftAfter({ room, left }: RoomState, event: Extract<RoomEvent, { type: 'player_left' }>): RoomState['left'] {
  const { playerId: id, playerName: name, reason } = event;
  const playing = room.phase === 'question' || room.phase === 'results';
  if (!playing && reason !== 'kicked') return left;
  return [{ id, name }, ...left].slice(0, LEFT_REMEMBERED);
}

function joinedTo({ players }: RoomView, { joined }: { joined: RoomPlayer[] }): RoomPlayer[] {
  const known = new Set(players.map(({ id }) => id));
  return [...players, ...joined.filter(({ id }) => !known.has(id))];
}

function withLine(chat: readonly RoomChatLine[], line: RoomChatLine): RoomChatLine[] {
  return [...chat, line].slice(-CHAT_LINES);
}

function reconnected(
  player: RoomPlayer,
  { playerId, connected }: { playerId: string; connected: boolean },
): RoomPlayer {
  return player.id === playerId ? { ...player, connected } : player;
}

/** Everybody has 0 before the first question is over; later only devices that were there know. */
function startingScores({ question }: RoomView): Record<string, number> | null {
  return question === null || question.questionIndex === 0 ? {} : null;
}

function isSameQuestion(before: RoomView, after: RoomView): boolean {
  return before.question?.questionIndex === after.question?.questionIndex;
}

function scoresOf(leaderboard: readonly RoomStanding[] | undefined): Record<string, number> | null {
  return leaderboard ? Object.fromEntries(leaderboard.map(({ playerId, score }) => [playerId, score])) : null;
}
