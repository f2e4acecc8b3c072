import { newId } from '@quorbit/contracts/lib/ids';
import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { buildDeviceBars } from './device-counts.ts';

const server = fakeServer();
const ADA = { id: newId(), name: 'Ada' };
const AT = '2026-11-01T10:00:00.000Z';
const QUIET: SyncHealth = { parkedCount: 0, parked: [], rejects: [], differences: [], devices: [] };
const BUSY: SyncHealth = {
  parkedCount: 120,
  parked: [
    { opId: newId(), type: 'attempt.submit', receivedAt: AT, learner: ADA },
    { opId: newId(), type: 'review.rate', receivedAt: AT, learner: ADA },
  ],
  rejects: [
    { code: 'NOT_FOUND', count: 4 },
    { code: 'INVALID', count: 1 },
  ],
  differences: [{ foundAt: AT, clientId: newId(), learner: ADA }],
  devices: [
    { protocol: 2, lastPush: 'day', count: 7 },
    { protocol: 1, lastPush: 'older', count: 2 },
  ],
};

let health: SyncHealth;

beforeEach(() => {
  signIn('admin');
  health = BUSY;
  server.on({ 'sync.health': () => health });
});

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows parked and refused work, differing devices, and the device counts as a table', async () => {
  renderApp('/admin/sync');
  await screen.findByRole('heading', { name: 'Parked work' });
  expect(screen.getByText(/The oldest 2 of 120 are shown/)).toBeVisible();
  expect(cells('Parked work').map(([learner, type]) => [learner, type])).toEqual([
    ['Ada', 'attempt.submit'],
    ['Ada', 'review.rate'],
  ]);
  expect(cells('Rejects by code')).toEqual([
    ['NOT_FOUND', '4'],
    ['INVALID', '1'],
  ]);
  expect(cells('Digest differences')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(cells('Devices')).toEqual([
    ['Last day', '7', '0'],
    ['Last week', '0', '0'],
    ['Last month', '0', '0'],
    ['Longer ago', '0', '2'],
  ]);
});

test('applies one or all pieces of parked work, shows the outcome and reloads', async () => {
  server.on({ 'sync.replay': () => ({ applied: 1, rejected: 0, stillParked: 1 }) });
  renderApp('/admin/sync');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply review.rate of Ada' }));
  await waitFor(() => expect(openMessages()).toEqual(['1 applied, 0 rejected, 1 still parked.']));
  health = QUIET;
  await userEvent.click(screen.getByRole('button', { name: 'Apply all' }));
  await screen.findByText('Nothing is parked. All work that arrived was applied or answered.');
  expect(server.inputs('sync.replay')).toEqual([{ userId: ADA.id, opId: BUSY.parked[1]?.opId }, {}]);
});

test('says that there is nothing to show if nothing happened yet', async () => {
  health = QUIET;
  renderApp('/admin/sync');
  await screen.findByText('Nothing is parked. All work that arrived was applied or answered.');
  expect(screen.getByText('No device has sent work yet.')).toBeVisible();
  expect(screen.getByText('No work was rejected.')).toBeVisible();
  expect(screen.getByText('Every device holds what the server holds.')).toBeVisible();
});

test('shows an error if the server fails, and Retry loads the data', async () => {
  server.on({
    'sync.health': () => {
      throw new Refusal('INVALID', 'No.');
    },
  });
  renderApp('/admin/sync');
  await screen.findByText("We couldn't load sync health.");
  server.on({ 'sync.health': () => health });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Parked work' });
});

test('the page is for admins only', async () => {
  signIn('user');
  renderApp('/admin/sync');
  await screen.findByText('Admins only.');
  expect(server.inputs('sync.health')).toEqual([]);
});

test('the bars count each protocol, newest first, also where no device sent work', () => {
  expect(buildDeviceBars([])).toMatchObject({ protocols: [] });
  expect(buildDeviceBars(BUSY.devices).protocols).toEqual(['Protocol 2', 'Protocol 1']);
  expect(buildDeviceBars(BUSY.devices).bars[0]).toEqual({ label: 'Last day', 'Protocol 2': 7, 'Protocol 1': 0 });
});
