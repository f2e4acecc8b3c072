// Replies for the hub of challenges and tournaments, with content on each of its tabs.
import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, inHours, pageCase, type WalkedPage } from '../walked-page.ts';
import {
  FINISHED_DETAIL,
  OVER,
  PLAYED,
  RUNNING_DETAIL,
  TOURNAMENT_ID,
  TOURNAMENTS,
  WAITING_DETAIL,
} from './tournament-answers.ts';

const CHALLENGE_ID = '018f3c1e-0000-7000-8000-000000000021';
const HUB = pageCase('challenges', 'busy', '/gamification');
const HUB_ADMIN = pageCase('challenges for admins', 'admin', '/gamification');
const HUB_COMPLETED = pageCase('completed challenges', 'busy', '/gamification?tab=completed');
const HUB_HISTORY = pageCase('history of challenges', 'busy', '/gamification?tab=history');
const HUB_TOURNAMENTS = pageCase('tournaments', 'busy', '/gamification?tab=tournaments');
const HUB_TOURNAMENTS_ADMIN = pageCase('tournaments for admins', 'admin', '/gamification?tab=tournaments');
const HUB_PAST_TOURNAMENTS = pageCase('completed tournaments', 'busy', '/gamification?tab=past-tournaments');
const HUB_TOURNAMENT = pageCase('one tournament', 'busy', `/gamification?tournament=${TOURNAMENT_ID}`);
const HUB_QUIZ = pageCase('quiz of a challenge', 'busy', `/gamification?play=${CHALLENGE_ID}`);
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
const A_CHALLENGE: Challenge = {
  id: CHALLENGE_ID,
  title: 'Three planets by midnight',
  description: 'Play three quizzes about the sky.',
  type: 'score_target',
  category: 'Science',
  rewards: REWARDS,
  quizTimeLimit: 300,
  parameters: { quizCount: 3, targetScore: 80, streakDays: 7, quizCategory: 'Science', timeLimit: 300 },
  status: 'available',
  wasReset: false,
  isAvailable: true,
  nextResetTime: null,
  startDate: inHours(-1),
  endDate: inHours(30),
  openPlay: null,
  participants: [],
  userProgress: null,
  quizzes: ['Planets', 'Moons', 'Comets'].map((title) => ({ id: newId(), title, category: 'Science' })),
  stats: { totalParticipants: 1204, completionRate: 41 },
};
const GAMES: ProcedureAnswers = {
  'tournaments.list': { items: TOURNAMENTS, nextCursor: null, balance: 320 },
  'tournaments.get': RUNNING_DETAIL,
  'tournaments.completed': { items: [OVER], nextCursor: null },
  'tournaments.history': { items: [PLAYED], nextCursor: null },
  'challenges.status': {
    items: [
      A_CHALLENGE,
      {
        ...A_CHALLENGE,
        id: newId(),
        title: 'A week without a break',
        type: 'streak_maintenance',
        category: 'General',
        status: 'in_progress',
        endDate: inHours(5),
        userProgress: { ...CHALLENGE_RUN, ...CHALLENGE_SUMS },
      },
      { ...A_CHALLENGE, id: newId(), title: 'Quick sums', type: 'speed_challenge', category: 'Math', wasReset: true },
    ],
    nextCursor: null,
  },
  'challenges.completed': {
    items: [
      {
        ...A_CHALLENGE,
        status: 'completed_today',
        nextResetTime: inHours(21),
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
    id: newId(),
    quiz: { id: newId(), title: 'Planets', category: 'Science' },
    revision: 0,
    answers: [],
    startedAt: inHours(0),
    now: inHours(0),
    deadline: inHours(0.1),
    questions: ['Which planet is the largest?', 'Which one has rings that people see with a small telescope?'].map(
      (question) => ({
        question: {
          id: newId(),
          kind: 'single',
          question,
          difficulty: 'medium',
          marks: 1,
          image: null,
          options: ['Jupiter', 'Saturn', 'Mars', 'Venus'],
        },
        order: null,
      }),
    ),
  },
};
const NO_GAMES: ProcedureAnswers = {
  'tournaments.list': { ...EMPTY_LIST, balance: 0 },
  'tournaments.completed': EMPTY_LIST,
  'tournaments.history': EMPTY_LIST,
  'challenges.status': EMPTY_LIST,
  'challenges.completed': EMPTY_LIST,
  'challenges.history': EMPTY_LIST,
};

const TABS = [HUB, HUB_ADMIN, HUB_COMPLETED, HUB_TOURNAMENTS, HUB_TOURNAMENTS_ADMIN, HUB_PAST_TOURNAMENTS, HUB_HISTORY];

const bigScreen = (name: string) => pageCase(name, 'busy', `/gamification/${TOURNAMENT_ID}/stage`);

const TOURNAMENT_STAGE: WalkedPage = {
  page: '/gamification/$tournamentId/stage',
  loaded: [
    { ...bigScreen('stage of a tournament'), answers: GAMES },
    { ...bigScreen('stage of a tournament that is over'), answers: { 'tournaments.get': FINISHED_DETAIL } },
  ],
  empty: [{ ...bigScreen('stage without players'), answers: { 'tournaments.get': WAITING_DETAIL } }],
  failing: [bigScreen('stage of a tournament')],
};

const GAMIFICATION: WalkedPage = {
  page: '/gamification',
  loaded: [...TABS, HUB_TOURNAMENT, HUB_QUIZ].map((tab) => ({ ...tab, answers: GAMES })),
  empty: TABS.map((tab) => ({ ...tab, answers: NO_GAMES })),
  failing: [HUB, HUB_COMPLETED, HUB_TOURNAMENTS, HUB_PAST_TOURNAMENTS, HUB_TOURNAMENT, HUB_HISTORY, HUB_QUIZ],
};

export const PAGES: readonly WalkedPage[] = [GAMIFICATION, TOURNAMENT_STAGE];
