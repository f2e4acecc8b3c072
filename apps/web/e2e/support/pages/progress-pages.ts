import { newId } from '@quorbit/contracts/lib/ids';
import { known, SESSIONS, studied } from '../studied.ts';
import { NOTHING, see, type WalkedPage } from '../walked-page.ts';

/** A board with nobody on it. */
const NOBODY = {
  ...NOTHING,
  asOf: new Date(0).toISOString(),
  endsOn: null,
  learners: 0,
  own: { hidden: false, row: null, near: [], ahead: null, quizzes: 0 },
};
const HIDDEN = { ...NOBODY, own: { ...NOBODY.own, hidden: true } };
const ACHIEVEMENTS = see('achievements', 'busy', '/achievements');
const XP_BOARD = see('XP leaderboard', 'busy', '/xp-leaderboard?period=monthly');
const BOARD = see('leaderboard', 'busy', '/leaderboard?period=all');
const ANALYTICS = see('analytics', 'busy', '/analytics');
const DASHBOARD = see('premium dashboard', 'admin', '/enhanced-dashboard?range=month');
const INTELLIGENCE = see('intelligence dashboard', 'admin', '/intelligence-dashboard');
const ADVANCED = see('advanced analytics', 'admin', '/advanced-analytics');
const REVIEWS = see('reviews', 'busy', '/reviews');
const QUESTIONS = see('review questions', 'busy', '/reviews/questions');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/xp-leaderboard',
    loaded: [XP_BOARD],
    empty: [
      { ...XP_BOARD, answers: { 'leaderboards.listByXp': NOBODY } },
      {
        ...see('XP leaderboard without friends', 'busy', '/xp-leaderboard?period=monthly&scope=friends'),
        answers: { 'leaderboards.listByXp': NOBODY },
      },
      see('XP leaderboard of a group that is not there', 'busy', () => `/xp-leaderboard?scope=${newId()}`),
      {
        ...see('XP leaderboard while hidden', 'busy', '/xp-leaderboard'),
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
    empty: [see('analytics without answers', 'fresh', '/analytics')],
    failing: [ANALYTICS],
  },
  {
    page: '/enhanced-dashboard',
    loaded: [{ ...DASHBOARD, answers: { 'dashboards.get': studied } }],
    empty: [see('premium dashboard without answers', 'premium', '/enhanced-dashboard')],
    failing: [DASHBOARD],
  },
  {
    page: '/intelligence-dashboard',
    loaded: [{ ...INTELLIGENCE, answers: { 'analytics.getIntelligence': known } }],
    empty: [see('intelligence dashboard without answers', 'premium', '/intelligence-dashboard')],
    failing: [INTELLIGENCE],
  },
  {
    page: '/advanced-analytics',
    loaded: [{ ...ADVANCED, answers: { 'analytics.listSessions': SESSIONS } }],
    empty: [see('advanced analytics without quizzes', 'premium', '/advanced-analytics')],
    failing: [ADVANCED],
  },
  { page: '/reviews', loaded: [REVIEWS], empty: [see('reviews', 'fresh', '/reviews')], failing: [REVIEWS] },
  {
    page: '/reviews/questions',
    loaded: [QUESTIONS],
    empty: [
      see('review questions', 'fresh', '/reviews/questions'),
      see('no tricky questions', 'busy', '/reviews/questions?show=tricky'),
    ],
    failing: [QUESTIONS],
  },
  {
    page: '/achievements',
    loaded: [ACHIEVEMENTS, see('unlocked achievements', 'busy', '/achievements?show=unlocked')],
    empty: [see('no achievements yet', 'fresh', '/achievements?show=unlocked')],
    failing: [ACHIEVEMENTS],
  },
];
