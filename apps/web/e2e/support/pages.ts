import { newId } from '@quorbit/contracts/lib/ids';
import type { PageCase } from './prepared.ts';

/** Every page with something on it. */
export const LOADED: readonly PageCase[] = [
  { name: 'sign-in', path: () => '/login', as: null },
  { name: 'sign-up', path: () => '/register', as: null },
  { name: 'forgotten password', path: () => '/forgot-password', as: null },
  { name: 'new password', path: () => '/reset-password?token=x', as: null },
  { name: 'privacy policy', path: () => '/privacy-policy', as: null },
  { name: 'terms', path: () => '/terms-and-conditions', as: null },
  { name: 'refunds', path: () => '/refund-policy', as: null },
  { name: 'shipping', path: () => '/shipping-policy', as: null },
  { name: 'home', path: () => '/', as: 'busy' },
  { name: 'quizzes', path: () => '/user/test', as: 'busy' },
  { name: 'rules', path: ({ quizId }) => `/user/test/${quizId}`, as: 'busy' },
  { name: 'reports', path: () => '/user/report', as: 'busy' },
  { name: 'report', path: ({ reportId }) => `/report/${reportId}`, as: 'busy' },
  { name: 'reviews', path: () => '/reviews', as: 'busy' },
  { name: 'settings', path: () => '/settings', as: 'busy' },
  { name: 'offline and sync', path: () => '/settings/sync', as: 'busy' },
  { name: 'upgrade', path: () => '/upgrade', as: 'busy' },
  { name: 'premium page for a user', path: () => '/premium/quizzes', as: 'busy' },
  { name: 'own quizzes', path: () => '/premium/quizzes', as: 'premium' },
  { name: 'one own quiz', path: ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}`, as: 'premium' },
  { name: 'admin home', path: () => '/admin', as: 'admin' },
  { name: 'sync health', path: () => '/admin/sync', as: 'admin' },
  { name: 'quiz making for admins', path: () => '/admin/create', as: 'admin' },
  { name: 'unknown address', path: () => '/no/such/page', as: 'busy' },
];

/** Pages with nothing to show. */
export const EMPTY: readonly PageCase[] = [
  { name: 'home', path: () => '/', as: 'fresh' },
  { name: 'reports', path: () => '/user/report', as: 'fresh' },
  { name: 'reviews', path: () => '/reviews', as: 'fresh' },
  { name: 'offline and sync', path: () => '/settings/sync', as: 'fresh' },
  { name: 'quizzes without a match', path: () => '/user/test?search=zzzzzz', as: 'fresh' },
  { name: 'a report that is not there', path: () => `/report/${newId()}`, as: 'fresh' },
  { name: 'a quiz that is not there', path: () => `/user/test/${newId()}`, as: 'fresh' },
];

const NEEDS_SERVER = [
  'home',
  'quizzes',
  'rules',
  'reports',
  'report',
  'reviews',
  'settings',
  'own quizzes',
  'offline and sync',
  'sync health',
];

/** Pages that ask the server for what they show. */
export const FAILING: readonly PageCase[] = LOADED.filter(({ name }) => NEEDS_SERVER.includes(name));
