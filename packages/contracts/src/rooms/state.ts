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
  /** False while the seat is kept for somebody who lost the connection. */
  connected: boolean;
  /** The device that holds the seat, and its subscriptions: one that comes back quickly may have several for a while. */
  device: string | null;
  connections: readonly string[];
  /** Since when no subscription has been heard of; null while there is one. */
  missingSince: number | null;
  /** Milliseconds from the server to the person's device, as last measured. */
  latencyMs: number;
}

export interface Seat extends Presence {
  /** Grows with each join, and is never given twice: names the player in answers. */
  no: number;
  /** Sums over the questions that are over. */
  score: number;
  timeMs: number;
  correct: number;
  /** After the question that was over last; null before. */
  rank: number | null;
  movement: number | null;
}

/** Who answered what after how long: the seat's number, the option, milliseconds. Short, since there are many. */
export type RoomAnswer = readonly [no: number, option: number, ms: number];

export interface Round {
  index: number;
  startedAt: number;
  /** When its time is over. */
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
  /** The host, where the host has no seat. */
  hostAside: Presence | null;
  /** In the order of joining. */
  seats: readonly Seat[];
  nextNo: number;
  left: readonly LeftSeat[];
  kicked: readonly string[];
  /** Screens for all. */
  stages: readonly { userId: string; connection: string }[];
  chat: readonly RoomChatLine[];
  /**
   * Who wrote the lines of the last seconds, and when. Kept by person, not by seat: who leaves and comes back can't write
   * more. Rooms of older releases have none.
   */
  wrote?: readonly { by: string; at: number }[];
  /** The question in play, or the one just over; null before the first. */
  round: Round | null;
  /** Answers to the questions before that. */
  past: readonly Round[];
  /** When the results make room for the next question, or when a finished room closes. */
  nextAt: number | null;
  /** When something happened last: a lobby in which nothing does is closed. */
  activeAt: number;
  /**
   * When the last event about answers and joins was sent, and what the next one will have: in a crowd, several at once.
   */
  told: { at: number; answers: number; joins: readonly number[] };
  startedAt: number | null;
  /** The host at that time, who may read the class report even if the room has another host by the end. */
  startedBy: string | null;
  finishedAt: number | null;
  closed: RoomCloseReason | null;
  /** Whether the game's rewards are stored. */
  settled: boolean;
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
    hostAside: settings.hostPlays ? null : newPresence(host, now),
    seats: settings.hostPlays ? [newSeat(host, 0, now)] : [],
    nextNo: 1,
    left: [],
    kicked: [],
    stages: [],
    chat: [],
    wrote: [],
    round: null,
    past: [],
    nextAt: null,
    activeAt: now,
    told: { at: 0, answers: 0, joins: [] },
    startedAt: null,
    startedBy: null,
    finishedAt: null,
    closed: null,
    settled: false,
  };
}

/** Counts as connected from the start; who opens no subscription loses the seat like who lost one. */
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
