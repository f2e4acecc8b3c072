import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Journeys } from './browser.ts';
import { DEMO, PASSWORD } from './people.ts';

interface Account {
  token: string;
  user: { id: string };
}

/** `fresh` has done nothing yet, `busy` has taken a quiz with mistakes, `premium` has written one. */
export type Who = 'fresh' | 'busy' | 'premium' | 'admin';

/** What the pages of a walk through the whole app show. */
export interface Prepared {
  people: Record<Who, Account>;
  quizId: string;
  reportId: string;
  premiumQuizId: string;
}

/** A page of the app, as one of the people sees it; null for somebody who is not signed in. */
export interface PageCase {
  name: string;
  as: Who | null;
  path: (prepared: Prepared) => string;
}

export interface Walk {
  /** Known once the tests run. */
  prepared(): Prepared;
  /** @param kept whether it is of the person's profile that stays, with what it has loaded before */
  pageAs(who: Who | null, options?: { kept: boolean }): Promise<Page>;
  /** Opens a path and waits until what it loads is there, or has failed. */
  show(page: Page, path: string): Promise<void>;
}

/** Makes people and content over the REST paths, as a third-party program would. Call once at the top of a file. */
export function walk({ open, openKept, address }: Journeys): Walk {
  let prepared: Prepared;
  beforeAll(async () => {
    prepared = await prepare(address());
  });
  return {
    prepared: () => prepared,
    async pageAs(who, { kept } = { kept: false }) {
      const page = await (kept ? openKept(who ?? 'nobody') : open());
      if (who === null) return page;
      await page.addInitScript(({ token, user }) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
      }, prepared.people[who]);
      return page;
    },
    async show(page, path) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    },
  };
}

async function prepare(address: string): Promise<Prepared> {
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await fetch(`${address}${path}`, {
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
  const register = (name: string) =>
    call<Account>('POST', '/api/auth/register', { name, email: `${newId()}@example.org`, password: PASSWORD });
  const [fresh, busy, author, admin] = await Promise.all([
    register('Fresh Learner'),
    register('Busy Learner'),
    register('Pria Premium'),
    call<Account>('POST', '/api/auth/login', { email: DEMO.admin, password: DEMO.password }),
  ]);
  const role = { userId: author.user.id, role: 'premium' };
  const premium = await call<Account>('PATCH', '/api/users/update-role', role, author.token);
  return {
    people: { fresh, busy, premium, admin },
    premiumQuizId: await writeQuiz((path, body) => call('POST', path, body, premium.token)),
    ...(await takeQuiz((method, path, body) => call(method, path, body, busy.token))),
  };
}

async function writeQuiz(post: <T>(path: string, body: unknown) => Promise<T>): Promise<string> {
  const quiz = { title: `Rivers ${newId().slice(-5)}`, category: 'Geography' };
  const { _id } = await post<{ _id: string }>('/api/quizzes', quiz);
  await post(`/api/quizzes/${_id}/questions`, {
    question: 'Which river is in Egypt?',
    options: ['Rhine', 'Nile', 'Po', 'Ebro'],
    correctAnswer: 'B',
    difficulty: 'easy',
  });
  return _id;
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Eight of ten questions are answered, some of them wrongly. */
async function takeQuiz(call: Call): Promise<Pick<Prepared, 'quizId' | 'reportId'>> {
  const [quiz] = await call<{ _id: string }[]>('GET', '/api/quizzes?limit=1&search=atoms');
  if (!quiz) throw new Error('There is no seed content.');
  const quizId = quiz._id;
  const { questions } = await call<{ questions: { _id: string }[] }>('GET', `/api/quizzes/${quizId}`);
  const now = Date.now();
  const report = await call<{ _id: string }>('POST', `/api/quizzes/${quizId}/attempts`, {
    startedAt: new Date(now - 60_000).toISOString(),
    finishedAt: new Date(now).toISOString(),
    answers: questions.slice(0, 8).map(({ _id }, index) => ({ questionId: _id, option: index % 4, timeSpent: 4 })),
  });
  return { quizId, reportId: report._id };
}
