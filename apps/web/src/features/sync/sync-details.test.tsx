import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openMessages } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { saveEviction } from '#offline/evictions.ts';
import { region, syncFixture } from './testing/sync-fixture.ts';

const { server, userId, work } = syncFixture();

describe('the device section', () => {
  test('shows the used space and whether the browser protects it, and requests protection', async () => {
    const persist = vi.fn(async () => false);
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      userAgent: 'test',
      storage: { estimate: async () => ({ usage: 4_200_000, quota: 2e9 }), persisted: async () => false, persist },
    });
    renderApp('/settings/sync');
    await screen.findByText('Quorbit uses 4.2 MB of the 2 GB that this browser allows.');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my data' }));
    expect(openMessages().join()).toContain("The browser didn't agree");
    persist.mockResolvedValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my data' }));
    await screen.findByText('This browser keeps your data until you clear it yourself.');
  });

  test('says over plain HTTP that offline start needs HTTPS', async () => {
    vi.stubGlobal('isSecureContext', false);
    renderApp('/settings/sync');
    await screen.findByText(/Offline start needs HTTPS\./);
  });

  test('reports lost data until the user has read it', async () => {
    saveEviction(userId(), Date.UTC(2026, 9, 1, 14, 32));
    renderApp('/settings/sync');
    const note = within(await region('Lost data'));
    expect(note.getByText(/The server has everything up to 1 October 2026/)).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: 'Lost data' })).toBeNull();
  });
});

test('hides technical details until they are opened', async () => {
  renderApp('/settings/sync');
  const details = (await screen.findByRole('heading', { name: 'Technical details' })).closest('details');
  expect(details?.open).toBe(false);
  expect(details?.contains(screen.getByRole('button', { name: 'Import file' }))).toBe(true);
  expect(details?.contains(screen.getByRole('button', { name: 'Sync now' }))).toBe(false);
});

describe('a file of unsent work', () => {
  async function exported(): Promise<string> {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Save unsent work' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    return (await blobs[0]?.text()) ?? '';
  }

  function takeIn(text: string): void {
    const file = new File([text], 'work.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('File of unsent work'), { target: { files: [file] } });
  }

  test('can be saved, and imported any number of times', async () => {
    server.down(true);
    await work();
    renderApp('/settings/sync');
    await region('Waiting (2)');
    const text = await exported();
    expect(JSON.parse(text)).toMatchObject({ app: 'quorbit', userId: userId(), ops: [{ type: ATTEMPT_SUBMIT }, {}] });
    await openDeviceStore(userId()).database.outbox.clear();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Waiting/ })).toBeNull());
    takeIn(text);
    await region('Waiting (2)');
    expect(openMessages().join()).toContain('Imported: 1 finished quiz and 1 other answer.');
    takeIn(text);
    await waitFor(() => expect(openMessages().join()).toContain('You already have all of it here.'));
  });

  test('is refused if it is of another account or isn’t such a file', async () => {
    server.down(true);
    renderApp('/settings/sync');
    await screen.findByRole('button', { name: 'Import file' });
    takeIn(JSON.stringify({ app: 'quorbit', format: 1, userId: newId(), ops: [] }));
    expect((await screen.findByRole('alert')).textContent).toContain('belongs to another account');
    takeIn('cheese');
    await screen.findByText("This isn't a file of unsent work, or it's damaged.");
  });
});
