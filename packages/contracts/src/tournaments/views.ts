// Schemas of tournaments as the API returns them.
import * as z from 'zod/mini';
import { pageOf } from '../lib/paging.ts';
import { id, instant } from '../lib/scalars.ts';
import { GAME_CATEGORIES } from '../plays/categories.ts';
import { gameQuiz, openPlayView, playResultFields } from '../plays/game-views.ts';
import { OWN_MATCH_STATES, ROUND_STATES, TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from './types.ts';

/** A player's result in the quiz of one round. */
const roundScore = z.object({
  /** Counted from 1. */
  round: z.int(),
  quiz: id,
  ...playResultFields,
});
export type RoundScore = z.infer<typeof roundScore>;

const performance = z.object({
  /** 1, 2, 2, 4 …; null before the start. */
  rank: z.nullable(z.int()),
  averagePercentage: z.int(),
  /** Seconds. */
  totalTime: z.int(),
  quizzesCompleted: z.int(),
  /** Whether they are out: they lost in a bracket, or were withdrawn. */
  eliminated: z.boolean(),
  quizScores: z.array(roundScore),
});

/**
 * A player as the caller may see them. Results in undecided matches are left out, except the caller's own.
 */
const participant = z.extend(performance, {
  /** The player's id in this tournament, which matches refer to. */
  id,
  /** For a link to the profile; null for hidden players and deleted accounts. */
  user: z.nullable(id),
  /** 'Hidden player' if either blocked the other, 'Deleted person' for deleted accounts. */
  name: z.string(),
  /** A title they won in any tournament, shown beside the name. */
  title: z.nullable(z.string()),
  /** 1 for the strongest; null before the start. */
  seed: z.nullable(z.int()),
  /** Match points, halves included. */
  currentScore: z.number(),
  withdrawn: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

const prize = z.object({
  position: z.int(),
  xp: z.int(),
  badge: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  /** Only for the first place. */
  title: z.nullable(z.string()),
});

/** The caller's part in the current round. */
const ownRound = z.object({
  round: z.int(),
  /** When this round ends. */
  endsAt: instant,
  state: z.enum(ROUND_STATES),
  /** The quiz of this round. */
  quiz: gameQuiz,
  /** The opponent's player id; null for a bye, in a round robin, and once the caller is out. */
  opponent: z.nullable(id),
  /** Null until it is decided. */
  won: z.nullable(z.boolean()),
  /** The caller's score; null until played. */
  score: z.nullable(roundScore),
});
export type OwnRound = z.infer<typeof ownRound>;

const userParticipation = z.object({
  /** The caller's id among the participants. */
  player: id,
  registeredAt: instant,
  /** Whether they are out because they missed rounds. Players who withdraw themselves aren't listed at all. */
  withdrawn: z.boolean(),
  /** Whether they got access to the answers meanwhile: then they win no prize. */
  withoutPrizes: z.boolean(),
  /** Null between rounds. */
  ownRound: z.nullable(ownRound),
  /** Whether the caller can begin or resume the quiz of this round. */
  canPlay: z.boolean(),
  /** The quiz that the caller began and hasn't submitted; null if none. */
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
    /** XP. */
    entryFee: z.int(),
    /** Days, rounded up. */
    duration: z.int(),
    /** Seconds for each quiz. */
    timeLimit: z.int(),
    quizCategory: z.enum(GAME_CATEGORIES),
    quizCount: z.int(),
  }),
  quizCount: z.int(),
  quizzes: z.array(gameQuiz),
  prizes: z.array(prize),
  /** The number of rounds; null until the start, because it depends on the number of players. */
  rounds: z.nullable(z.int()),
  /** The current or last round; 0 before the first. */
  currentRound: z.int(),
  stats: z.object({ totalParticipants: z.int() }),
  /** By rank, or in the order of registration. */
  participants: z.array(participant),
  /** Null if the caller isn't registered. */
  userParticipation: z.nullable(userParticipation),
});
export type Tournament = z.infer<typeof tournament>;
/** `balance`: XP that the caller has to spend on fees. */
export const tournamentList = z.extend(pageOf(tournament), { balance: z.int() });

const side = z.object({
  /** The player's id among the participants. */
  player: id,
  /** Whether they have played it. */
  played: z.boolean(),
  /** Whether they have begun it and not submitted it yet. */
  playing: z.boolean(),
  /** Null until the match is decided, and for players who didn't play. The caller's own is always there. */
  score: z.nullable(roundScore),
});

const match = z.object({
  id,
  /** From 0. In a bracket the winner of places 2n and 2n + 1 plays at place n of the next round. */
  place: z.int(),
  /** Null where nobody advanced from the previous round; a player alone has a bye. */
  sides: z.tuple([z.nullable(side), z.nullable(side)]),
  decided: z.boolean(),
  /** A player's id; null until it's decided, and if nobody played. */
  winner: z.nullable(id),
});
export type Match = z.infer<typeof match>;

const round = z.object({
  /** Counted from 1. */
  round: z.int(),
  startsAt: instant,
  endsAt: instant,
  quiz: gameQuiz,
  /** Empty until the round begins, and in a round robin, where everybody meets everybody. */
  matches: z.array(match),
});
export type Round = z.infer<typeof round>;

/** A tournament with all its rounds, including future ones; none before the start. It has no questions. */
export const tournamentDetail = z.object({ tournament, schedule: z.array(round), balance: z.int() });
export type TournamentDetail = z.infer<typeof tournamentDetail>;

/** A finished tournament in which the caller played. */
export const completedTournament = z.extend(tournament, {
  totalParticipants: z.int(),
  /** `finalScore`: match points. */
  userPerformance: z.extend(performance, { finalScore: z.number() }),
});
export type CompletedTournament = z.infer<typeof completedTournament>;
export const completedTournaments = pageOf(completedTournament);

/** A tournament that the caller took part in; it may be deleted. */
export const playedTournament = z.object({
  id,
  title: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  endDate: instant,
  userRank: z.nullable(z.int()),
  /** The best percentage; null if the caller played nothing. */
  userBestScore: z.nullable(z.int()),
  stats: tournament.shape.stats,
  prizes: z.array(prize),
  /** What the caller won; null without a prize. */
  prizeWon: z.nullable(prize),
});
export type PlayedTournament = z.infer<typeof playedTournament>;
export const playedTournaments = pageOf(playedTournament);

export const submittedTournamentQuiz = z.object({
  /** Null for a play without an answer, which counts nowhere. */
  score: z.nullable(roundScore),
  /** The caller's round after it; null if the round is over. */
  ownRound: z.nullable(ownRound),
  rank: z.nullable(z.int()),
  /** Match points. */
  currentScore: z.number(),
});
export type SubmittedTournamentQuiz = z.infer<typeof submittedTournamentQuiz>;

/** The caller's current match, or else the next one. */
export const ownMatch = z.object({
  tournament: z.object({ id, name: z.string() }),
  /** `upcoming`: the first round hasn't been drawn yet. */
  state: z.enum(OWN_MATCH_STATES),
  /** Null before the first round. */
  round: z.nullable(z.int()),
  rounds: z.nullable(z.int()),
  /** When the round ends; before the first one, when it starts. */
  at: instant,
  /** 'Hidden player' and 'Deleted person' as in `participant`; null for a bye and in a round robin. */
  opponent: z.nullable(z.string()),
  /** The caller's score in percent; null until played. */
  percentage: z.nullable(z.int()),
  /** Null until it is decided. */
  won: z.nullable(z.boolean()),
});
export type OwnMatch = z.infer<typeof ownMatch>;

/** Notifies spectators that a tournament has changed; they read it again with `get`. */
export const tournamentHint = z.object({ id });
export type TournamentHint = z.infer<typeof tournamentHint>;
