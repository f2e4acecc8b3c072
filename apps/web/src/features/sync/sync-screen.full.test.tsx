import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { provideAppUpdate } from '#lib/server/app-update.ts';
import { Refusal, UnknownRefusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { region, rowsOf, syncFixture } from './testing/sync-fixture.ts';

const { server, userId, work } = syncFixture();

describe('the sync page without work', () => {
  test('claims nothing before the state is known', async () => {
    let release = () => undefined as undefined;
    server.on({
      'sync.exchange': () =>
        new Promise((_, reject) => {
          release = () => reject(new Refusal('INTERNAL', 'No.')) as undefined;
        }),
    });
    renderApp('/settings/sync');
    const card = within(await region('Your work'));
    await waitFor(() => expect(server.inputs('sync.exchange')).toHaveLength(1));
    expect(card.getByText('Checking your work').closest('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryByText(/synced|Nothing|tab/)).toBeNull();
    release();
  });

  test('says once that everything is synced', async () => {
    renderApp('/settings/sync');
    await screen.findByText('Everything is synced.');
    await screen.findByText('Nothing yet. Download a quiz to take it without a connection.');
    expect(screen.queryByRole('region', { name: /Waiting|Not accepted|looked at/ })).toBeNull();
    expect(screen.queryByText(/Another tab/)).toBeNull();
  });
});

describe('waiting work', () => {
  test('is listed with its name, time and state, and disappears when it was sent', async () => {
    server.down(true);
    const attemptId = await work();
    renderApp('/settings/sync');
    expect(await rowsOf('Waiting (2)')).toEqual([
      expect.stringMatching(/^Review rating: PlanetsDone just nowWaiting$/),
      expect.stringMatching(/^Quiz: Planets, 1 answerDone just nowWaiting$/),
    ]);
    expect(screen.getByRole('link', { name: 'Quiz: Planets, 1 answer' }).getAttribute('href')).toBe(
      `/report/${attemptId}`,
    );
    await screen.findByText("We can't reach the server");
    await screen.findByText("Your work is saved on this device. We'll keep trying.");
    await screen.findByText('Not synced on this device yet.');
    server.sync.rowOf = ({ opId }) => ({ id: opId, kind: 'achievement', body: { unlockedAt: null, progress: 1 } });
    server.down(false);
    await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
    await screen.findByText('Everything is synced.');
    await screen.findByText(/^Last updated \d\d:\d\d\.$/);
    expect(screen.queryByText('Waiting')).toBeNull();
    expect(server.sync.state.applied.size).toBe(2);
  });

  test('is marked as not saved if the disk refuses it', async () => {
    server.down(true);
    renderApp('/settings/sync');
    await screen.findByText("We can't reach the server");
    const { deviceStoreOf } = await import('#offline/device-store.ts');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await deviceStoreOf(userId()).writer.enqueue({
      type: REVIEW_RATE,
      args: { quizId: newId(), questionId: newId(), quality: 1 },
    });
    await within(await region('Waiting (1)')).findByText('Waiting, not saved');
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0);
    add.mockRestore();
  });
});

test('an app version that the server refuses is updated before the page is reloaded', async () => {
  server.on({
    'sync.exchange': () => {
      throw new Refusal('CLIENT_TOO_OLD', 'Too old.');
    },
  });
  const update = { checkForUpdate: vi.fn(async () => {}), updateNow: vi.fn(async () => false) };
  onTestFinished(provideAppUpdate(update));
  renderApp('/settings/sync');
  await userEvent.click(await screen.findByRole('button', { name: 'Update and reload' }));
  expect(update.checkForUpdate).toHaveBeenCalled();
  expect(update.updateNow).toHaveBeenCalledOnce();
  await waitFor(() => expect(openMessages()).toContain("We couldn't get the new version. Try again."));
});

test('a refusal that this app doesn’t know shows the server’s message', async () => {
  server.on({
    'sync.exchange': () => {
      throw new UnknownRefusal(403, 'Your school has closed for the summer.');
    },
  });
  renderApp('/settings/sync');
  await screen.findByText("The server won't sync right now");
  expect(screen.getByText('Your school has closed for the summer.')).toBeVisible();
});
