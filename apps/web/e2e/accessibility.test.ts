import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, scrollsSideways } from './support/axe.ts';
import { journeys } from './support/browser.ts';
import { DEMO } from './support/people.ts';

const { open, address } = journeys();

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

interface Account {
  token: string;
  user: { id: string };
}

/** Speaks to the REST paths as a third-party program would. */
async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(`${address()}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<T>;
}

interface QuizView {
  _id: string;
  questions: { id?: string; _id?: string }[];
}

const people = { fresh: undefined, busy: undefined, premium: undefined, admin: undefined } as Record<
  'fresh' | 'busy' | 'premium' | 'admin',
  Account | undefined
>;
let reportId = '';
let quizId = '';
let premiumQuizId = '';

beforeAll(async () => {
  const register = (name: string) =>
    call<Account>('POST', '/api/auth/register', {
      name,
      email: `${newId()}@example.org`,
      password: 'a long enough passphrase',
    });
  people.fresh = await register('Fresh Learner');
  people.busy = await register('Busy Learner');
  people.admin = await call<Account>('POST', '/api/auth/login', { email: DEMO.admin, password: DEMO.password });
  const author = await register('Pria Premium');
  people.premium = await call<Account>(
    'PATCH',
    '/api/users/update-role',
    { userId: author.user.id, role: 'premium' },
    author.token,
  );
  const made = await call<QuizView>(
    'POST',
    '/api/quizzes',
    { title: `Rivers ${newId().slice(-5)}`, category: 'Geography' },
    people.premium.token,
  );
  premiumQuizId = made._id;
  await call(
    'POST',
    `/api/quizzes/${made._id}/questions`,
    {
      question: 'Which river is in Egypt?',
      options: ['Rhine', 'Nile', 'Po', 'Ebro'],
      correctAnswer: 'B',
      difficulty: 'easy',
    },
    people.premium.token,
  );

  const [quiz] = await call<{ _id: string }[]>(
    'GET',
    '/api/quizzes?limit=1&search=atoms',
    undefined,
    people.busy.token,
  );
  if (!quiz) throw new Error('There is no seed content.');
  quizId = quiz._id;
  const { questions } = await call<QuizView>('GET', `/api/quizzes/${quizId}`, undefined, people.busy.token);
  const now = Date.now();
  const report = await call<{ _id: string }>(
    'POST',
    `/api/quizzes/${quizId}/attempts`,
    {
      startedAt: new Date(now - 60_000).toISOString(),
      finishedAt: new Date(now).toISOString(),
      answers: questions
        .slice(0, 8)
        .map((question, index) => ({ questionId: question._id ?? question.id, option: index % 4, timeSpent: 4 })),
    },
    people.busy.token,
  );
  reportId = report._id;
});

interface PageCase {
  path: () => string;
  name: string;
  as: keyof typeof people | null;
}

const LOADED: readonly PageCase[] = [
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
  { name: 'rules', path: () => `/user/test/${quizId}`, as: 'busy' },
  { name: 'reports', path: () => '/user/report', as: 'busy' },
  { name: 'report', path: () => `/report/${reportId}`, as: 'busy' },
  { name: 'reviews', path: () => '/reviews', as: 'busy' },
  { name: 'settings', path: () => '/settings', as: 'busy' },
  { name: 'offline and sync', path: () => '/settings/sync', as: 'busy' },
  { name: 'upgrade', path: () => '/upgrade', as: 'busy' },
  { name: 'premium page for a user', path: () => '/premium/quizzes', as: 'busy' },
  { name: 'own quizzes', path: () => '/premium/quizzes', as: 'premium' },
  { name: 'one own quiz', path: () => `/premium/quiz/${premiumQuizId}`, as: 'premium' },
  { name: 'admin home', path: () => '/admin', as: 'admin' },
  { name: 'sync health', path: () => '/admin/sync', as: 'admin' },
  { name: 'quiz making for admins', path: () => '/admin/create', as: 'admin' },
  { name: 'unknown address', path: () => '/no/such/page', as: 'busy' },
];

const EMPTY: readonly PageCase[] = [
  { name: 'home', path: () => '/', as: 'fresh' },
  { name: 'reports', path: () => '/user/report', as: 'fresh' },
  { name: 'reviews', path: () => '/reviews', as: 'fresh' },
  { name: 'offline and sync', path: () => '/settings/sync', as: 'fresh' },
  { name: 'quizzes without a match', path: () => '/user/test?search=zzzzzz', as: 'fresh' },
  { name: 'a report that is not there', path: () => `/report/${newId()}`, as: 'fresh' },
  { name: 'a quiz that is not there', path: () => `/user/test/${newId()}`, as: 'fresh' },
];

const FAILING = LOADED.filter(({ name }) =>
  [
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
  ].includes(name),
);

async function signedInPage(as: PageCase['as']): Promise<Page> {
  const page = await open();
  const account = as === null ? undefined : people[as];
  if (account) {
    await page.addInitScript(({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    }, account);
  }
  return page;
}

/** What is wrong with the page on show, at every width in both schemes. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFindings(page)).map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
    if (await scrollsSideways(page)) found.push(`${width}: the page scrolls sideways`);
  }
  return found;
}

async function findingsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  return findings(page);
}

describe('has no findings', () => {
  it.each(LOADED)('$name', async ({ path, as }) => {
    const page = await signedInPage(as);
    expect(await findingsAt(page, path())).toEqual([]);
  });

  it.each(EMPTY)('$name, empty', async ({ path, as }) => {
    const page = await signedInPage(as);
    expect(await findingsAt(page, path())).toEqual([]);
  });

  it.each(FAILING)('$name, when the server fails', async ({ path, as }) => {
    const page = await signedInPage(as);
    await page.route(/\/trpc\/(?!accounts\.me)/, (route) => route.abort());
    expect(await findingsAt(page, path())).toEqual([]);
  });

  it('a review with its answer', async () => {
    const page = await signedInPage('busy');
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Easy' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('the player and its question before submitting', async () => {
    const page = await signedInPage('fresh');
    await page.goto(`/user/test/${quizId}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1 of 10').waitFor();
    await page.getByRole('radio').first().check();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
