import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { createDraftStore } from '../drafts/draft-store.ts';

export const PLANETS = quiz({ questions: [question('First?'), question('Second?'), question('Third?')] });
const EMPTY_PAGE = { items: [], nextCursor: null };

/** Signs a learner in and fakes a server with one quiz of three questions. Call once at the top of a test file. */
export function attemptFixture() {
  const server = fakeServer();
  let userId = newId();

  beforeEach(() => {
    const user = signIn();
    userId = user.id;
    server.on({
      'accounts.me': () => user,
      'quizzes.get': () => PLANETS,
      'quizzes.start': () => started(PLANETS),
      'quizzes.list': () => EMPTY_PAGE,
      'quizzes.categories': () => [],
      'reports.get': ({ id }) => report(PLANETS, { id }),
    });
  });

  return {
    server,
    userId: () => userId,
    drafts: async () => (await openDeviceStore(userId).store(createDraftStore).read()).drafts,
    submitted: () => server.sync.argsOf(ATTEMPT_SUBMIT) as AttemptSubmitArgs[],
    waiting: () => openDeviceStore(userId).database.outbox.count(),
  };
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const button = (name: string) => screen.getByRole('button', { name });
export const openQuiz = () => renderApp(`/user/test/${PLANETS.id}`);

export async function startPlaying() {
  const router = openQuiz();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 3');
  return router;
}

/** Moves on to the last question, and opens the dialog that asks before submitting. */
export async function openSubmitDialog() {
  for (;;) {
    const next = screen.queryByRole('button', { name: 'Next' });
    if (!next) break;
    await userEvent.click(next);
  }
  await userEvent.click(button('Submit'));
  return screen.findByRole('dialog', { name: 'Submit your answers?' });
}

export async function submitAnswers() {
  await userEvent.click(within(await openSubmitDialog()).getByRole('button', { name: 'Submit' }));
}

/** Fakes the clock, so that the test moves it. It also advances slowly on its own, so that `waitFor` works. */
export function mockClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

export const advanceSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
