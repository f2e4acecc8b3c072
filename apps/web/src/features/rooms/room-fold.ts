// What a room's events come to: a pure fold, so that events told again, or after a cut, come to the same.
import type { RoomCloseReason, RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView, RoomChatLine, RoomPlayer, RoomStanding, RoomView } from '@quorbit/contracts/rooms/room-view';
import { betterOffset } from './room-clock.ts';

/** Lines of chat that a screen holds, as many as a snapshot brings. */
const CHAT_LINES = 50;
/** People who left that a screen remembers. */
const LEFT_REMEMBERED = 20;
/** Ids of events that were heard; what is told again was told lately. */
const IDS_REMEMBERED = 500;

/** An event as it came, under the id that a subscription resumes after. */
export interface HeardEvent {
  id: string;
  event: RoomEvent;
  /** On the steady clock. */
  heardAt: number;
}

export interface RoomState {
  room: RoomView;
  /** Milliseconds by which the server's clock is ahead of the steady one; null until it said something. */
  offset: number | null;
  /** Scores before the question on show; null where this device was not there. */
  scoresBefore: Readonly<Record<string, number>> | null;
  /** Who left the game while this device was there, the last first: they can still be reported. */
  left: readonly { id: string; name: string }[];
  /** Why the room is over; null while it isn't. */
  closed: RoomCloseReason | null;
  heard: readonly string[];
}

/** A room as it was fetched. */
export function beginRoom({ room, now }: Pick<OwnRoomView, 'room' | 'now'>, heardAt: number): RoomState {
  return {
    room,
    offset: betterOffset(null, now, heardAt),
    scoresBefore: startingScores(room),
    left: [],
    closed: null,
    heard: [],
  };
}

/** Whether an event says something new. */
export function isNews(state: RoomState, id: string): boolean {
  return !state.heard.includes(id);
}

/** The room after one more event. What was heard before changes nothing. */
export function foldRoom(state: RoomState, { id, event, heardAt }: HeardEvent): RoomState {
  if (!isNews(state, id)) return state;
  return {
    ...state,
    ...changed(state, event),
    offset: betterOffset(state.offset, event.at, heardAt),
    heard: [...state.heard, id].slice(-IDS_REMEMBERED),
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

/** Who has a seat now; a crowd's events don't repeat everybody. */
function seatsAfter({ players }: { players: RoomPlayer[] }, otherwise: RoomPlayer[]): RoomPlayer[] {
  return players.length > 0 ? players : otherwise;
}

/** The server remembers those who left during the game, and those whom the host removed. */
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

/** Before the first question is over everybody has nothing; later only who was there knows. */
function startingScores({ question }: RoomView): Record<string, number> | null {
  return question === null || question.questionIndex === 0 ? {} : null;
}

function isSameQuestion(before: RoomView, after: RoomView): boolean {
  return before.question?.questionIndex === after.question?.questionIndex;
}

function scoresOf(leaderboard: readonly RoomStanding[] | undefined): Record<string, number> | null {
  return leaderboard ? Object.fromEntries(leaderboard.map(({ playerId, score }) => [playerId, score])) : null;
}
