import { createDraftStore } from './drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { fillDisk } from '#lib/testing/storage.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { createDraft } from './drafts.mirror.ts';
import { attemptFixture, button, openQuiz, PLANETS, press, radio, startPlaying } from './testing/attempt-fixture.ts';

const { server, userId, drafts, waiting } = attemptFixture();

/** Returns the name and the description of each button that starts the quiz, in their order. */
const listStartButtons = () =>
  screen
    .getAllByRole('button', { name: /^(Start|Check as I go)$/ })
    .map((start) => [
      start.textContent,
      document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);

describe('an attempt before its start', () => {
  test('shows its questions, marks and pass mark, and offers to check them as one goes before Start', async () => {
    openQuiz();
    await screen.findByRole('heading', { level: 1, name: 'Planets' });
    expect(screen.getByText('3 questions · 3 marks · 2 to pass')).toBeVisible();
    expect(listStartButtons()).toEqual([
      ['Check as I go', "No timer. See at once what's right."],
      ['Start', '10 min. Your result comes at the end.'],
    ]);
    expect(server.inputs('quizzes.start')).toEqual([]);
  });

  test('remembers on the account that Start was pressed, once, and offers Start first from then on', async () => {
    await startPlaying();
    await waitFor(() => expect(server.sync.argsOf(PROFILE_UPDATE)).toEqual([{ attemptMode: 'start' }]));
    cleanup();
    const other = quiz({ title: 'Moons', questions: [question('Fourth?')] });
    server.on({ 'quizzes.get': () => other, 'quizzes.start': () => started(other) });
    renderApp(`/user/test/${other.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Moons' });
    expect(listStartButtons().map(([name]) => name)).toEqual(['Start', 'Check as I go']);
    await userEvent.click(button('Start'));
    await screen.findByText('Question 1 of 1');
    expect(await waiting()).toBe(0);
    expect(server.sync.argsOf(PROFILE_UPDATE)).toHaveLength(1);
  });

  test('has no timer after Start when “No time limit” is chosen, which changes nothing else', async () => {
    openQuiz();
    const timerRule = /timer starts when you do and doesn't pause\./;
    await screen.findByText(timerRule);
    await userEvent.click(screen.getByRole('checkbox', { name: 'No time limit' }));
    expect(screen.queryByText(timerRule)).toBeNull();
    expect(listStartButtons()).toEqual([
      ['Check as I go', "No timer. See at once what's right."],
      ['Start', 'No time limit. Your result comes at the end.'],
    ]);
    await userEvent.click(button('Start'));
    await screen.findByText('Question 1 of 3');
    expect(screen.getByText('No time limit')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(await drafts()).toMatchObject([{ deadline: null }]);
  });

  test('begins once when Start is pressed twice', async () => {
    openQuiz();
    const start = await screen.findByRole('button', { name: 'Start' });
    act(() => {
      start.click();
      start.click();
    });
    await screen.findByText('Question 1 of 3');
    expect(server.inputs('quizzes.start')).toHaveLength(1);
    expect(await drafts()).toHaveLength(1);
  });

  test('continues the attempt that another tab began', async () => {
    openQuiz();
    const start = await screen.findByRole('button', { name: 'Start' });
    const begun = createDraft({ attemptId: newId(), started: started(PLANETS), timed: true, now: Date.now() });
    const answers = { [PLANETS.questions[0]?.id ?? '']: 1 };
    await openDeviceStore(userId())
      .store(createDraftStore)
      .begin({ ...begun, answers });
    await userEvent.click(start);
    await screen.findByText('Question 1 of 3');
    expect(radio('B. First? two').checked).toBe(true);
    expect(await drafts()).toMatchObject([{ attemptId: begun.attemptId }]);
  });

  test('offers Start alone in a ranked quiz, always with a time limit', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, ranked: true }) });
    openQuiz();
    await screen.findByText(/only your first attempt counts/);
    expect(listStartButtons()).toEqual([['Start', '10 min. Your result comes at the end.']]);
    expect(screen.queryByRole('checkbox', { name: 'No time limit' })).toBeNull();
  });

  test('cannot begin while the quiz is in a running game, and says why', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, sealed: true, inGame: true }) });
    openQuiz();
    await screen.findByText('This quiz is part of a running game. It opens again when the game ends.');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  test('names the tournament that the quiz waits for, and links to it', async () => {
    const game = { kind: 'tournament', id: newId(), name: 'November Knockout' } as const;
    server.on({ 'quizzes.get': () => ({ ...PLANETS, sealed: true, inGame: true, game }) });
    openQuiz();
    await screen.findByText("Locked until 'November Knockout' ends.");
    expect(screen.getByRole('link', { name: 'Open the tournament' }).getAttribute('href')).toBe(
      `/gamification?tournament=${game.id}`,
    );
  });

  test('can begin without a network when the quiz’s pack is on this device', async () => {
    const { pack, packHash } = started(PLANETS);
    await openDeviceStore(userId()).database.packs.put(toStoredPack(packHash, pack));
    server.down(true);
    openQuiz();
    await screen.findByRole('heading', { level: 1, name: 'Planets' });
    await userEvent.click(button('Start'));
    await screen.findByText('Question 1 of 3');
    expect(await drafts()).toMatchObject([{ quizId: PLANETS.id, packHash }]);
  });

  test('shows an error without a network and without a pack', async () => {
    server.down(true);
    openQuiz();
    await screen.findByText('Error fetching Quiz. Try again later.');
  });

  test('distinguishes a missing quiz from a failing server', async () => {
    server.on({
      'quizzes.get': () => {
        throw new Refusal('NOT_FOUND', 'Quiz not found.');
      },
    });
    openQuiz();
    await screen.findByText(/We couldn't find that quiz/);
    cleanup();
    server.on({
      'quizzes.get': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    openQuiz();
    await screen.findByText('Error fetching Quiz. Try again later.');
    expect(button('Retry')).toBeVisible();
  });
});

describe('answering questions', () => {
  test('the question is the legend of its options, and each option is named by its letter', async () => {
    await startPlaying();
    const group = screen.getByRole('group', { name: 'First?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    expect(radio('A. First? one').checked).toBe(false);
    await userEvent.click(radio('D. First? four'));
    expect(radio('D. First? four').checked).toBe(true);
  });

  test('keys 1 to 4 and A to D choose an option', async () => {
    await startPlaying();
    press('2');
    expect(radio('B. First? two').checked).toBe(true);
    press('d');
    expect(radio('D. First? four').checked).toBe(true);
    press('A');
    expect(radio('A. First? one').checked).toBe(true);
    press('5');
    expect(radio('A. First? one').checked).toBe(true);
  });

  test('left and right move between questions and never change an answer', async () => {
    await startPlaying();
    await userEvent.click(radio('B. First? two'));
    press('ArrowRight');
    await screen.findByText('Question 2 of 3');
    press('ArrowLeft');
    await screen.findByText('Question 1 of 3');
    press('ArrowLeft');
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(radio('B. First? two').checked).toBe(true);
  });

  test('Previous ends at the first question, and Submit replaces Next at the last one', async () => {
    await startPlaying();
    expect(button('Previous').matches(':disabled')).toBe(true);
    await userEvent.click(button('Next'));
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await userEvent.click(button('Next'));
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Submit')).toBeVisible();
    await userEvent.click(button('Previous'));
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(button('Next')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  test('a second press of the key that led to the last question does not reach Submit', async () => {
    await startPlaying();
    await userEvent.click(button('Next'));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Third?' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the new question gets the focus if the focused control is removed; a remaining button keeps it', async () => {
    await startPlaying();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'First?' })));
    await userEvent.click(radio('A. First? one'));
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second?' }));
    await userEvent.click(button('Previous'));
    await userEvent.click(button('Next'));
    expect(document.activeElement).toBe(button('Next'));
  });

  test('F and the button flag a question, and the navigator names each question’s state', async () => {
    await startPlaying();
    press('a');
    press('f');
    expect(button('Flag').getAttribute('aria-pressed')).toBe('true');
    expect(button('Question 1, answered, flagged').getAttribute('aria-current')).toBe('step');
    await userEvent.click(button('Question 3'));
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(button('Flag').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Flag'));
    expect(button('Question 3, flagged')).toBeVisible();
    await userEvent.click(button('Flag'));
    expect(button('Question 3')).toBeVisible();
    expect(button('Question 2')).toBeVisible();
  });

  test('single keys can be switched off, and stay off', async () => {
    await startPlaying();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keys', hidden: true }));
    press('b');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    cleanup();
    openQuiz();
    await screen.findByText('Question 1 of 3');
    press('b');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('an answer is reported as saved only once it is on the disk', async () => {
    await startPlaying();
    expect(screen.queryByText('Saved on this device')).toBeNull();
    fireEvent.click(radio('B. First? two'));
    expect(screen.queryByText('Saved on this device')).toBeNull();
    await screen.findByText('Saved on this device');
    expect((await drafts())[0]?.answers).toEqual({ [PLANETS.questions[0]?.id ?? '']: 1 });
    press('ArrowRight');
    await screen.findByText('Question 2 of 3');
    expect(screen.queryByText('Saved on this device')).toBeNull();
  });

  test('a full disk is reported while answering', async () => {
    await startPlaying();
    fillDisk();
    press('b');
    await screen.findByText(/This browser couldn't save your answers/);
    expect(radio('B. First? two').checked).toBe(true);
  });
});
