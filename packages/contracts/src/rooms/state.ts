// The state of a room. It's stored with each change so that another process can take the room over, and is therefore
// small and pure JSON. Questions aren't part of it: versions of quizzes never change, so the new process reads them
// again.
import type { RoomCloseReason } from './events.ts';
import type { RoomChatLine, RoomPhase } from './room-view.ts';
import type { RoomSettings } from './schema.ts';

/** A person in a room and their connection. Times are milliseconds since 1970, on the server's clock. */
export interface Presence {
  id: string;
  name: string;
  level: number;
  /** Whether the person is connected; false while the seat is reserved for a person who lost the connection. */
  connected: boolean;
  /**
   * The device that holds the seat, and its subscriptions. A device that reconnects quickly may have several
   * subscriptions for a while.
   */
  device: string | null;
  connections: readonly string[];
  /** The time since which the person has had no subscription; null while there is a subscription. */
  missingSince: number | null;
  /** The last measured latency from the server to the person's device, in milliseconds. */
  latencyMs: number;
}

export interface Seat extends Presence {
  /** The seat's number, which identifies the player in answers. It grows with each join and is never reused. */
  no: number;
  /** The player's totals over all finished questions: points (`score`), milliseconds and right answers. */
  score: number;
  timeMs: number;
  correct: number;
  /** The player's rank after the last finished question; null before the first question is finished. */
  rank: number | null;
  movement: number | null;
}

/**
 * An answer to a question: the seat's number, the option's index, and the milliseconds taken. It's a tuple because
 * there are many answers.
 */
export type RoomAnswer = readonly [no: number, option: number, ms: number];

export interface Round {
  index: number;
  startedAt: number;
  /** The time when the question's time runs out. */
  endsAt: number;
  answers: readonly RoomAnswer[];
}

/** A player who left during the game; their answers still count. */
type LeftSeat = Pick<Seat, 'no' | 'id' | 'name' | 'level' | 'score' | 'correct'>;

export interface RoomState {
  roomId: string;
  quiz: { id: string; versionId: string; title: string; category: string };
  /** The ids of the game's questions, in their order. */
  questionIds: readonly string[];
  settings: RoomSettings;
  phase: RoomPhase;
  /** The person who created the room. */
  makerId: string;
  hostId: string;
  hostName: string;
  /** The host if the host doesn't play; otherwise null. */
  spectatingHost: Presence | null;
  /** The players' seats, in the order of joining. */
  seats: readonly Seat[];
  nextNo: number;
  left: readonly LeftSeat[];
  kicked: readonly string[];
  /** The connected shared screens. */
  bigScreens: readonly { userId: string; connection: string }[];
  chat: readonly RoomChatLine[];
  /**
   * The authors and times of the chat lines of the last seconds. They're recorded by person, not by seat, so that
   * leaving and rejoining doesn't lift the limit. Missing in rooms of older releases.
   */
  wrote?: readonly { by: string; at: number }[];
  /** The current question, or the one just finished; null before the first question. */
  round: Round | null;
  /** The questions before the current `round`, with their answers. */
  past: readonly Round[];
  /** The time when the next question replaces the results, or when a finished room closes; null otherwise. */
  nextAt: number | null;
  /** The time of the last activity; an idle lobby is closed. */
  activeAt: number;
  /**
   * The bundling of events about answers and joins: when the last such event was sent, and how many answers and which
   * new seats the next one will report. In a crowd, one event reports several at once.
   */
  announced: { at: number; answers: number; joins: readonly number[] };
  startedAt: number | null;
  /** The host when the game started, who may read the class report even if the room has another host by the end. */
  startedBy: string | null;
  finishedAt: number | null;
  closed: RoomCloseReason | null;
  /** Whether the game's rewards are stored. */
  isPaidOut: boolean;
}

/** A question with its right option, as a room asks it. */
interface RoomContentQuestion {
  id: string;
  question: string;
  options: readonly string[];
  image: { src: string; alt: string } | null;
  /** The index of the right option. */
  right: number;
  explanation: string | null;
}

/** The questions that a room's `questionIds` lists, in that order. */
export type RoomContent = readonly RoomContentQuestion[];

interface NewRoom {
  roomId: string;
  quiz: RoomState['quiz'];
  questionIds: readonly string[];
  settings: RoomSettings;
  host: { id: string; name: string; level: number };
}

/** Creates a room that contains only its maker. */
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

/**
 * Creates a person's connection state, which counts as connected from the start. If no subscription follows, the seat
 * is lost as after a lost connection.
 */
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
