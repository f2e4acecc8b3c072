import { newId } from '@quorbit/contracts/lib/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import { MENDINGS } from '#features/attempts/mendings.mirror.ts';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { storedTrial } from './trial.ts';

const server = fakeServer();
const QUIZ = started(
  quiz({
    title: 'Three to Begin With',
    questions: [question('First?', { explanation: 'Because it is.' }), question('Second?'), question('Third?')],
  }),
);

beforeEach(() => {
  localStorage.clear();
  server.on({
    'quizzes.welcome': () => QUIZ,
    'accounts.me': () => createProfile(getSession()?.user),
    'reports.list': () => ({ items: [], nextCursor: null }),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
    'quizzes.categories': () => [],
  });
});

const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function answerAll() {
  await heading('First?');
  await press(/^B\./);
  await press('Continue');
  await heading('Second?');
  await press(/^A\./);
  await press('Continue');
  await heading('Third?');
  await press(/^B\./);
  await press('See your result');
  await heading('You know 2 of 3.');
}

test('each answer is final and shows at once the right answer and its explanation', async () => {
  renderApp('/welcome');
  await heading('First?');
  await press(/^A\./);
  expect(screen.getByText("Not this time. It's B: First? two.")).toBeVisible();
  expect(screen.getByText('Because it is.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^B\./ })).toBeNull();
  const [, right] = within(screen.getByRole('region', { name: 'First?' })).getAllByRole('listitem');
  expect(right?.textContent).toContain('Right answer');
  expect(document.activeElement?.textContent).toBe('Continue');
});

test('a reload continues at the same question, even without the server', async () => {
  const first = renderApp('/welcome');
  await press(/^B\./);
  await press('Continue');
  await heading('Second?');
  const { attemptId } = storedTrial.read()?.draft ?? {};
  await first.navigate({ to: '/forgot-password' });
  await heading('Forgot your password?');
  server.on({
    'quizzes.welcome': () => {
      throw new Refusal('INTERNAL', 'Out of order.');
    },
  });
  await first.navigate({ to: '/welcome' });
  await heading('Second?');
  expect(storedTrial.read()?.draft.attemptId).toBe(attemptId);
});

test('a trial without answers is replaced by a newer quiz', async () => {
  const first = renderApp('/welcome');
  await heading('First?');
  await first.navigate({ to: '/forgot-password' });
  // Simulates a reload: data that the page had fetched is lost.
  const newer = { ...QUIZ, packHash: 'b'.repeat(64), pack: { ...QUIZ.pack, questions: [question('New?')] } };
  server.on({ 'quizzes.welcome': () => newer });
  renderApp('/welcome');
  await heading('New?');
  expect(storedTrial.read()?.draft.packHash).toBe(newer.packHash);
});

test('missed questions come again until they’re right, also after a reload', async () => {
  renderApp('/welcome');
  await answerAll();
  expect(screen.getByRole('progressbar', { name: 'Known' }).getAttribute('aria-valuetext')).toBe('2 of 3');
  await press('Try the one you missed');
  await heading('Second?');
  await press(/^C\./);
  expect(screen.getByText("Not this time. It's B: Second? two.")).toBeVisible();
  await press('Continue');
  await press(/^D\./);
  cleanup();
  renderApp('/welcome');
  expect(await screen.findByText("Not this time. It's B: Second? two.")).toBeVisible();
  await press('Continue');
  await press(/^B\./);
  await press('Continue');
  await heading('Now you know all 3.');
  expect(screen.queryByRole('button', { name: /you missed/ })).toBeNull();
  // The first answers are those that count.
  expect(Object.values(storedTrial.read()?.draft.answers ?? {})).toEqual([1, 0, 1]);
});

test('starting over creates a new attempt', async () => {
  renderApp('/welcome');
  await answerAll();
  const { attemptId } = storedTrial.read()?.draft ?? {};
  await press('Start over');
  await heading('First?');
  expect(storedTrial.read()?.draft.attemptId).not.toBe(attemptId);
  expect(storedTrial.read()?.finishedAt).toBeNull();
});

test('says so if there is no quiz to try', async () => {
  server.on({
    'quizzes.welcome': () => {
      throw new Refusal('NOT_FOUND', 'Quiz not found.');
    },
  });
  renderApp('/welcome');
  expect(await screen.findByText(/nothing to try here right now/)).toBeVisible();
});

test('redirects signed-in users to the home page', async () => {
  signIn();
  const router = renderApp('/welcome');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

describe('registering', () => {
  const user = createProfile();

  async function register() {
    server.on({ 'accounts.register': () => ({ user, token: 't' }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'four words in row');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  }

  test('submits the three answers as the first attempt, once, and leads to the first steps', async () => {
    const router = renderApp('/welcome');
    await answerAll();
    const trial = storedTrial.read();
    await userEvent.click(screen.getByRole('link', { name: 'Keep your result' }));
    expect(await screen.findByText(/You got 2 of 3 right/)).toBeVisible();
    await register();
    await waitFor(() => expect(router.state.location.pathname).toBe('/first-steps'));
    const { database } = openDeviceStore(user.id);
    const ops = await database.outbox.toArray();
    expect(ops.map(({ type }) => type)).toEqual(['attempt.submit']);
    expect(ops[0]?.args).toMatchObject({ attemptId: trial?.draft.attemptId, packHash: QUIZ.packHash, mode: 'check' });
    expect(Object(ops[0]?.args).answers.map(({ option }: { option: number }) => option)).toEqual([1, 0, 1]);
    expect(await database.tableOf(DRAFTS).count()).toBe(0);
    expect(storedTrial.read()).toBeNull();
  });

  test('keeps which missed questions were put right, and shows no verdict before the server has sent anything', async () => {
    const router = renderApp('/welcome');
    await answerAll();
    await press('Try the one you missed');
    await press(/^B\./);
    await press('Continue');
    await heading('Now you know all 3.');
    const { draft } = storedTrial.read() ?? {};
    await router.navigate({ to: '/register' });
    await register();
    await waitFor(() => expect(router.state.location.pathname).toBe('/first-steps'));
    const [mending] = await openDeviceStore(user.id).database.tableOf(MENDINGS).toArray();
    expect(mending).toMatchObject({ attemptId: draft?.attemptId, isOver: true });
    expect(mending?.mended).toEqual([QUIZ.pack.questions[1]?.id]);
    server.down(true);
    await router.navigate({ to: '/report/$id', params: { id: draft?.attemptId ?? '' } });
    expect(await screen.findByText(/That's a start/)).toBeVisible();
    expect(screen.queryByText('Passed')).toBeNull();
    expect(screen.queryByText(/to pass/)).toBeNull();
  });

  test('submits a trial of an older app, which had no mode', async () => {
    const first = renderApp('/welcome');
    await answerAll();
    const { draft, ...trial } = storedTrial.read() ?? {};
    const { mode: _, ...older } = draft ?? {};
    localStorage.setItem('trial', JSON.stringify({ ...trial, draft: older }));
    await first.navigate({ to: '/register' });
    await register();
    const findOp = async () => {
      const ops = await openDeviceStore(user.id).database.outbox.toArray();
      return ops.find(({ args }) => Object(args).attemptId === draft?.attemptId);
    };
    await waitFor(async () => expect(await findOp()).toBeDefined());
    const op = await findOp();
    expect(op?.args).not.toHaveProperty('mode');
  });

  test('submits nothing if the trial was not finished', async () => {
    const router = renderApp('/welcome');
    await heading('First?');
    await press(/^B\./);
    await router.navigate({ to: '/register' });
    await heading('Create your account');
    await register();
    await waitFor(() => expect(getSession()?.user.id).toBe(user.id));
    expect(storedTrial.read()?.owner).toBeNull();
  });

  test('leaves an account’s unsubmitted trial untouched when the next visitor answers', async () => {
    renderApp('/welcome');
    await answerAll();
    const trial = storedTrial.read();
    if (!trial) throw new Error('There is no trial.');
    cleanup();
    const owned = { ...trial, owner: newId() };
    localStorage.setItem('trial', JSON.stringify(owned));
    renderApp('/welcome');
    await heading('First?');
    await press(/^B\./);
    await screen.findByRole('button', { name: 'Continue' });
    expect(storedTrial.read()).toEqual(owned);
  });
});
