// Computes the points and ranks of a room's players.
import { MAX_ANSWER_POINTS, MAX_LATENCY_MS, type Scoring } from './limits.ts';
import type { RoomStanding } from './room-view.ts';
import type { RoomAnswer, RoomState, Round, Seat } from './state.ts';

/**
 * Returns the time that a player took to answer, by the server's clock and minus the latency.
 * @returns whole milliseconds.
 */
export function computeAnswerTime({ startedAt, endsAt }: Round, now: number, latencyMs: number): number {
  const latency = Math.min(MAX_LATENCY_MS, Math.max(0, latencyMs));
  return Math.round(Math.min(endsAt - startedAt, Math.max(0, now - startedAt - latency)));
}

/**
 * Returns the points of an answer; a wrong answer has 0.
 * @param ms the time taken, in milliseconds.
 * @param limitMs the question's time limit.
 */
export function computePoints(scoring: Scoring, right: boolean, ms: number, limitMs: number): number {
  if (!right) return 0;
  return scoring === 'accuracy' ? MAX_ANSWER_POINTS : Math.round(MAX_ANSWER_POINTS * (1 - ms / limitMs / 2));
}

/** Adds a finished question to a player's totals. Without an answer, the time counted is the full limit. */
export function addRound(seat: Seat, round: Round, right: number, scoring: Scoring): Seat {
  const limitMs = round.endsAt - round.startedAt;
  const [, option, ms] = findAnswer(round, seat.no) ?? [seat.no, null, limitMs];
  const isRight = option === right;
  return {
    ...seat,
    score: seat.score + computePoints(scoring, isRight, ms, limitMs),
    timeMs: seat.timeMs + ms,
    correct: seat.correct + Number(isRight),
  };
}

export function findAnswer({ answers }: Round, no: number): RoomAnswer | undefined {
  return answers.find(([by]) => by === no);
}

/** A player's seat with its rank, from 1. */
export interface RankedSeat {
  seat: Seat;
  rank: number;
}

type RankedRoom = Pick<RoomState, 'seats' | 'settings'>;

/**
 * Returns the seats with their ranks, best first. When scoring by speed, less time wins between equal points. Players
 * who are still tied share a rank (1, 2, 2, 4), in the order of joining.
 */
export function rankSeats({ seats, settings: { scoring } }: RankedRoom): RankedSeat[] {
  const compare = (a: Seat, b: Seat) => b.score - a.score || (scoring === 'speed' ? a.timeMs - b.timeMs : 0);
  const order = seats.toSorted((a, b) => compare(a, b) || a.no - b.no);
  let rank = 0;
  return order.map((seat, index) => {
    const before = order[index - 1];
    if (!before || compare(before, seat) !== 0) rank = index + 1;
    return { seat, rank };
  });
}

/** Returns the seats with their new ranks and the change from the previous ranks, in the order of joining. */
export function updateRanks(room: RankedRoom): Seat[] {
  const ranks = new Map(rankSeats(room).map(({ seat: { no }, rank }) => [no, rank]));
  return room.seats.map((seat) => {
    const rank = ranks.get(seat.no) ?? room.seats.length;
    return { ...seat, rank, movement: seat.rank === null ? null : seat.rank - rank };
  });
}

/** Returns the leaderboard after the last finished question, cut to the first `top` players. */
export function listStandings(room: RoomState, top = room.seats.length): RoomStanding[] {
  return rankSeats(room).slice(0, top).map(toStanding);
}

/**
 * Returns a player's row of the leaderboard, as ranked now: players move up when a player above them leaves. Null
 * before the first finished question, and for an unknown seat.
 */
export function findOwnStanding(room: RoomState, no: number): RoomStanding | null {
  const placed = rankSeats(room).find(({ seat }) => seat.no === no);
  return placed && placed.seat.rank !== null ? toStanding(placed) : null;
}

function toStanding({ seat: { id, name, level, score, movement }, rank }: RankedSeat): RoomStanding {
  return { playerId: id, playerName: name, level, score, rank, movement };
}
