import { fillFirstPage, WELCOME_QUIZ_ELEMENT } from '@quorbit/contracts/quizzes/welcome-quiz';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LAST_USER_KEY } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { storedTrial } from './trial.ts';

const server = fakeServer();
const QUIZ = started(quiz({ questions: [question('First?'), question('Second?'), question('Third?')] }));
const OPTIONS = { google: false, demo: false };

beforeEach(() => {
  localStorage.clear();
  // The server writes the quiz into the document.
  document.body.insertAdjacentHTML('beforeend', fillFirstPage('<!--fill:quiz-->', QUIZ));
  server.on({ 'accounts.options': () => OPTIONS, 'quizzes.welcome': () => QUIZ });
});
const removeQuiz = () => document.getElementById(WELCOME_QUIZ_ELEMENT)?.remove();
afterEach(removeQuiz);

const logIn = () => screen.findByRole('heading', { name: 'Log in' });
const lead = () => screen.findByRole('region', { name: 'Try a question' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function expectFormFirst() {
  await logIn();
  const fold = await screen.findByText('Try a question');
  expect(screen.getByLabelText('E-mail').compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('region', { name: 'Try a question' })).toBeNull();
  expect(fold.closest('details')?.open).toBe(false);
}

test('a first visit shows the question of the document before the form, without asking the server', async () => {
  renderApp('/login');
  const heading = await within(await lead()).findByRole('heading', { name: 'First?' });
  expect(heading.compareDocumentPosition(screen.getByLabelText('E-mail'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText("What you'd forget comes back in time.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register');
  expect(server.inputs('quizzes.welcome')).toEqual([]);
});

test('each answer lifts the curve of forgetting, right or wrong', async () => {
  renderApp('/login');
  const curve = () => screen.getByRole('img', { name: /^After 90 days/ }).getAttribute('aria-label');
  await press(/^B\./);
  expect(await screen.findByText("That's right.")).toBeVisible();
  expect(curve()).toContain('74%');
  await press('Continue');
  await press(/^A\./);
  expect(await screen.findByText(/^Not this time/)).toBeVisible();
  expect(curve()).toContain('89%');
  await press('Continue');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Third\?/));
});

test('an answer that is tapped before the code is loaded counts', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="frame-question"><button>A.</button><button>B.</button></div>',
  );
  onTestFinished(() => document.querySelector('.frame-question')?.remove());
  renderApp('/login');
  await logIn();
  const copy = document.querySelector('.question-lead');
  await userEvent.click(within(copy as HTMLElement).getByText('B.'));
  expect(await screen.findByText("That's right.")).toBeVisible();
  expect(Object.values(storedTrial.read()?.draft.answers ?? {})).toEqual([1]);
});

describe('the form stands first and the question is folded', () => {
  test.each(['closed', 'invitation'] as const)('while registration is "%s"', async (registration) => {
    server.on({ 'accounts.options': () => ({ ...OPTIONS, registration }) });
    renderApp('/login');
    await expectFormFirst();
  });

  test('on the way to another page', async () => {
    renderApp('/login?next=%2Fupgrade');
    await expectFormFirst();
  });

  test('after Google refused', async () => {
    renderApp('/login?google=denied');
    await expectFormFirst();
  });

  test('on a device on which an account was signed in', async () => {
    localStorage.setItem(LAST_USER_KEY, 'somebody');
    renderApp('/login');
    await expectFormFirst();
  });

  test('if the document has no quiz', async () => {
    removeQuiz();
    renderApp('/login');
    await expectFormFirst();
    await userEvent.click(screen.getByText('Try a question'));
    expect(await screen.findByRole('heading', { name: 'First?' })).toBeVisible();
  });

  test('offline, with the trial that this browser has', async () => {
    renderApp('/welcome');
    await press(/^B\./);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    screen.getByRole('link', { name: 'Log in' }).click();
    await expectFormFirst();
  });
});

test('the page is the form alone where questions for visitors are switched off, also with a trial in this browser', async () => {
  const first = renderApp('/welcome');
  await screen.findByRole('heading', { name: 'First?' });
  await first.navigate({ to: '/forgot-password' });
  removeQuiz();
  server.on({
    'quizzes.welcome': () => {
      throw new Refusal('NOT_FOUND', 'Quiz not found.');
    },
  });
  renderApp('/login');
  await logIn();
  await waitFor(() => expect(server.inputs('quizzes.welcome').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Try a question' })).toBeNull());
  expect(screen.queryByText('Try a question')).toBeNull();
});
