// The hub of challenges and tournaments, with something on each of its tabs.
import { newId } from '@quorbit/contracts/lib/ids';
import { NOTHING, see, type WalkedPage } from '../walked-page.ts';

const TOURNAMENT_ID = '018f3c1e-0000-7000-8000-000000000022';
const CHALLENGE_ID = '018f3c1e-0000-7000-8000-000000000021';
const HUB = see('challenges', 'busy', '/gamification');
const HUB_ADMIN = see('challenges for admins', 'admin', '/gamification');
const HUB_COMPLETED = see('completed challenges', 'busy', '/gamification?tab=completed');
const HUB_HISTORY = see('history of challenges', 'busy', '/gamification?tab=history');
const HUB_TOURNAMENTS = see('tournaments', 'busy', '/gamification?tab=tournaments');
const HUB_TOURNAMENTS_ADMIN = see('tournaments for admins', 'admin', '/gamification?tab=tournaments');
const HUB_PAST_TOURNAMENTS = see('completed tournaments', 'busy', '/gamification?tab=past-tournaments');
const HUB_TOURNAMENT = see('one tournament', 'busy', `/gamification?tournament=${TOURNAMENT_ID}`);
const HUB_QUIZ = see('quiz of a challenge', 'busy', `/gamification?play=${CHALLENGE_ID}`);
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const PLAYED_QUIZ = { quiz: newId(), title: 'Planets', score: 7, totalMarks: 8, percentage: 88, timeTaken: 142 };
const CHALLENGE_RUN = {
  progress: 33,
  completed: false,
  completedAt: null,
  completedQuizzes: 1,
  quizScores: [PLAYED_QUIZ],
};
const DONE_RUN = { ...CHALLENGE_RUN, progress: 100, completed: true, completedAt: inHours(-3) };
const CHALLENGE_SUMS = { totalScore: 7, averagePercentage: 88, totalTimeSpent: 142, attempts: 1 };
const REWARDS = { xp: 150, badge: 'Stargazer of the week', theme: 'Galaxy' };
const A_CHALLENGE = {
  ...{ id: CHALLENGE_ID, title: 'Three planets by midnight', description: 'Play three quizzes about the sky.' },
  ...{ type: 'score_target', category: 'Science', rewards: REWARDS, quizTimeLimit: 300 },
  parameters: { quizCount: 3, targetScore: 80, streakDays: 7, quizCategory: 'Science', timeLimit: 300 },
  ...{ status: 'available', wasReset: false, isAvailable: true, nextResetTime: null },
  ...{ startDate: inHours(-1), endDate: inHours(30), openPlay: null, participants: [], userProgress: null },
  quizzes: ['Planets', 'Moons', 'Comets'].map((title) => ({ id: newId(), title, category: 'Science' })),
  stats: { totalParticipants: 1204, completionRate: 41 },
};
const TOURNAMENT_QUIZ = { id: newId(), title: 'Planets', category: 'Science' };
const ROUND_SCORE = { round: 1, quiz: TOURNAMENT_QUIZ.id, score: 7, totalMarks: 8, percentage: 88, timeTaken: 142 };
const NAMES = [
  'Ada Lovelace',
  'Maximiliane-Wilhelmine Hohenstaufen-Lichtenberg',
  'Grace',
  'Cy',
  'Di',
  'Ed',
  'Flo',
  'Gus',
];
const PLAYERS = NAMES.map((name, index) => ({
  ...{ id: newId(), user: newId(), name, title: index === 0 ? 'Champion of Spring' : null, seed: index + 1 },
  ...{ rank: index + 1, averagePercentage: 90 - index, totalTime: 142 + index, quizzesCompleted: 1 },
  ...{ eliminated: index > 3, quizScores: [ROUND_SCORE], currentScore: index < 4 ? 1 : 0, withdrawn: index === 7 },
}));
const [OWN_PLAYER] = PLAYERS;
const sideOf = (index: number, played = true) => ({
  player: PLAYERS[index]?.id,
  ...{ played, playing: false },
  score: played ? { ...ROUND_SCORE, percentage: 90 - index } : null,
});
const A_TOURNAMENT = {
  ...{ id: TOURNAMENT_ID, name: 'Autumn Cup of the sky and all that is in it', type: 'single_elimination' },
  ...{ description: 'Four weeks, eight players, one winner.', category: 'Science', status: 'registration_open' },
  ...{ registrationStart: inHours(-20), registrationEnd: inHours(30) },
  ...{ tournamentStart: inHours(50), tournamentEnd: inHours(220), rounds: null, currentRound: 0 },
  settings: { maxParticipants: 16, entryFee: 50, duration: 7, timeLimit: 300, quizCategory: 'Science', quizCount: 2 },
  ...{ quizCount: 2, quizzes: [TOURNAMENT_QUIZ], stats: { totalParticipants: 8 }, participants: PLAYERS },
  prizes: [
    { position: 1, xp: 500, badge: 'Star of the season', theme: 'Galaxy', title: 'Champion of Autumn' },
    { position: 2, xp: 300, badge: null, theme: null, title: null },
    { position: 3, xp: 200, badge: null, theme: null, title: null },
  ],
  userParticipation: null,
};
const OWN_PART = {
  ...{ player: OWN_PLAYER?.id, registeredAt: inHours(-10), withdrawn: false, withoutPrizes: false },
  ...{ canPlay: true, openPlay: null },
  ownRound: {
    ...{ round: 2, endsAt: inHours(20), state: 'to_play', quiz: TOURNAMENT_QUIZ, won: null, score: null },
    opponent: PLAYERS[1]?.id,
  },
};
const RUNNING = {
  ...{ ...A_TOURNAMENT, status: 'in_progress', rounds: 3, currentRound: 2, userParticipation: OWN_PART },
  ...{ tournamentStart: inHours(-40), tournamentEnd: inHours(32) },
};
const FIRST_ROUND = [0, 1, 2, 3].map((index) => ({
  ...{ id: newId(), place: index, decided: true, winner: PLAYERS[index]?.id },
  sides: [sideOf(index), sideOf(7 - index)],
}));
const SECOND_ROUND = [0, 1].map((index) => ({
  ...{ id: newId(), place: index, decided: false, winner: null },
  sides: [sideOf(2 * index, false), sideOf(2 * index + 1, index === 0)],
}));
const RUNNING_DETAIL = {
  ...{ tournament: RUNNING, balance: 320 },
  schedule: [FIRST_ROUND, SECOND_ROUND, []].map((matches, index) => ({
    ...{ round: index + 1, startsAt: inHours(24 * index - 40), endsAt: inHours(24 * index - 16) },
    ...{ quiz: TOURNAMENT_QUIZ, matches },
  })),
};
const TOURNAMENTS = [
  A_TOURNAMENT,
  { ...RUNNING, id: newId(), name: 'Swiss evenings', type: 'swiss_system' },
  { ...A_TOURNAMENT, id: newId(), name: 'Everyone meets everyone', type: 'round_robin', status: 'upcoming' },
];
const OVER = {
  ...{ ...A_TOURNAMENT, id: newId(), name: 'Spring Cup', status: 'completed', tournamentEnd: inHours(-30) },
  totalParticipants: 16,
  userPerformance: {
    ...{ rank: 2, finalScore: 3.5, averagePercentage: 81, totalTime: 412, quizzesCompleted: 4, eliminated: true },
    quizScores: [ROUND_SCORE],
  },
};
const PLAYED = {
  ...{ id: newId(), title: 'Spring Cup', status: 'completed', endDate: inHours(-30), userRank: 2, userBestScore: 88 },
  ...{ stats: { totalParticipants: 16 }, prizes: A_TOURNAMENT.prizes, prizeWon: A_TOURNAMENT.prizes[1] },
};
const GAMES = {
  'tournaments.list': { items: TOURNAMENTS, nextCursor: null, balance: 320 },
  'tournaments.get': RUNNING_DETAIL,
  'tournaments.completed': { items: [OVER], nextCursor: null },
  'tournaments.history': { items: [PLAYED], nextCursor: null },
  'challenges.status': {
    items: [
      A_CHALLENGE,
      {
        ...{ ...A_CHALLENGE, id: newId(), title: 'A week without a break', type: 'streak_maintenance' },
        ...{ category: 'General', status: 'in_progress', endDate: inHours(5) },
        userProgress: { ...CHALLENGE_RUN, ...CHALLENGE_SUMS },
      },
      { ...A_CHALLENGE, id: newId(), title: 'Quick sums', type: 'speed_challenge', category: 'Math', wasReset: true },
    ],
    nextCursor: null,
  },
  'challenges.completed': {
    items: [
      {
        ...{ ...A_CHALLENGE, status: 'completed_today', nextResetTime: inHours(21) },
        userProgress: { ...DONE_RUN, ...CHALLENGE_SUMS },
      },
    ],
    nextCursor: null,
  },
  'challenges.history': {
    items: [
      {
        ...CHALLENGE_RUN,
        id: newId(),
        title: 'Quick sums',
        attempts: 2,
        createdAt: inHours(-40),
        endDate: inHours(-16),
        rewards: REWARDS,
      },
      {
        ...DONE_RUN,
        id: newId(),
        title: A_CHALLENGE.title,
        attempts: 1,
        createdAt: inHours(-9),
        endDate: inHours(30),
        rewards: REWARDS,
      },
    ],
    nextCursor: null,
  },
  'challenges.startQuiz': {
    ...{ id: newId(), quiz: { id: newId(), title: 'Planets', category: 'Science' }, revision: 0, answers: [] },
    ...{ startedAt: inHours(0), now: inHours(0), deadline: inHours(0.1) },
    questions: ['Which planet is the largest?', 'Which one has rings that people see with a small telescope?'].map(
      (question) => ({
        question: {
          ...{ id: newId(), kind: 'single', question, difficulty: 'medium', marks: 1, image: null },
          options: ['Jupiter', 'Saturn', 'Mars', 'Venus'],
        },
        order: null,
      }),
    ),
  },
};
const WAITING_DETAIL = {
  ...{ tournament: { ...A_TOURNAMENT, participants: [], stats: { totalParticipants: 0 } }, schedule: [], balance: 0 },
};
const FINISHED_DETAIL = {
  ...RUNNING_DETAIL,
  tournament: { ...RUNNING, status: 'completed', currentRound: 3, userParticipation: null },
};
/** What home shows of one's own match. */
export const OWN_MATCH = {
  ...{ tournament: { id: TOURNAMENT_ID, name: A_TOURNAMENT.name }, state: 'to_play', round: 2, rounds: 3 },
  ...{ at: inHours(20), opponent: NAMES[1], percentage: null, won: null },
};
const NOTHING_PLAYED = {
  'tournaments.list': { ...NOTHING, balance: 0 },
  'tournaments.completed': NOTHING,
  'tournaments.history': NOTHING,
  'challenges.status': NOTHING,
  'challenges.completed': NOTHING,
  'challenges.history': NOTHING,
};

const TABS = [HUB, HUB_ADMIN, HUB_COMPLETED, HUB_TOURNAMENTS, HUB_TOURNAMENTS_ADMIN, HUB_PAST_TOURNAMENTS, HUB_HISTORY];

const stage = (name: string) => see(name, 'busy', `/gamification/${TOURNAMENT_ID}/stage`);

const TOURNAMENT_STAGE: WalkedPage = {
  page: '/gamification/$tournamentId/stage',
  loaded: [
    { ...stage('stage of a tournament'), answers: GAMES },
    { ...stage('stage of a tournament that is over'), answers: { 'tournaments.get': FINISHED_DETAIL } },
  ],
  empty: [{ ...stage('stage without players'), answers: { 'tournaments.get': WAITING_DETAIL } }],
  failing: [stage('stage of a tournament')],
};

const GAMIFICATION: WalkedPage = {
  page: '/gamification',
  loaded: [...TABS, HUB_TOURNAMENT, HUB_QUIZ].map((one) => ({ ...one, answers: GAMES })),
  empty: TABS.map((one) => ({ ...one, answers: NOTHING_PLAYED })),
  failing: [HUB, HUB_COMPLETED, HUB_TOURNAMENTS, HUB_PAST_TOURNAMENTS, HUB_TOURNAMENT, HUB_HISTORY, HUB_QUIZ],
};

export const PAGES: readonly WalkedPage[] = [GAMIFICATION, TOURNAMENT_STAGE];
