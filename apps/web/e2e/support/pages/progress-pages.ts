import { newId } from '@quorbit/contracts/lib/ids';
import { SESSIONS, STUDIED_DASHBOARD, STUDIED_INTELLIGENCE } from '../studied-data.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

/** A leaderboard without learners. */
const NOBODY = {
  ...EMPTY_LIST,
  asOf: new Date(0).toISOString(),
  endsOn: null,
  learners: 0,
  own: { hidden: false, row: null, near: [], ahead: null, quizzes: 0 },
};
const HIDDEN = { ...NOBODY, own: { ...NOBODY.own, hidden: true } };
const ACHIEVEMENTS = pageCase('achievements', 'busy', '/achievements');
const XP_BOARD = pageCase('XP leaderboard', 'busy', '/xp-leaderboard?period=monthly');
const BOARD = pageCase('leaderboard', 'busy', '/leaderboard?period=all');
const ANALYTICS = pageCase('analytics', 'busy', '/analytics');
const DASHBOARD = pageCase('premium dashboard', 'admin', '/enhanced-dashboard?range=month');
const INTELLIGENCE = pageCase('intelligence dashboard', 'admin', '/intelligence-dashboard');
const ADVANCED = pageCase('advanced analytics', 'admin', '/advanced-analytics');
const REVIEWS = pageCase('reviews', 'busy', '/reviews');
const QUESTIONS = pageCase('review questions', 'busy', '/reviews/questions');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/xp-leaderboard',
    loaded: [XP_BOARD],
    empty: [
      { ...XP_BOARD, answers: { 'leaderboards.listByXp': NOBODY } },
      {
        ...pageCase('XP leaderboard without friends', 'busy', '/xp-leaderboard?period=monthly&scope=friends'),
        answers: { 'leaderboards.listByXp': NOBODY },
      },
      pageCase('XP leaderboard of a missing group', 'busy', () => `/xp-leaderboard?scope=${newId()}`),
      {
        ...pageCase('XP leaderboard while hidden', 'busy', '/xp-leaderboard'),
        answers: { 'leaderboards.listByXp': HIDDEN },
      },
    ],
    failing: [XP_BOARD],
  },
  {
    page: '/leaderboard',
    loaded: [BOARD],
    empty: [{ ...BOARD, answers: { 'leaderboards.listByAverage': NOBODY } }],
    failing: [BOARD],
  },
  {
    page: '/analytics',
    loaded: [ANALYTICS],
    empty: [pageCase('analytics without answers', 'fresh', '/analytics')],
    failing: [ANALYTICS],
  },
  {
    page: '/enhanced-dashboard',
    loaded: [{ ...DASHBOARD, answers: { 'dashboards.get': STUDIED_DASHBOARD } }],
    empty: [pageCase('premium dashboard without answers', 'premium', '/enhanced-dashboard')],
    failing: [DASHBOARD],
  },
  {
    page: '/intelligence-dashboard',
    loaded: [{ ...INTELLIGENCE, answers: { 'analytics.getIntelligence': STUDIED_INTELLIGENCE } }],
    empty: [pageCase('intelligence dashboard without answers', 'premium', '/intelligence-dashboard')],
    failing: [INTELLIGENCE],
  },
  {
    page: '/advanced-analytics',
    loaded: [{ ...ADVANCED, answers: { 'analytics.listSessions': SESSIONS } }],
    empty: [pageCase('advanced analytics without quizzes', 'premium', '/advanced-analytics')],
    failing: [ADVANCED],
  },
  { page: '/reviews', loaded: [REVIEWS], empty: [pageCase('reviews', 'fresh', '/reviews')], failing: [REVIEWS] },
  {
    page: '/reviews/questions',
    loaded: [QUESTIONS],
    empty: [
      pageCase('review questions', 'fresh', '/reviews/questions'),
      pageCase('no tricky questions', 'busy', '/reviews/questions?show=tricky'),
    ],
    failing: [QUESTIONS],
  },
  {
    page: '/achievements',
    loaded: [ACHIEVEMENTS, pageCase('unlocked achievements', 'busy', '/achievements?show=unlocked')],
    empty: [pageCase('no achievements yet', 'fresh', '/achievements?show=unlocked')],
    failing: [ACHIEVEMENTS],
  },
];
