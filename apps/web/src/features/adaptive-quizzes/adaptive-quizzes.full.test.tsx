import 'fake-indexeddb/auto';
import { ALREADY_ANSWERED, formatNotEnough } from '@quorbit/contracts/adaptive-quizzes/messages';
import type { AdaptiveQuiz, AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { past, QUIZ, result, runAt } from './testing/runs.ts';

const server = fakeServer();
const RANGED = { ability: 0.24, error: 0.4, range: { low: -0.5, high: 1 } };
const PATH = `/adaptive/${QUIZ.id}`;
const overview = (changes: Partial<AdaptiveQuiz> = {}): AdaptiveQuiz => ({
  quiz: QUIZ,
  enough: true,
  open: null,
  past: [],
  ...changes,
});
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.findByRole('button', { name });
const findQuestion = (place: number) => screen.findByText(`Question ${place} of at most 20`);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const serveQuiz = (quiz: AdaptiveQuiz, answer?: (place: number) => AdaptiveRun) =>
  server.on({
    'adaptiveQuizzes.get': () => quiz,
    ...(answer && { 'adaptiveQuizzes.answer': ({ place }) => answer(place) }),
  });

/** Fakes the timers so that waiting in tests advances the clock. */
const mockClock = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500, toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  const user = signIn();
  server.on({ 'accounts.me': () => user });
});

describe('an adaptive quiz before its first question', () => {
  test('shows the rules and earlier results, and starts once when Start is pressed twice', async () => {
    serveQuiz(overview({ past: [past(0.24, { estimate: RANGED }), past(-1.8)] }));
    server.on({ 'adaptiveQuizzes.start': () => runAt(1) });
    renderApp(PATH);
    await screen.findByText(/after 20 questions at most/);
    const links = within(screen.getByRole('region', { name: 'Your results in Science' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '54 (42–67): Intermediate, maybe Advanced',
      '20 ± 7: Beginner, maybe Elementary',
    ]);
    await userEvent.dblClick(await button('Start'));
    await findQuestion(1);
    expect(server.inputs('adaptiveQuizzes.start')).toEqual([{ quizId: QUIZ.id }]);
  });

  test('distinguishes too few questions, a missing quiz and a failing server', async () => {
    serveQuiz(overview({ enough: false }));
    renderApp(PATH);
    await screen.findByText(formatNotEnough('Science'));
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    server.on({
      'adaptiveQuizzes.get': () => {
        throw new Refusal('NOT_FOUND', 'Quiz not found.');
      },
    });
    renderApp(PATH);
    await screen.findByText(/We couldn't find that quiz/);
    server.on({
      'adaptiveQuizzes.get': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    renderApp(PATH);
    await screen.findByText("We couldn't load the adaptive quiz. Try again later.");
    expect(await button('Retry')).toBeVisible();
  });
});

describe('a question of an adaptive quiz', () => {
  test('is answered with keys alone, and the next one has nothing selected', async () => {
    serveQuiz(overview({ open: runAt(3) }), (place) => runAt(place + 1));
    renderApp(PATH);
    await findQuestion(3);
    press('Enter');
    press('b');
    expect(radio('B. Number 3? two').checked).toBe(true);
    press('Enter');
    await findQuestion(4);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Number 4?' })));
    await userEvent.click(await button("I don't know"));
    await findQuestion(5);
    press('Enter');
    expect(server.inputs('adaptiveQuizzes.answer')).toEqual([
      { runId: runAt(3).id, place: 3, option: 1 },
      { runId: runAt(3).id, place: 4, option: null },
    ]);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('65% sure');
  });

  test('keeps its answer until the server is reachable, and accepts no other meanwhile', async () => {
    mockClock();
    serveQuiz(overview({ open: runAt(2) }), (place) => runAt(place + 1));
    renderApp(PATH);
    await findQuestion(2);
    await userEvent.click(radio('C. Number 2? three'));
    server.down(true);
    await userEvent.click(await button('Answer'));
    await screen.findByText(/Your answer is safe on this page/);
    press('a');
    expect(radio('C. Number 2? three').checked).toBe(true);
    expect(openMessages()).toEqual([]);
    server.down(false);
    await findQuestion(3);
    expect(server.inputs('adaptiveQuizzes.answer')).toEqual([{ runId: runAt(2).id, place: 2, option: 2 }]);
  });

  test('gives way to the current one when another device has answered it', async () => {
    const get = vi.fn(() => overview({ open: runAt(2) }));
    server.on({
      'adaptiveQuizzes.get': get,
      'adaptiveQuizzes.answer': () => {
        throw new Refusal('CONFLICT', ALREADY_ANSWERED);
      },
    });
    renderApp(PATH);
    await findQuestion(2);
    get.mockReturnValue(overview({ open: runAt(6) }));
    press('1');
    press('Enter');
    await findQuestion(6);
    expect(openMessages()).toContain(ALREADY_ANSWERED);
  });

  test('asks for confirmation before the quiz is left or ended', async () => {
    serveQuiz(overview({ open: runAt(3) }));
    server.on({
      'adaptiveQuizzes.stop': () => runAt(2, { ending: 'stopped', question: null }),
      'adaptiveQuizzes.result': () => result([true, false], { ending: 'stopped' }),
      'quizzes.list': () => ({ items: [], nextCursor: null }),
      'quizzes.categories': () => [],
    });
    const router = renderApp(PATH);
    await userEvent.click(await button('Leave quiz'));
    const leaving = within(screen.getByRole('dialog', { name: 'Leave this quiz?' }));
    await userEvent.click(leaving.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await button('End now'));
    const ending = within(screen.getByRole('dialog', { name: 'End now?' }));
    expect(ending.getByText(/result from 2 questions/)).toBeVisible();
    await userEvent.click(ending.getByRole('button', { name: 'End now' }));
    await screen.findByRole('heading', { level: 1, name: 'Your level' });
    expect(router.state.location.search).toEqual({ result: runAt(3).id });
    await screen.findByText(/You ended early/);
  });

  test('leads back to the rules when the quiz is ended before the first answer', async () => {
    const get = vi.fn(() => overview({ open: runAt(1) }));
    server.on({
      'adaptiveQuizzes.get': get,
      'adaptiveQuizzes.stop': () => runAt(0, { ending: 'stopped', question: null }),
    });
    renderApp(PATH);
    await userEvent.click(await button('End now'));
    get.mockReturnValue(overview());
    const ending = within(screen.getByRole('dialog', { name: 'End now?' }));
    await userEvent.click(ending.getByRole('button', { name: 'End now' }));
    expect(await button('Start')).toBeVisible();
  });
});

describe('the result of an adaptive quiz', () => {
  test('shows level, range, the path as a table too, and each answer with the right one', async () => {
    serveQuiz(overview({ open: runAt(5) }), () => runAt(5, { ending: 'certain', question: null }));
    const told = result([true, true, false, true, false], { past: [past(-0.3)] });
    server.on({ 'adaptiveQuizzes.result': () => told });
    renderApp(PATH);
    await findQuestion(5);
    press('1');
    press('Enter');
    const level = within(await screen.findByRole('region', { name: 'Result' }));
    expect(level.getAllByText('Intermediate')).toHaveLength(2);
    expect(level.getByRole('link', { name: 'Try again' }).getAttribute('aria-current')).toBeNull();
    expect(level.getByText(/From 5 questions\./).textContent).toMatch(
      /^From 5 questions\. We're confident of that\. Last time: 45 ± 7\.$/,
    );
    expect(level.getByText('46 (15–68)')).toBeVisible();
    expect(level.getByText(', maybe Beginner to Advanced')).toBeVisible();
    await userEvent.click(level.getByText('How we measure this'));
    expect(level.getByText(/The 95% range holds the true level/)).toBeVisible();
    const path = within(screen.getByRole('region', { name: 'Path of levels' }));
    await userEvent.click(path.getByRole('button', { name: 'Show as table' }));
    const rows = path.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(6);
    expect(rows[1]).toBe('1RightIntermediate58 (18–95)');
    const answers = within(screen.getByRole('region', { name: 'Your answers' }));
    expect(answers.getAllByText('Right')).toHaveLength(3);
    expect(answers.getAllByText('It is so.')).toHaveLength(5);
  });

  test('shows a margin if it is from before guessing was allowed for', async () => {
    const before = result([true, true, false], { estimate: { ability: 0.3, error: 0.4 } });
    server.on({ 'adaptiveQuizzes.result': () => before });
    renderApp(`${PATH}?result=${runAt(1).id}`);
    const level = within(await screen.findByRole('region', { name: 'Result' }));
    expect(level.getByText('55 ± 7')).toBeVisible();
    expect(level.getByText(', maybe Advanced')).toBeVisible();
    await userEvent.click(level.getByText('How we measure this'));
    expect(level.getByText(/The margin is one standard error/)).toBeVisible();
    expect(level.queryByText(/95% range/)).toBeNull();
  });

  test('hides the answers that a game seals, and says that they don’t count yet', async () => {
    server.on({ 'adaptiveQuizzes.result': () => result([null]) });
    renderApp(`${PATH}?result=${runAt(1).id}`);
    await screen.findByText(/belong to a quiz whose answers are hidden for now/);
    expect(screen.getByText(/None of your answers counts yet/)).toBeVisible();
    expect(screen.getByText('Hidden for now')).toBeVisible();
    expect(screen.queryByText(/Right answer/)).toBeNull();
  });
});
