// Replies with a tournament before, during and after play.
import { newId } from '@quorbit/contracts/lib/ids';
import type {
  CompletedTournament,
  Match,
  OwnMatch,
  Participant,
  PlayedTournament,
  Tournament,
  TournamentDetail,
} from '@quorbit/contracts/tournaments/views';
import { inHours } from '../walked-page.ts';

export const TOURNAMENT_ID = '018f3c1e-0000-7000-8000-000000000022';
const TOURNAMENT_QUIZ = { id: newId(), title: 'Planets', category: 'Science' };
const ROUND_SCORE = { round: 1, quiz: TOURNAMENT_QUIZ.id, score: 7, totalMarks: 8, percentage: 88, timeTaken: 142 };
const OPPONENT = 'Maximiliane-Wilhelmine Hohenstaufen-Lichtenberg';
const NAMES = ['Ada Lovelace', OPPONENT, 'Grace', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
const playerId = (index: number) => `018f3c1e-0000-7000-8000-0000000003${index.toString(16).padStart(2, '0')}`;
const PLAYERS = NAMES.map(
  (name, index): Participant => ({
    id: playerId(index),
    user: newId(),
    name,
    title: index === 0 ? 'Champion of Spring' : null,
    seed: index + 1,
    rank: index + 1,
    averagePercentage: 90 - index,
    totalTime: 142 + index,
    quizzesCompleted: 1,
    eliminated: index > 3,
    quizScores: [ROUND_SCORE],
    currentScore: index < 4 ? 1 : 0,
    withdrawn: index === 7,
  }),
);
const sideOf = (index: number, played = true): Match['sides'][number] => ({
  player: playerId(index),
  played,
  playing: false,
  score: played ? { ...ROUND_SCORE, percentage: 90 - index } : null,
});
const SECOND_PRIZE = { position: 2, xp: 300, badge: null, theme: null, title: null };
const A_TOURNAMENT: Tournament = {
  id: TOURNAMENT_ID,
  name: 'Autumn Cup of the sky and all that is in it',
  type: 'single_elimination',
  description: 'Four weeks, eight players, one winner.',
  category: 'Science',
  status: 'registration_open',
  registrationStart: inHours(-20),
  registrationEnd: inHours(30),
  tournamentStart: inHours(50),
  tournamentEnd: inHours(220),
  rounds: null,
  currentRound: 0,
  settings: { maxParticipants: 16, entryFee: 50, duration: 7, timeLimit: 300, quizCategory: 'Science', quizCount: 2 },
  quizCount: 2,
  quizzes: [TOURNAMENT_QUIZ],
  stats: { totalParticipants: 8 },
  participants: PLAYERS,
  prizes: [
    { position: 1, xp: 500, badge: 'Star of the season', theme: 'Galaxy', title: 'Champion of Autumn' },
    SECOND_PRIZE,
    { position: 3, xp: 200, badge: null, theme: null, title: null },
  ],
  userParticipation: null,
};
const OWN_PART: Tournament['userParticipation'] = {
  player: playerId(0),
  registeredAt: inHours(-10),
  withdrawn: false,
  withoutPrizes: false,
  canPlay: true,
  openPlay: null,
  ownRound: {
    round: 2,
    endsAt: inHours(20),
    state: 'to_play',
    quiz: TOURNAMENT_QUIZ,
    won: null,
    score: null,
    opponent: playerId(1),
  },
};
const RUNNING: Tournament = {
  ...A_TOURNAMENT,
  status: 'in_progress',
  rounds: 3,
  currentRound: 2,
  userParticipation: OWN_PART,
  tournamentStart: inHours(-40),
  tournamentEnd: inHours(32),
};
const FIRST_ROUND = [0, 1, 2, 3].map(
  (index): Match => ({
    id: newId(),
    place: index,
    decided: true,
    winner: playerId(index),
    sides: [sideOf(index), sideOf(7 - index)],
  }),
);
const SECOND_ROUND = [0, 1].map(
  (index): Match => ({
    id: newId(),
    place: index,
    decided: false,
    winner: null,
    sides: [sideOf(2 * index, false), sideOf(2 * index + 1, index === 0)],
  }),
);
export const RUNNING_DETAIL: TournamentDetail = {
  tournament: RUNNING,
  balance: 320,
  schedule: [FIRST_ROUND, SECOND_ROUND, []].map((matches, index) => ({
    round: index + 1,
    startsAt: inHours(24 * index - 40),
    endsAt: inHours(24 * index - 16),
    quiz: TOURNAMENT_QUIZ,
    matches,
  })),
};
export const TOURNAMENTS: Tournament[] = [
  A_TOURNAMENT,
  { ...RUNNING, id: newId(), name: 'Swiss evenings', type: 'swiss_system' },
  { ...A_TOURNAMENT, id: newId(), name: 'Everyone meets everyone', type: 'round_robin', status: 'upcoming' },
];
export const OVER: CompletedTournament = {
  ...A_TOURNAMENT,
  id: newId(),
  name: 'Spring Cup',
  status: 'completed',
  tournamentEnd: inHours(-30),
  totalParticipants: 16,
  userPerformance: {
    rank: 2,
    finalScore: 3.5,
    averagePercentage: 81,
    totalTime: 412,
    quizzesCompleted: 4,
    eliminated: true,
    quizScores: [ROUND_SCORE],
  },
};
export const PLAYED: PlayedTournament = {
  id: newId(),
  title: 'Spring Cup',
  status: 'completed',
  endDate: inHours(-30),
  userRank: 2,
  userBestScore: 88,
  stats: { totalParticipants: 16 },
  prizes: A_TOURNAMENT.prizes,
  prizeWon: SECOND_PRIZE,
};
export const WAITING_DETAIL: TournamentDetail = {
  tournament: { ...A_TOURNAMENT, participants: [], stats: { totalParticipants: 0 } },
  schedule: [],
  balance: 0,
};
export const FINISHED_DETAIL: TournamentDetail = {
  ...RUNNING_DETAIL,
  tournament: { ...RUNNING, status: 'completed', currentRound: 3, userParticipation: null },
};
/** The user's own match as home shows it. */
export const OWN_MATCH: OwnMatch = {
  tournament: { id: TOURNAMENT_ID, name: A_TOURNAMENT.name },
  state: 'to_play',
  round: 2,
  rounds: 3,
  at: inHours(20),
  opponent: OPPONENT,
  percentage: null,
  won: null,
};
