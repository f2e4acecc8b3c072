// Who gets how many points, and who is ahead of whom.
import { MAX_LATENCY_MS, POINTS, type Scoring } from './limits.ts';
import type { RoomStanding } from './room-view.ts';
import type { RoomAnswer, RoomState, Round, Seat } from './state.ts';

/** What an answer took: by the server's clock, less the time the answer was on its way. @returns whole milliseconds */
export function timeTaken({ startedAt, endsAt }: Round, now: number, latencyMs: number): number {
  const latency = Math.min(MAX_LATENCY_MS, Math.max(0, latencyMs));
  return Math.round(Math.min(endsAt - startedAt, Math.max(0, now - startedAt - latency)));
}

/** Points of an answer. @param limitMs the time there was for the question */
export function points(scoring: Scoring, right: boolean, ms: number, limitMs: number): number {
  if (!right) return 0;
  return scoring === 'accuracy' ? POINTS : Math.round(POINTS * (1 - ms / limitMs / 2));
}

/** Adds a question that is over to the sums of a seat. Without an answer it took all the time there was. */
export function addRound(seat: Seat, round: Round, right: number, scoring: Scoring): Seat {
  const limitMs = round.endsAt - round.startedAt;
  const [, option, ms] = answerOf(round, seat.no) ?? [seat.no, null, limitMs];
  const isRight = option === right;
  return {
    ...seat,
    score: seat.score + points(scoring, isRight, ms, limitMs),
    timeMs: seat.timeMs + ms,
    correct: seat.correct + Number(isRight),
  };
}

export function answerOf({ answers }: Round, no: number): RoomAnswer | undefined {
  return answers.find(([by]) => by === no);
}

/** Best first; ties go to who took less time, then to who joined first. */
export function ranked(seats: readonly Seat[]): Seat[] {
  return seats.toSorted((a, b) => b.score - a.score || a.timeMs - b.timeMs || a.no - b.no);
}

/** The seats with their ranks, and how these moved, in the order of joining. */
export function rerank(seats: readonly Seat[]): Seat[] {
  const ranks = new Map(ranked(seats).map(({ no }, index) => [no, index + 1]));
  return seats.map((seat) => {
    const rank = ranks.get(seat.no) ?? seats.length;
    return { ...seat, rank, movement: seat.rank === null ? null : seat.rank - rank };
  });
}

/** The board after the last question that is over. */
export function standings({ seats }: RoomState, top = seats.length): RoomStanding[] {
  return ranked(seats)
    .slice(0, top)
    .map((seat, index) => standingOf(seat, index + 1));
}

/** A seat's row; those who are ranked lower move up when somebody leaves. */
export function ownStanding({ seats }: RoomState, no: number): RoomStanding | null {
  const order = ranked(seats);
  const index = order.findIndex((seat) => seat.no === no);
  const seat = order[index];
  return seat && seat.rank !== null ? standingOf(seat, index + 1) : null;
}

function standingOf({ id, name, level, score, movement }: Seat, rank: number): RoomStanding {
  return { playerId: id, playerName: name, level, score, rank, movement };
}
