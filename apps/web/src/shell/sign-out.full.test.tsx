import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { listUnsentTypes } from '#offline/leftover-data.ts';

const server = fakeServer();
const PLANETS = quiz();

let userId: string;

beforeEach(async () => {
  userId = signIn().id;
  server.on({
    'accounts.logout': () => undefined,
    'accounts.options': () => ({ google: false, demo: false }),
    'sync.exchange': () => {
      throw new Refusal('UNAVAILABLE', 'Later.');
    },
  });
  server.sync.rowOf = ({ opId }) => ({ id: opId, kind: 'achievement', body: { unlockedAt: null, progress: 1 } });
  const deviceStore = openDeviceStore(userId);
  const { writer } = deviceStore;
  const drafts = deviceStore.store(createDraftStore);
  const draft = createDraft({ attemptId: newId(), started: started(PLANETS), timed: false, now: Date.now() });
  const answers = Object.fromEntries(PLANETS.questions.slice(0, 2).map(({ id }) => [id, 1]));
  await drafts.begin(draft);
  await drafts.finish({ ...draft, answers }, (kept) => ({ ...kept, answers }), drafts.age(draft));
  await writer.enqueue({ type: REVIEW_RATE, args: { quizId: PLANETS.id, questionId: newId(), quality: 5 } });
});

/** Presses Log out and returns the dialog that asks about unsent work. */
async function ask() {
  const router = renderApp('/upgrade');
  await screen.findAllByText('waiting', { exact: false });
  await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { router, dialog };
}

const waiting = () => listUnsentTypes(userId);
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('asks first if there is unsent work and says how much; closing the dialog changes nothing', async () => {
  const { dialog } = await ask();
  await dialog.findByText(/1 finished quiz and 1 other answer wait on this device/);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(getSession()).not.toBeNull();
  expect(await waiting()).toEqual([ATTEMPT_SUBMIT, REVIEW_RATE]);
});

test('counts a change to the downloads as such and not as an answer', async () => {
  await openDeviceStore(userId).writer.enqueue({
    type: QUIZ_KEEP,
    args: { quizId: PLANETS.id, packHash: 'a'.repeat(64) },
  });
  const { dialog } = await ask();
  await dialog.findByText(/1 finished quiz, 1 change to your downloads and 1 other answer wait on this device/);
  expect(dialog.getByRole('button', { name: 'Delete 3 answers' })).toBeVisible();
});

test('“Keep locked” leaves the work on this device, and the sign-in page mentions it', async () => {
  const { router, dialog } = await ask();
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep locked and log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await screen.findByText(/1 finished quiz and 1 other answer wait on this device/);
  expect(await waiting()).toEqual([ATTEMPT_SUBMIT, REVIEW_RATE]);
});

test('after “Sync now” no work waits any more', async () => {
  const { router } = await ask();
  server.on({ 'sync.exchange': (input) => server.sync.exchange(input) });
  const { getSyncStatus } = await import('#offline/sync-status.ts');
  await waitFor(() => expect(getSyncStatus().phase).not.toBe('stopped'));
  await press('Sync now');
  await screen.findByRole('heading', { name: 'Everything is synced' });
  await press('Log out');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await waiting()).toEqual([]);
  expect(server.sync.state.applied.size).toBe(2);
});

test('deleting asks once more and says how many answers are deleted', async () => {
  const { router, dialog } = await ask();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete 3 answers' }));
  await press('Keep my answers');
  expect(await waiting()).toEqual([ATTEMPT_SUBMIT, REVIEW_RATE]);
  await press('Delete 3 answers');
  await press('Delete for good');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await waiting()).toEqual([]);
});

test('saving as a file leaves the work on this device', async () => {
  const blobs: unknown[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await ask();
  await press('Save as a file');
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(getSession()).not.toBeNull();
  expect(await waiting()).toEqual([ATTEMPT_SUBMIT, REVIEW_RATE]);
});
