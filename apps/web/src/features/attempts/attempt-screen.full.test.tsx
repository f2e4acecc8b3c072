import { createDraftStore } from './drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { started } from '#lib/testing/quizzes.ts';
import { fillDisk } from '#lib/testing/storage.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { createDraft } from './drafts.mirror.ts';
import { attemptFixture, button, openQuiz, PLANETS, press, radio, startPlaying } from './testing/attempt-fixture.ts';

const { server, userId, drafts } = attemptFixture();

describe('an attempt before its start', () => {
  test('shows rules with the questions, time, marks and pass mark', async () => {
    openQuiz();
    await screen.findByRole('heading', { level: 1, name: 'Planets' });
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Questions', '3'],
      ['Time', '10 min'],
      ['Marks', '3'],
      ['Pass mark', '2'],
    ]);
    expect(server.inputs('quizzes.start')).toEqual([]);
  });

  test('has no timer when “No time limit” is chosen', async () => {
    openQuiz();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No time limit' }));
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

  test('always has a time limit in a ranked quiz', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, ranked: true }) });
    openQuiz();
    await screen.findByText(/only your first attempt counts/);
    expect(screen.queryByRole('checkbox', { name: 'No time limit' })).toBeNull();
  });

  test('cannot begin while the quiz is in a running game, and says why', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, sealed: true, inGame: true }) });
    openQuiz();
    await screen.findByText('This quiz is part of a running game. It opens again when the game ends.');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
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

  test('Previous and Next end at the first and the last question', async () => {
    await startPlaying();
    expect(button('Previous').matches(':disabled')).toBe(true);
    await userEvent.click(button('Next'));
    await userEvent.click(button('Next'));
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(button('Next').matches(':disabled')).toBe(true);
    await userEvent.click(button('Previous'));
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
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
