import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { answerCalls } from './answer-calls.ts';
import type { Journeys } from './browser.ts';
import { ADMIN, PASSWORD } from './people.ts';
import type { ProcedureAnswers, ProcedureName } from './procedure-answers.ts';

/** Milliseconds by which the test's clock advances; about as long as the app waits before it retries. */
const PAUSE_MS = 1_000;

interface Account {
  token: string;
  user: { id: string };
}

/** The user who opens a page: `fresh` is new, `busy` has taken a quiz and made mistakes, `premium` has written one. */
type Viewer = 'fresh' | 'busy' | 'premium' | 'admin';

/** People and content for a walk through all pages of the app. */
interface Prepared {
  people: Record<Viewer, Account>;
  quizId: string;
  reportId: string;
  premiumQuizId: string;
  /** A quiz of the premium user without questions. */
  emptyQuizId: string;
}

/** A page of the app and the user who opens it; `as` is null for a visitor who isn't logged in. */
export interface PageCase {
  name: string;
  as: Viewer | null;
  path: (prepared: Prepared) => string;
  /** Mocked replies by procedure, e.g. of `quizzes.list`. */
  answers?: ProcedureAnswers;
  /** A procedure that never gets a reply. */
  hangs?: ProcedureName;
}

/**
 * The content of a page; when `failing`, every call fails except `accounts.me`. Each state has its own browser
 * profiles, because a profile stores replies and shows them at the next visit.
 */
type State = 'loaded' | 'empty' | 'failing';

export interface Walk {
  /** Returns the people and content; available once the tests run. */
  prepared(): Prepared;
  /**
   * Opens an empty page as this user.
   * @param state selects the user's lasting profile for this state, with its caches; by default the profile is fresh.
   */
  pageAs(who: Viewer | null, state?: State): Promise<Page>;
  /** Opens a page and waits until everything on it has loaded or failed. */
  show(page: Page, shown: PageCase): Promise<void>;
  /** Opens a page whose calls fail and waits until they all have failed, skipping the pauses between retries. */
  showFailing(page: Page, shown: PageCase): Promise<void>;
}

/**
 * Creates people and content over the REST API, as a third-party program would. Call it once at the top of a file.
 * @param word replaces all text that people write: their names and their quizzes; `busy` then takes such a quiz.
 */
export function prepareWalk({ open, openStored, address }: Journeys, word?: string): Walk {
  let prepared: Prepared;
  beforeAll(async () => {
    prepared = await seedContent(address(), word);
  });
  return {
    prepared: () => prepared,
    async pageAs(who, state) {
      const prepare = async (page: Page) => {
        if (who !== null) await page.addInitScript(signIn, prepared.people[who]);
        if (state !== 'failing') return;
        await page.addInitScript(answerCalls, { allButMeFail: true });
        await page.clock.install();
      };
      if (state) return openStored(`${state} ${who ?? 'nobody'}`, prepare);
      const page = await open();
      await prepare(page);
      return page;
    },
    async show(page, { path, answers, hangs }) {
      const answering = answers || hangs ? await page.addInitScript(answerCalls, { answers, hangs }) : null;
      await page.goto(path(prepared));
      await answering?.dispose();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    },
    async showFailing(page, { path }) {
      await page.goto(path(prepared));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      while ((await page.locator('[aria-busy="true"]').count()) > 0) await page.clock.runFor(PAUSE_MS);
    },
  };
}

/** An init script that signs a person in. Blank pages are skipped, because they have no storage. */
function signIn({ token, user }: Account): void {
  if (window.origin === 'null') return;
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

async function seedContent(address: string, word?: string): Promise<Prepared> {
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
    call<Account>('POST', '/api/auth/register', {
      name: word ?? name,
      email: `${newId()}@example.org`,
      password: PASSWORD,
    });
  const [fresh, busy, author, admin] = await Promise.all([
    register('Fresh Learner'),
    register('Busy Learner'),
    register('Pria Premium'),
    call<Account>('POST', '/api/auth/login', ADMIN),
  ]);
  const promote = ({ user, token }: Account) =>
    call<Account>('PATCH', '/api/users/update-role', { userId: user.id, role: 'premium' }, token);
  const premium = await promote(author);
  // The friend request causes a notification, which a background worker creates.
  await call('POST', '/api/social/friends/request', { recipientId: busy.user.id }, premium.token);
  const notified = () =>
    call<{ result: { data: { items: unknown[] } } }>('GET', '/trpc/notifications.list', undefined, busy.token);
  while ((await notified()).result.data.items.length === 0) await sleep(200);
  const written = await writeQuizzes((path, body) => call('POST', path, body, premium.token), word);
  // Only premium members may take premium quizzes, so the taker becomes one.
  const taker = word === undefined ? busy : await promote(busy);
  return {
    people: { fresh, busy: taker, premium, admin },
    ...written,
    ...(await takeQuiz(
      (method, path, body) => call(method, path, body, taker.token),
      word === undefined ? undefined : written.premiumQuizId,
    )),
  };
}

type Post = <T>(path: string, body: unknown) => Promise<T>;

async function writeQuizzes(post: Post, word?: string): Promise<Pick<Prepared, 'premiumQuizId' | 'emptyQuizId'>> {
  const make = async (title: string) => {
    const quiz = { title: `${word ?? title} ${newId().slice(-5)}`, category: word ?? 'Geography' };
    return (await post<{ _id: string }>('/api/quizzes', quiz))._id;
  };
  const premiumQuizId = await make('Rivers');
  await post(`/api/quizzes/${premiumQuizId}/questions`, {
    question: word ?? 'Which river is in Egypt?',
    options: ['Rhine', 'Nile', 'Po', 'Ebro'].map((river) => (word ?? '') + river),
    correctAnswer: 'B',
    difficulty: 'easy',
    ...(word !== undefined && { explanation: word }),
  });
  return { premiumQuizId, emptyQuizId: await make('Lakes') };
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/**
 * Submits an attempt that answers eight of ten questions, some of them wrongly.
 * @param ofOurs the id of the quiz; by default a seeded one.
 */
async function takeQuiz(call: Call, ofOurs?: string): Promise<Pick<Prepared, 'quizId' | 'reportId'>> {
  const [quiz] = await call<{ _id: string }[]>('GET', '/api/quizzes?limit=1&search=atoms');
  if (!quiz) throw new Error('There is no seed content.');
  const quizId = ofOurs ?? quiz._id;
  const { questions } = await call<{ questions: { _id: string }[] }>('GET', `/api/quizzes/${quizId}`);
  const now = Date.now();
  const report = await call<{ _id: string }>('POST', `/api/quizzes/${quizId}/attempts`, {
    startedAt: new Date(now - 60_000).toISOString(),
    finishedAt: new Date(now).toISOString(),
    answers: questions.slice(0, 8).map(({ _id }, index) => ({ questionId: _id, option: index % 4, timeSpent: 4 })),
  });
  return { quizId, reportId: report._id };
}
