// What tournaments tell.
import * as z from 'zod/mini';
import { CHALLENGE_CATEGORIES } from '../challenges/types.ts';
import { page } from '../lib/paging.ts';
import { id, instant } from '../lib/scalars.ts';
import { OWN_MATCH_STATES, ROUND_STATES, TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from './types.ts';

/** What somebody made of the quiz of one round. */
const roundScore = z.object({
  /** Counted from 1. */
  round: z.int(),
  quiz: id,
  /** Marks. */
  score: z.int(),
  totalMarks: z.int(),
  /** 0–100. */
  percentage: z.int(),
  /** Seconds. */
  timeTaken: z.int(),
});
export type RoundScore = z.infer<typeof roundScore>;

const performance = z.object({
  /** 1, 2, 2, 4 …; null before the start. */
  rank: z.nullable(z.int()),
  averagePercentage: z.int(),
  /** Seconds. */
  totalTime: z.int(),
  quizzesCompleted: z.int(),
  /** Whether they play no more: they lost in a bracket, or are withdrawn. */
  eliminated: z.boolean(),
  quizScores: z.array(roundScore),
});

/**
 * A player as the caller may see them. Quizzes of a match that isn't decided yet aren't told, except to who played them.
 */
const participant = z.extend(performance, {
  /** The player's own id in this tournament, which matches name. */
  id,
  /** Null for hidden players and deleted accounts: no link. */
  user: z.nullable(id),
  /** 'Hidden player' where one has blocked the other, 'Deleted person' where the account is gone. */
  name: z.string(),
  /** What they won in some tournament, to be shown beside the name. */
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
  /** For the first place alone. */
  title: z.nullable(z.string()),
});

const shownQuiz = z.object({ id, title: z.string(), category: z.string() });

/** The caller's own part in the round that is played now. */
const ownRound = z.object({
  round: z.int(),
  /** When this round ends. */
  endsAt: instant,
  state: z.enum(ROUND_STATES),
  /** What is played in this round. */
  quiz: shownQuiz,
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
  /** Whether they are out because they missed rounds. Withdrawing oneself leaves nothing. */
  withdrawn: z.boolean(),
  /** Whether they came to see the answers meanwhile: then they win no prize. */
  withoutPrizes: z.boolean(),
  /** Null where no round is being played. */
  ownRound: z.nullable(ownRound),
  /** Whether the caller can begin, or go on with, the quiz of this round. */
  canPlay: z.boolean(),
  /** The quiz that the caller has begun and not submitted; null for none. */
  openPlay: z.nullable(z.object({ id, quizId: id, deadline: instant })),
});

export const tournament = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  category: z.enum(CHALLENGE_CATEGORIES),
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
    quizCategory: z.enum(CHALLENGE_CATEGORIES),
    quizCount: z.int(),
  }),
  quizCount: z.int(),
  quizzes: z.array(shownQuiz),
  prizes: z.array(prize),
  /** How many rounds there are; null until the start, when it is known how many play. */
  rounds: z.nullable(z.int()),
  /** The round that is played now, or was last; 0 before the first. */
  currentRound: z.int(),
  stats: z.object({ totalParticipants: z.int() }),
  /** By rank, or in the order in which they registered. */
  participants: z.array(participant),
  /** Null if the caller isn't registered. */
  userParticipation: z.nullable(userParticipation),
});
export type Tournament = z.infer<typeof tournament>;
/** `balance`: XP that the caller has to spend on fees. */
export const tournamentList = z.extend(page(tournament), { balance: z.int() });

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
  /** Null where nobody came from the round before; one alone has a bye. */
  sides: z.tuple([z.nullable(side), z.nullable(side)]),
  decided: z.boolean(),
  /** A player's id; null until it is decided, and where nobody played. */
  winner: z.nullable(id),
});
export type Match = z.infer<typeof match>;

const round = z.object({
  /** Counted from 1. */
  round: z.int(),
  startsAt: instant,
  endsAt: instant,
  quiz: shownQuiz,
  /** None until the round begins, and in a round robin, where everybody is compared with everybody. */
  matches: z.array(match),
});
export type Round = z.infer<typeof round>;

/** A tournament with all its rounds, including future ones; none before the start. It has no questions. */
export const tournamentDetail = z.object({ tournament, schedule: z.array(round), balance: z.int() });
export type TournamentDetail = z.infer<typeof tournamentDetail>;

/** A tournament that is over and in which the caller played. */
export const completedTournament = z.extend(tournament, {
  totalParticipants: z.int(),
  /** `finalScore`: match points. */
  userPerformance: z.extend(performance, { finalScore: z.number() }),
});
export type CompletedTournament = z.infer<typeof completedTournament>;
export const completedTournaments = page(completedTournament);

/** A tournament that the caller took part in, deleted ones too. */
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
export const playedTournaments = page(playedTournament);

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

/** The caller's match that is played now, or else the next one. */
export const ownMatch = z.object({
  tournament: z.object({ id, name: z.string() }),
  /** `upcoming`: the first round hasn't been drawn yet. */
  state: z.enum(OWN_MATCH_STATES),
  /** Null before the first round. */
  round: z.nullable(z.int()),
  rounds: z.nullable(z.int()),
  /** When the round ends; before the first one, when it starts. */
  at: instant,
  /** 'Hidden player' and 'Deleted person' as elsewhere; null for a bye, and where everybody meets everybody. */
  opponent: z.nullable(z.string()),
  /** What the caller made of it in percent; null until it is played. */
  percentage: z.nullable(z.int()),
  /** Null until it is decided. */
  won: z.nullable(z.boolean()),
});
export type OwnMatch = z.infer<typeof ownMatch>;

/** Tells who watches a tournament that something has changed; what it is, `get` tells. */
export const tournamentHint = z.object({ id });
export type TournamentHint = z.infer<typeof tournamentHint>;
