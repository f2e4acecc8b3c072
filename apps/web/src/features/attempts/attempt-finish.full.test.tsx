import { createDraftStore } from './drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { signIn } from '#lib/testing/people.ts';
import { started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { createDraft, type Draft } from './drafts.mirror.ts';
import {
  attemptFixture,
  button,
  openQuiz,
  openSubmitDialog,
  PLANETS,
  press,
  radio,
  startPlaying,
  submitAnswers,
} from './testing/attempt-fixture.ts';

const { server, userId, drafts, submitted, waiting } = attemptFixture();

describe('resuming an attempt', () => {
  test('keeps answers, flags, the current question and the deadline over a reload', async () => {
    await startPlaying();
    press('b');
    press('f');
    press('ArrowRight');
    press('c');
    await waitFor(async () => expect(await drafts()).toMatchObject([{ current: 1 }]));
    const [before] = await drafts();
    cleanup();
    openQuiz();
    await screen.findByText('Question 2 of 3');
    expect(radio('C. Second? three').checked).toBe(true);
    expect(button('Question 1, answered, flagged')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(server.inputs('quizzes.start')).toHaveLength(1);
    expect(await drafts()).toMatchObject([{ attemptId: before?.attemptId, deadline: before?.deadline }]);
  });

  test('submits a draft found after its deadline as of the deadline', async () => {
    const attemptId = newId();
    const startedAt = Date.now() - 3_600_000;
    const begun = { attemptId, started: started(PLANETS, new Date(startedAt)), timed: true, now: startedAt };
    await openDeviceStore(userId()).store(createDraftStore).begin(createDraft(begun));
    const router = openQuiz();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/report/${attemptId}`));
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()).toMatchObject([{ finishedAt: new Date(startedAt + 600_000).toISOString() }]);
  });

  test('is not offered to another user of this device', async () => {
    await startPlaying();
    press('b');
    cleanup();
    signIn();
    openQuiz();
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('is offered in the list of quizzes', async () => {
    await startPlaying();
    press('b');
    await waitFor(async () => expect(await drafts()).toMatchObject([{ answers: expect.anything() }]));
    cleanup();
    renderApp('/user/test');
    const link = await screen.findByRole('link', { name: 'Continue Planets' });
    expect(link.getAttribute('href')).toBe(`/user/test/${PLANETS.id}`);
    expect(screen.getByText(/1 of 3 answered/)).toBeVisible();
  });
});

describe('submitting an attempt', () => {
  test('asks for confirmation and lists the unanswered questions; Escape cancels', async () => {
    await startPlaying();
    press('ArrowRight');
    press('b');
    const dialog = await openSubmitDialog();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1', '3']);
    fireEvent.keyDown(dialog, { key: 'b' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toEqual([]);
  });

  test('ignores keys behind the dialog, and a number in it leads to its question', async () => {
    await startPlaying();
    const dialog = await openSubmitDialog();
    press('b');
    press('ArrowLeft');
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to question 2' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second?' }));
  });

  test('keeps its dialog open when the backdrop is clicked', async () => {
    await startPlaying();
    fireEvent.click(await openSubmitDialog());
    expect(screen.getByRole('dialog', { name: 'Submit your answers?' })).toBeVisible();
  });

  test('does not list as unanswered what another tab answered', async () => {
    await startPlaying();
    press('b');
    await waitFor(async () => expect(await drafts()).toMatchObject([{ answers: expect.anything() }]));
    const [draft] = await drafts();
    const second = PLANETS.questions[1]?.id ?? '';
    const change = (kept: Draft) => ({ ...kept, answers: { ...kept.answers, [second]: 2 } });
    if (draft) await openDeviceStore(userId()).store(createDraftStore).update(draft, change);
    await openSubmitDialog();
    await screen.findByText("1 unanswered. It'll count as skipped:");
    expect(screen.getByRole('button', { name: 'Go to question 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to question 2' })).toBeNull();
  });

  test('leads to the report, and deletes the draft on this device', async () => {
    const router = await startPlaying();
    press('b');
    press('ArrowRight');
    press('a');
    await submitAnswers();
    await screen.findByRole('tab', { name: 'All' });
    expect(screen.queryByText('Time ran out')).toBeNull();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()).toMatchObject([
      { quizId: PLANETS.id, packHash: 'a'.repeat(64), answers: [{ option: 1 }, { option: 0 }, { option: null }] },
    ]);
    expect(router.state.location.pathname).toMatch(/^\/report\//);
    expect(await drafts()).toEqual([]);
  });

  const waits = (_text: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === 'Saved on this device. Waiting to send';

  test('keeps the attempt on the device with a provisional result until there is a network', async () => {
    await startPlaying();
    // The first press of Start is work of its own.
    await waitFor(() => expect(server.sync.argsOf(PROFILE_UPDATE)).toHaveLength(1));
    await waitFor(async () => expect(await waiting()).toBe(0));
    press('b');
    server.down(true);
    await submitAnswers();
    // Each label of the result, such as "Waiting", is shown only once, during the celebration and after it.
    await screen.findByText('Waiting');
    expect(screen.getByText('Provisional')).toBeVisible();
    expect(await drafts()).toEqual([]);
    expect(await waiting()).toBe(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    for (const text of ['Provisional', 'Waiting', '33%', '8 XP pending', 'Not passed']) {
      expect(result.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('Waiting')).toHaveLength(1);
    server.down(false);
    await userEvent.click(button('Send now'));
    await screen.findByText('Synced');
    expect(screen.queryByText('Provisional')).toBeNull();
    expect(await waiting()).toBe(0);
  });

  test('sends the attempt automatically when the network returns', async () => {
    await startPlaying();
    press('b');
    server.down(true);
    await submitAnswers();
    await screen.findByText('Waiting');
    server.down(false);
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Synced');
    expect(submitted()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test('waits for the server’s grade when the device has no answer keys', async () => {
    const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _explanation, ...rest }) => rest);
    server.on({ 'quizzes.start': () => started({ ...PLANETS, ranked: true, questions: open }) });
    await startPlaying();
    press('b');
    server.down(true);
    await submitAnswers();
    await screen.findByText(waits);
    expect(screen.getByText(/Sealed, graded when you reconnect/)).toBeVisible();
    expect(screen.getByText('B. First? two')).toBeVisible();
    expect(screen.queryByText('Provisional')).toBeNull();
  });

  test('shows a refusal with the answers, and can be tried again', async () => {
    server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'There is no such quiz.' });
    await startPlaying();
    press('d');
    await submitAnswers();
    await screen.findByText(/There is no such quiz/);
    expect(screen.getByText('D. First? four')).toBeVisible();
    server.sync.refuse = () => null;
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(submitted()).toHaveLength(2));
    await screen.findByRole('tab', { name: 'All' });
    expect(submitted()[1]).toEqual(submitted()[0]);
  });

  test('says that the attempt is on the server and being checked', async () => {
    server.sync.parks = () => true;
    await startPlaying();
    await submitAnswers();
    await screen.findByRole('button', { name: 'Continue' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await screen.findByText('On the server, being checked');
    expect(await waiting()).toBe(0);
  });
});
