import 'fake-indexeddb/auto';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { deviceStoreOf, openDeviceStore } from '#offline/device-store.ts';
import { createDraftStore } from '../drafts/draft-store.ts';
import { attemptFixture, button, openQuiz, PLANETS, press, startPlaying } from '../testing/attempt-fixture.ts';
import { settle } from './check-state.ts';
import { createMendingStore } from './mending-store.ts';

const { server, userId, drafts, submitted } = attemptFixture();
const IDS = PLANETS.questions.map(({ id }) => id);
const option = (letter: string) => screen.findByRole('button', { name: new RegExp(`^${letter}\\.`) });
const choose = async (letter: string) => userEvent.click(await option(letter));
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const mendings = () => openDeviceStore(userId()).store(createMendingStore).listOpen();

async function startChecking() {
  const router = openQuiz();
  await userEvent.click(await screen.findByRole('button', { name: 'Check as I go' }));
  await screen.findByText('Question 1 of 3');
  return router;
}

/** Answers the three questions of the quiz, and stops at the last verdict. */
async function answerAll(letters: string) {
  for (const [index, letter] of [...letters].entries()) {
    if (index > 0) await goOn();
    await screen.findByText(`Question ${index + 1} of 3`);
    await choose(letter);
  }
  await waitFor(() => expect(submitted()).toHaveLength(1));
}

describe('answering', () => {
  test('shows at once what is right, says so to screen readers, and focuses Continue', async () => {
    await startChecking();
    expect(screen.queryByRole('timer')).toBeNull();
    fireEvent.click(await option('A'));
    const verdict = screen.getByText("Not this time. It's B: First? two.");
    expect(verdict.closest('[role="status"]')).not.toBeNull();
    expect(document.activeElement).toBe(button('Continue'));
    const marked = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(marked[0]).toContain('Your answer');
    expect(marked[1]).toContain('Right answer');
    expect(screen.queryByRole('button', { name: /^B\./ })).toBeNull();
  });

  test('moving with the arrow keys answers nothing; letters and digits answer', async () => {
    await startChecking();
    (await option('A')).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(await option('B'));
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(await option('D'));
    press('ArrowRight');
    expect(document.activeElement).toBe(await option('A'));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    press('b');
    await screen.findByText("That's right.");
    await goOn();
    press('2');
    await screen.findByText("That's right.");
  });

  test('a double tap on an answer and a key held down don’t skip the verdict', async () => {
    await startChecking();
    await choose('B');
    fireEvent.click(button('Continue'), { detail: 2 });
    expect(fireEvent.keyDown(button('Continue'), { key: 'Enter', repeat: true })).toBe(false);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  test('“I don’t know” tells the answer, and counts as no answer', async () => {
    await startChecking();
    await userEvent.click(button("I don't know"));
    expect(screen.getByText("It's B: First? two.")).toBeVisible();
    await goOn();
    await choose('B');
    await goOn();
    await choose('B');
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()[0]?.answers.map((answer) => answer.option)).toEqual([null, 1, 1]);
    expect(screen.getByText('1 to mend')).toBeVisible();
  });

  test('a written answer is checked by its button and by Enter, and text that isn’t checked survives a reload', async () => {
    const of = quiz({
      id: PLANETS.id,
      questions: [
        question('Metal?', {
          kind: 'text',
          options: [],
          correctAnswer: null,
          answerKey: { kind: 'text', accepted: ['iron'] },
        }),
        question('Second?'),
      ],
    });
    server.on({ 'quizzes.get': () => of, 'quizzes.start': () => started(of) });
    openQuiz();
    await userEvent.click(await screen.findByRole('button', { name: 'Check as I go' }));
    await userEvent.type(await screen.findByLabelText('Your answer'), 'iro');
    await waitFor(async () => expect((await drafts())[0]?.unchecked).not.toEqual({}));
    cleanup();
    openQuiz();
    const field = await screen.findByLabelText<HTMLInputElement>('Your answer');
    expect(field.value).toBe('iro');
    await userEvent.clear(field);
    await waitFor(async () => expect((await drafts())[0]?.unchecked).toEqual({}));
    expect(field.value).toBe('');
    await userEvent.type(field, '{Enter}');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.type(field, 'iron{Enter}');
    await screen.findByText("That's right.");
    expect(document.activeElement).toBe(button('Continue'));
  });
});

describe('the attempt', () => {
  test('is submitted with the last first answer, in its mode', async () => {
    await startChecking();
    await answerAll('BAB');
    expect(submitted()).toMatchObject([{ mode: 'check', quizId: PLANETS.id }]);
    expect(submitted()[0]?.answers.map((answer) => answer.option)).toEqual([1, 0, 1]);
    expect(screen.getByText('1 to mend')).toBeVisible();
  });

  test('without a miss leads to the report', async () => {
    const router = await startChecking();
    await answerAll('BBB');
    await goOn();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/report\//));
    expect(await mendings()).toEqual([]);
  });

  test('a reload while a verdict is shown shows the same verdict', async () => {
    await startChecking();
    await choose('A');
    await waitFor(async () => expect((await drafts())[0]?.answers).toEqual({ [IDS[0] ?? '']: 0 }));
    cleanup();
    openQuiz();
    await screen.findByText("Not this time. It's B: First? two.");
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  test('a reload after the last answer shows its verdict', async () => {
    await startChecking();
    await answerAll('BBA');
    cleanup();
    openQuiz();
    await screen.findByText("Not this time. It's B: Third? two.");
    expect(submitted()).toHaveLength(1);
  });

  test('shows the answer that another tab stored first', async () => {
    await startChecking();
    const [draft] = await drafts();
    if (!draft) throw new Error('There is no draft.');
    const there = openDeviceStore(userId()).store(createDraftStore);
    await act(() =>
      there.update(settle(draft, IDS[0] ?? '', { option: 2 }), (stored) => settle(stored, IDS[0] ?? '', { option: 2 })),
    );
    await screen.findByText("Not this time. It's B: First? two.");
    expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('Your answer');
  });

  test('goes on while the disk can’t be read', async () => {
    const store = deviceStoreOf(userId()).store(createDraftStore);
    const unreadable = { drafts: [], available: false };
    vi.spyOn(store, 'watch').mockImplementation((listener) => {
      listener(unreadable);
      return () => undefined;
    });
    const router = await startChecking();
    vi.spyOn(store, 'read').mockResolvedValue(unreadable);
    await answerAll('BBA');
    expect(router.state.location.pathname).toBe(`/user/test/${PLANETS.id}`);
    expect(screen.getByText("Not this time. It's B: Third? two.")).toBeVisible();
  });

  test('is submitted where a reload finds all questions answered', async () => {
    await startChecking();
    const [draft] = await drafts();
    cleanup();
    if (!draft) throw new Error('There is no draft.');
    const all = IDS.reduce((before, id) => settle(before, id, { option: 1 }), draft);
    await openDeviceStore(userId())
      .store(createDraftStore)
      .update(all, () => all);
    openQuiz();
    await waitFor(() => expect(submitted()).toHaveLength(1));
  });
});

describe('mending', () => {
  test('asks what was missed until it is right, and changes nothing that was submitted', async () => {
    const router = await startChecking();
    await answerAll('AAB');
    await goOn();
    await screen.findByText('2 to mend');
    await choose('B');
    await screen.findByText("That's right.");
    await goOn();
    expect(screen.getByText('1 to mend')).toBeVisible();
    await choose('C');
    await goOn();
    await choose('B');
    await goOn();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/report\//));
    expect(submitted()).toHaveLength(1);
    expect(submitted()[0]?.answers.map((answer) => answer.option)).toEqual([0, 0, 1]);
    // The learner isn't offered again what was put right.
    await screen.findByRole('region', { name: 'Result' });
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
  });

  test('continues after a reload, and ends with “See the result”', async () => {
    await startChecking();
    await answerAll('AAB');
    await goOn();
    await choose('B');
    await goOn();
    await waitFor(async () => expect((await mendings())[0]?.shown).toBeNull());
    cleanup();
    const router = openQuiz();
    await screen.findByText('1 to mend');
    expect(screen.getByRole('group', { name: 'Second?' })).toBeVisible();
    await userEvent.click(button('See the result'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/report\//));
    expect((await screen.findAllByRole('button', { name: 'Review 1 mistake' }))[0]).toBeVisible();
    cleanup();
    openQuiz();
    expect(await screen.findByRole('button', { name: 'Check as I go' })).toBeVisible();
  });
});

describe('the start', () => {
  test('of a quiz without keys on this device isn’t checked, and says why', async () => {
    const open = started(PLANETS);
    const questions = open.pack.questions.map(({ correctAnswer: _key, ...rest }) => rest);
    server.on({ 'quizzes.start': () => ({ ...open, pack: { ...open.pack, questions } }) });
    openQuiz();
    await userEvent.click(await screen.findByRole('button', { name: 'Check as I go' }));
    await screen.findByText(/We can't check this quiz as you go right now/);
    expect(await drafts()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Check as I go' })).toBeNull();
  });

  test('of the other mode is remembered on the account', async () => {
    await startPlaying();
    await waitFor(() => expect(server.sync.argsOf(PROFILE_UPDATE)).toEqual([{ attemptMode: 'start' }]));
  });

  test('keeps the way of an attempt that is open', async () => {
    await startPlaying();
    cleanup();
    openQuiz();
    await screen.findByRole('timer');
    expect(screen.queryByRole('button', { name: 'Check as I go' })).toBeNull();
  });
});
