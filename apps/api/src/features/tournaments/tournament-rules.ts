// Converts a tournament's database rows to the values that its rules need. Pure.

import type { Competitor, PlayedRound, RoundResult } from '@quorbit/contracts/tournaments/matches';
import { type Standing, standingsOf } from '@quorbit/contracts/tournaments/standings';
import { quizIndexOfRound, roundTimes, tournamentStatusOf } from '@quorbit/contracts/tournaments/tournament-times';
import type { TournamentStatus } from '@quorbit/contracts/tournaments/types';
import type { MatchRow, PlayerRow, ResultRow } from './players.repository.ts';
import type { TournamentQuiz, TournamentRow } from './tournaments.repository.ts';

export interface FieldRows {
  row: TournamentRow;
  quizzes: readonly TournamentQuiz[];
  players: readonly PlayerRow[];
  matches: readonly MatchRow[];
  results: readonly ResultRow[];
}

export function statusOfRow(row: TournamentRow, now: Date): TournamentStatus {
  const { registrationStartsAt, registrationEndsAt, startsAt, endsAt, finishedAt } = row;
  const dates = {
    registrationStart: registrationStartsAt,
    registrationEnd: registrationEndsAt,
    tournamentStart: startsAt,
    tournamentEnd: endsAt,
  };
  return tournamentStatusOf(dates, now, { finished: finishedAt !== null });
}

/** Returns when a round starts and ends; undefined while the number of rounds isn't known yet. */
export function roundTimesOf({ startsAt, endsAt, rounds }: TournamentRow, round: number) {
  if (rounds === null) return undefined;
  return roundTimes({ tournamentStart: startsAt, tournamentEnd: endsAt }, rounds, round);
}

/** Returns the quiz that a round plays. */
export function getRoundQuiz(quizzes: readonly TournamentQuiz[], round: number): TournamentQuiz {
  const quiz = quizzes[quizIndexOfRound(round, quizzes.length)];
  if (!quiz) throw new Error('A tournament has no quizzes.');
  return quiz;
}

/** Returns the players who were seeded at the start; suspended accounts weren't. */
export function competitorsOf(players: readonly PlayerRow[]): Competitor[] {
  return players.flatMap(({ id, seed }) => (seed === null ? [] : [{ id, seed }]));
}

/**
 * Returns the result in a player's row for a round; null until the play is submitted, and for a play without an answer.
 */
export function resultOf({ score, percentage, seconds }: ResultRow): RoundResult | null {
  if (score === null || percentage === null) return null;
  return { marks: score, percentage, seconds: seconds ?? 0 };
}

/**
 * Returns the rounds that were drawn, with the results so far.
 * @param ending whether the latest round is over, so that nobody can play it any more.
 */
export function playedRounds({ row, matches, results }: FieldRows, { ending }: { ending: boolean }): PlayedRound[] {
  return Array.from({ length: row.round }, (_, index) => {
    const round = index + 1;
    const played = results.flatMap((resultRow) => {
      const result = resultRow.round === round ? resultOf(resultRow) : null;
      return result ? [[resultRow.playerId, result] as const] : [];
    });
    return {
      round,
      pairings: matches
        .filter((match) => match.round === round)
        .map(({ place, firstId, secondId }) => ({ place, players: [firstId, secondId] as const })),
      results: new Map(played),
      over: round < row.round || row.finishedAt !== null || ending,
    };
  });
}

/** Returns all players by rank; empty before the start. */
export function standingsOfRows(rows: FieldRows, played: readonly PlayedRound[]): Standing[] {
  const { type, rounds } = rows.row;
  if (rounds === null) return [];
  return standingsOf({ type, rounds, competitors: competitorsOf(rows.players), played });
}

/** Returns whether a player no longer plays: either withdrawn after missed rounds, or without an account. */
export function isWithdrawn({ withdrawnAt, userId }: Pick<PlayerRow, 'withdrawnAt' | 'userId'>): boolean {
  return withdrawnAt !== null || userId === null;
}
