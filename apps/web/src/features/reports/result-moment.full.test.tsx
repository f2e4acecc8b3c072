import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { PATIENCE_MS } from './use-stuck.ts';

const server = fakeServer();
const PLANETS = quiz({ questions: [question('First?'), question('Second?'), question('Third?')] });
const NO_DAYS = { before: { count: 0, points: 0, lastDay: null }, days: [] };

/** Signs a learner in, takes a quiz of three questions with these answers and submits it; answer 1 is right. */
async function take(answers: readonly number[], changes: { xp?: number; history?: typeof NO_DAYS } = {}) {
  const { xp = 0, history = NO_DAYS } = changes;
  const user = serve(xp);
  const row = { scope: 'me', kind: 'profile', id: user.id, version: 1, generation: 1 };
  await openDeviceStore(user.id).database.rows.put({ ...row, body: { ...user, history } });
  const router = await start();
  server.down(true);
  await finish(answers);
  return router;
}

function serve(xp: number) {
  const user = signIn('user', { xp });
  server.on({
    'accounts.me': () => user,
    'quizzes.get': () => PLANETS,
    'quizzes.start': () => started(PLANETS),
    'reports.get': ({ id }) => report(PLANETS, { id }),
  });
  return user;
}

async function start() {
  const router = renderApp(`/user/test/${PLANETS.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 3');
  return router;
}

async function finish(answers: readonly number[]) {
  for (const [index, answer] of answers.entries()) {
    await screen.findByText(`Question ${index + 1} of 3`);
    await userEvent.click(screen.getAllByRole('radio')[answer] ?? document.body);
    await userEvent.keyboard('{ArrowRight}');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
}

/** Suppresses the timer of `PATIENCE_MS`, so that the page waits for the server as long as the test takes. */
function waitForEver() {
  const later = setTimeout;
  const unlessPatience = (run: () => void, ms?: number) => (ms === PATIENCE_MS ? 0 : later(run, ms));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(unlessPatience as unknown as typeof setTimeout);
}

const result = () => screen.findByRole('region', { name: 'Result' });
const next = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

describe('after the last answer', () => {
  test('celebrates a perfect quiz: the result, then achievements, then the level, each once', async () => {
    const router = await take([1, 1, 1], { xp: 140 });
    expect((await result()).getAttribute('data-size')).toBe('medium');
    const go = await next('Continue');
    await waitFor(() => expect(document.activeElement).toBe(go));
    expect(screen.queryByRole('button', { name: 'See the report' })).toBeNull();
    const said = document.getElementById(go.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(said).toContain('Every answer right.');
    for (const name of ['First Launch', 'Flawless', 'Level 2']) {
      await userEvent.click(await next('Continue'));
      await screen.findByRole('region', { name });
    }
    await userEvent.click(await next('Continue'));
    await screen.findByRole('tab', { name: 'All', selected: true });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();

    const { href } = router.state.location;
    await router.navigate({ to: '/user/report' });
    await router.navigate({ to: href, state: { finished: true } });
    await screen.findByRole('progressbar', { name: 'Score' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('shows the burst once the ring has reached the score', async () => {
    await take([1, 1, 1]);
    const region = within(await result());
    await waitFor(() => expect(document.querySelector('.celebration-piece')).not.toBeNull());
    expect(region.getByText('100%')).toBeVisible();
  });

  test('celebrates an achievement after the result was closed early, once the server has sent it', async () => {
    waitForEver();
    const user = serve(0);
    server.sync.put({ kind: 'profile', id: user.id, body: { ...user, history: NO_DAYS } });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.on({ 'sync.exchange': (input) => held.then(() => server.sync.exchange(input)) });
    await start();
    await finish([1, 1, 1]);
    await result();
    await userEvent.click(await next('Continue'));
    server.sync.put({
      kind: 'achievement',
      id: 'quiz_1',
      body: { unlockedAt: new Date().toISOString(), progress: 100 },
    });
    release();
    await screen.findByRole('region', { name: 'First Launch' });
  });

  test('celebrates the streak when another day in a row counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-13T12:00:00Z') });
    await take([1, 1, 0], { history: { before: { count: 3, points: 3, lastDay: '2026-03-12' as never }, days: [] } });
    expect((await result()).getAttribute('data-size')).toBe('small');
    await userEvent.click(await next('Continue'));
    await screen.findByRole('region', { name: '4-day streak' });
  });

  test('shows a failed quiz calmly, and offers the mistakes as the next step', async () => {
    await take([0, 0, 1]);
    const region = await result();
    expect(region.getAttribute('data-size')).toBe('calm');
    expect(within(region).getByText('1 mark short of a pass')).toBeVisible();
    await userEvent.click(await next('Continue'));
    const last = await screen.findByRole('region', { name: 'First Launch' });
    await userEvent.click(within(last).getByRole('button', { name: 'Review 2 mistakes' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Wrong/, selected: true })),
    );
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '1. First?',
      '2. Second?',
    ]);
  });

  test('offers the report quietly on the result itself if nothing else is celebrated', async () => {
    serve(0);
    await start();
    server.down(true);
    await finish([0, 0, 1]);
    const card = within(await result());
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Review 2 mistakes',
      'See the report',
    ]);
    await userEvent.click(card.getByRole('button', { name: 'See the report' }));
    await screen.findByRole('tab', { name: /All/, selected: true });
  });

  test('offers the report quietly beside the mistakes at the end of the celebration', async () => {
    await take([0, 0, 1]);
    await userEvent.click(await next('Continue'));
    const last = within(await screen.findByRole('region', { name: 'First Launch' }));
    await userEvent.click(last.getByRole('button', { name: 'See the report' }));
    await screen.findByRole('tab', { name: /All/, selected: true });
    expect(screen.getByRole('button', { name: 'Review 2 mistakes' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'First Launch' })).toBeNull();
  });

  test('opens the report when the learner clicks outside the result', async () => {
    await take([1, 1, 0]);
    await result();
    await userEvent.click(await screen.findByRole('tab', { name: /Skipped/ }));
    expect(screen.getByText('You answered every question.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Score' })).toBeVisible();
  });
});
