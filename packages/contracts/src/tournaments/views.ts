// Schemas of tournaments as the API returns them.
import * as z from 'zod/mini';
import { pageOf } from '../lib/paging.ts';
import { id, instant } from '../lib/scalars.ts';
import { GAME_CATEGORIES } from '../plays/categories.ts';
import { gameQuiz, openPlayView, playResultFields } from '../plays/game-views.ts';
import { OWN_MATCH_STATES, ROUND_STATES, TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from './types.ts';

/** A player's result in the quiz of one round. */
const roundScore = z.object({
  /** The number of the round, counted from 1. */
  round: z.int(),
  quiz: id,
  ...playResultFields,
});
export type RoundScore = z.infer<typeof roundScore>;

const performance = z.object({
  /** The player's rank: 1, 2, 2, 4 …; null before the start. */
  rank: z.nullable(z.int()),
  averagePercentage: z.int(),
  /** The total time that the player took, in seconds. */
  totalTime: z.int(),
  quizzesCompleted: z.int(),
  /** Whether the player is out, because they lost in a bracket or were withdrawn. */
  eliminated: z.boolean(),
  quizScores: z.array(roundScore),
});

/**
 * A player as the caller may see them. Results in undecided matches are left out, except the caller's own.
 */
const participant = z.extend(performance, {
  /** The player's id in this tournament, which matches refer to. */
  id,
  /** The player's user id, for a link to the profile; null for hidden players and deleted accounts. */
  user: z.nullable(id),
  /** The player's name: 'Hidden player' if either blocked the other, 'Deleted person' for deleted accounts. */
  name: z.string(),
  /** A title that the player won in any tournament, shown beside the name; null for none. */
  title: z.nullable(z.string()),
  /** The player's seed: 1 for the strongest; null before the start. */
  seed: z.nullable(z.int()),
  /** The player's match points, including half points. */
  currentScore: z.number(),
  withdrawn: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

const prize = z.object({
  position: z.int(),
  xp: z.int(),
  badge: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  /** The title that the prize grants, only for the first place; otherwise null. */
  title: z.nullable(z.string()),
});

/** The caller's part in the current round. */
const ownRound = z.object({
  round: z.int(),
  /** The time when the current round ends. */
  endsAt: instant,
  state: z.enum(ROUND_STATES),
  /** The quiz of the current round. */
  quiz: gameQuiz,
  /** The opponent's player id; null for a bye, in a round robin, and once the caller is out. */
  opponent: z.nullable(id),
  /** Whether the caller won the match of the current round; null until the match is decided. */
  won: z.nullable(z.boolean()),
  /** The caller's score in the current round; null until the caller has played. */
  score: z.nullable(roundScore),
});
export type OwnRound = z.infer<typeof ownRound>;

const userParticipation = z.object({
  /** The caller's player id in the tournament, by which matches refer to the caller. */
  player: id,
  registeredAt: instant,
  /**
   * Whether the caller was withdrawn because they missed rounds. Players who withdraw themselves aren't listed at all.
   */
  withdrawn: z.boolean(),
  /** Whether the caller got access to the answers of the tournament's quizzes and therefore wins no prize. */
  withoutPrizes: z.boolean(),
  /** The caller's part in the current round; null between rounds. */
  ownRound: z.nullable(ownRound),
  /** Whether the caller can begin or resume the quiz of this round. */
  canPlay: z.boolean(),
  /** The quiz that the caller began and hasn't submitted; null if there is none. */
  openPlay: z.nullable(openPlayView),
});

export const tournament = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  category: z.enum(GAME_CATEGORIES),
  status: z.enum(TOURNAMENT_STATUSES),
  registrationStart: instant,
  registrationEnd: instant,
  tournamentStart: instant,
  tournamentEnd: instant,
  settings: z.object({
    maxParticipants: z.int(),
    /** The entry fee, in XP. */
    entryFee: z.int(),
    /** The length of the tournament in days, rounded up. */
    duration: z.int(),
    /** The time limit of each quiz, in seconds. */
    timeLimit: z.int(),
    quizCategory: z.enum(GAME_CATEGORIES),
    quizCount: z.int(),
  }),
  quizCount: z.int(),
  quizzes: z.array(gameQuiz),
  prizes: z.array(prize),
  /** The number of rounds; null until the start, because it depends on the number of players. */
  rounds: z.nullable(z.int()),
  /** The number of the current or last round; 0 before the first. */
  currentRound: z.int(),
  stats: z.object({ totalParticipants: z.int() }),
  /** The players, ordered by rank; players without a rank are in the order of registration. */
  participants: z.array(participant),
  /** The caller's participation; null if the caller isn't registered. */
  userParticipation: z.nullable(userParticipation),
});
export type Tournament = z.infer<typeof tournament>;
/** A page of tournaments. `balance` is the XP that the caller can spend on fees. */
export const tournamentList = z.extend(pageOf(tournament), { balance: z.int() });

const side = z.object({
  /** The player's id among the participants. */
  player: id,
  /** Whether the player has played this match. */
  played: z.boolean(),
  /** Whether the player has begun the quiz and not submitted it yet. */
  playing: z.boolean(),
  /**
   * The player's score; null until the match is decided, and for players who didn't play. The caller sees their own
   * score at once.
   */
  score: z.nullable(roundScore),
});

const match = z.object({
  id,
  /**
   * The place of the match in the round, from 0. In a bracket, the winners of places 2n and 2n + 1 meet at place n of
   * the next round.
   */
  place: z.int(),
  /** The two players. A side is null if nobody advanced from the previous round; a player alone has a bye. */
  sides: z.tuple([z.nullable(side), z.nullable(side)]),
  decided: z.boolean(),
  /** The player id of the winner; null until the match is decided, and if nobody played. */
  winner: z.nullable(id),
});
export type Match = z.infer<typeof match>;

const round = z.object({
  /** The number of the round, counted from 1. */
  round: z.int(),
  startsAt: instant,
  endsAt: instant,
  quiz: gameQuiz,
  /** The matches of the round; empty until the round begins, and in a round robin, where everybody meets everybody. */
  matches: z.array(match),
});
export type Round = z.infer<typeof round>;

/**
 * A tournament with all its rounds, including future ones; before the start it has no rounds. It doesn't contain the
 * questions.
 */
export const tournamentDetail = z.object({ tournament, schedule: z.array(round), balance: z.int() });
export type TournamentDetail = z.infer<typeof tournamentDetail>;

/** A finished tournament in which the caller played. */
export const completedTournament = z.extend(tournament, {
  totalParticipants: z.int(),
  /** The caller's performance; `finalScore` is the number of match points. */
  userPerformance: z.extend(performance, { finalScore: z.number() }),
});
export type CompletedTournament = z.infer<typeof completedTournament>;
export const completedTournaments = pageOf(completedTournament);

/** A tournament that the caller took part in; the tournament may have been deleted. */
export const playedTournament = z.object({
  id,
  title: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  endDate: instant,
  userRank: z.nullable(z.int()),
  /** The caller's best percentage; null if the caller played nothing. */
  userBestScore: z.nullable(z.int()),
  stats: tournament.shape.stats,
  prizes: z.array(prize),
  /** The prize that the caller won; null for none. */
  prizeWon: z.nullable(prize),
});
export type PlayedTournament = z.infer<typeof playedTournament>;
export const playedTournaments = pageOf(playedTournament);

export const submittedTournamentQuiz = z.object({
  /** The score of the submitted quiz; null for a play without an answer, which counts nowhere. */
  score: z.nullable(roundScore),
  /** The caller's round after the submission; null if the round is over. */
  ownRound: z.nullable(ownRound),
  rank: z.nullable(z.int()),
  /** The caller's match points. */
  currentScore: z.number(),
});
export type SubmittedTournamentQuiz = z.infer<typeof submittedTournamentQuiz>;

/** The caller's current match in a tournament or, if there is none, the next one. */
export const ownMatch = z.object({
  tournament: z.object({ id, name: z.string() }),
  /** The state of the match. `upcoming`: the first round hasn't been drawn yet. */
  state: z.enum(OWN_MATCH_STATES),
  /** The number of the round; null before the first round. */
  round: z.nullable(z.int()),
  rounds: z.nullable(z.int()),
  /** The time when the round ends; before the first round, the time when it starts. */
  at: instant,
  /**
   * The opponent's name, which may be 'Hidden player' or 'Deleted person' as in `participant`; null for a bye and in a
   * round robin.
   */
  opponent: z.nullable(z.string()),
  /** The caller's score in the match's quiz in percent; null until the caller has played. */
  percentage: z.nullable(z.int()),
  /** Whether the caller won the match; null until the match is decided. */
  won: z.nullable(z.boolean()),
});
export type OwnMatch = z.infer<typeof ownMatch>;

/** Notifies spectators that a tournament has changed; they fetch it again with `get`. */
export const tournamentHint = z.object({ id });
export type TournamentHint = z.infer<typeof tournamentHint>;
