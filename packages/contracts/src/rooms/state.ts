// The state of a room. Stored with each change, so that another process can take over: JSON only, and small. Questions
// aren't part of it: versions of quizzes never change, so the new owner reads them again.
import type { RoomCloseReason } from './events.ts';
import type { RoomChatLine, RoomPhase } from './room-view.ts';
import type { RoomSettings } from './schema.ts';

/** Times are milliseconds since 1970, on the server's clock. */
export interface Presence {
  id: string;
  name: string;
  level: number;
  /** False while the seat is kept for a person who lost the connection. */
  connected: boolean;
  /** The device that holds the seat, and its subscriptions: one that comes back quickly may have several for a while. */
  device: string | null;
  connections: readonly string[];
  /** Since when the person has had no subscription; null while there is one. */
  missingSince: number | null;
  /** Milliseconds from the server to the person's device, as last measured. */
  latencyMs: number;
}

export interface Seat extends Presence {
  /** Identifies the player in answers. Grows with each join, and is never reused. */
  no: number;
  /** Sums over finished questions. */
  score: number;
  timeMs: number;
  correct: number;
  /** The rank after the last finished question; null before. */
  rank: number | null;
  movement: number | null;
}

/** An answer: the seat's number, the option, milliseconds. A tuple because there are many. */
export type RoomAnswer = readonly [no: number, option: number, ms: number];

export interface Round {
  index: number;
  startedAt: number;
  /** When its time runs out. */
  endsAt: number;
  answers: readonly RoomAnswer[];
}

/** A player who left during the game; their answers still count. */
type LeftSeat = Pick<Seat, 'no' | 'id' | 'name' | 'level' | 'score' | 'correct'>;

export interface RoomState {
  roomId: string;
  quiz: { id: string; versionId: string; title: string; category: string };
  /** The questions of the game, in their order. */
  questionIds: readonly string[];
  settings: RoomSettings;
  phase: RoomPhase;
  /** Who made the room. */
  makerId: string;
  hostId: string;
  hostName: string;
  /** The host, if the host doesn't play. */
  spectatingHost: Presence | null;
  /** In the order of joining. */
  seats: readonly Seat[];
  nextNo: number;
  left: readonly LeftSeat[];
  kicked: readonly string[];
  /** Shared screens. */
  bigScreens: readonly { userId: string; connection: string }[];
  chat: readonly RoomChatLine[];
  /**
   * Authors and times of the chat lines of the last seconds. By person, not by seat, so that leaving and rejoining
   * doesn't lift the limit. Missing in rooms of older releases.
   */
  wrote?: readonly { by: string; at: number }[];
  /** The current question, or the one just finished; null before the first. */
  round: Round | null;
  /** The questions before that, with their answers. */
  past: readonly Round[];
  /** When the next question replaces the results, or when a finished room closes. */
  nextAt: number | null;
  /** Time of the last activity; an idle lobby is closed. */
  activeAt: number;
  /**
   * When the last event about answers and joins was sent, and what the next one will have: in a crowd, several at once.
   */
  announced: { at: number; answers: number; joins: readonly number[] };
  startedAt: number | null;
  /** The host at that time, who may read the class report even if the room has another host by the end. */
  startedBy: string | null;
  finishedAt: number | null;
  closed: RoomCloseReason | null;
  /** Whether the game's rewards are stored. */
  isPaidOut: boolean;
}

/** A question with its key, as a room asks it. */
interface RoomContentQuestion {
  id: string;
  question: string;
  options: readonly string[];
  image: { src: string; alt: string } | null;
  /** The index of the right option. */
  right: number;
  explanation: string | null;
}

/** The questions that `questionIds` names, in that order. */
export type RoomContent = readonly RoomContentQuestion[];

interface NewRoom {
  roomId: string;
  quiz: RoomState['quiz'];
  questionIds: readonly string[];
  settings: RoomSettings;
  host: { id: string; name: string; level: number };
}

/** A room with its maker in it. */
export function newRoom({ roomId, quiz, questionIds, settings, host }: NewRoom, now: number): RoomState {
  const questionCount = Math.min(settings.questionCount, questionIds.length);
  return {
    roomId,
    quiz,
    questionIds: questionIds.slice(0, questionCount),
    settings: { ...settings, questionCount },
    phase: 'lobby',
    makerId: host.id,
    hostId: host.id,
    hostName: host.name,
    spectatingHost: settings.hostPlays ? null : newPresence(host, now),
    seats: settings.hostPlays ? [newSeat(host, 0, now)] : [],
    nextNo: 1,
    left: [],
    kicked: [],
    bigScreens: [],
    chat: [],
    wrote: [],
    round: null,
    past: [],
    nextAt: null,
    activeAt: now,
    announced: { at: 0, answers: 0, joins: [] },
    startedAt: null,
    startedBy: null,
    finishedAt: null,
    closed: null,
    isPaidOut: false,
  };
}

/** Connected from the start. Without a subscription, the seat is lost like after a lost connection. */
function newPresence({ id, name, level }: { id: string; name: string; level: number }, now: number): Presence {
  return {
    id,
    name,
    level,
    connected: true,
    device: null,
    connections: [],
    missingSince: now,
    latencyMs: 0,
  };
}

export function newSeat(player: { id: string; name: string; level: number }, no: number, now: number): Seat {
  return { ...newPresence(player, now), no, score: 0, timeMs: 0, correct: 0, rank: null, movement: null };
}
