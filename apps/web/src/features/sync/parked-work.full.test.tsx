import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { CRASHING } from '#offline/testing/exchange-server.ts';
import { region, syncFixture } from './testing/sync-fixture.ts';

const { server, userId } = syncFixture();

test('lists work that the server is still checking', async () => {
  const body = {
    opId: newId(),
    type: ATTEMPT_SUBMIT,
    at: new Date().toISOString(),
    outcome: 'waiting',
    code: null,
    message: null,
    op: null,
  };
  server.sync.put({ id: body.opId, kind: 'held', body });
  renderApp('/settings/sync');
  const parked = within(await region(/^Being checked/));
  expect(parked.getByText('Finished quiz')).toBeVisible();
  expect(parked.getByText('On the server')).toBeVisible();
});

test('removes parked work from the list once the server has applied it and deleted its row', async () => {
  await openDeviceStore(userId()).writer.enqueue({ type: CRASHING, args: {} });
  renderApp('/settings/sync');
  const parked = within(await region('Being checked (1)'));
  expect(parked.getByText('On the server')).toBeVisible();
  expect(parked.queryByRole('button', { name: /^Try again: / })).toBeNull();
  const [opId = ''] = server.sync.parkedIds();
  server.sync.rowOf = () => ({ id: newId(), kind: 'achievement', body: { unlockedAt: null, progress: 1 } });
  server.sync.replay(opId, null);
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Being checked/ })).toBeNull());
  expect(screen.getByText('Everything is synced.')).toBeVisible();
  // The journal entry of the work is still marked as parked, although the work has been applied since.
  expect(await openDeviceStore(userId()).database.journal.toArray()).toMatchObject([{ op: { opId }, parked: true }]);
});

test('parked work that was refused is applied when it is tried again', async () => {
  await openDeviceStore(userId()).writer.enqueue({ type: CRASHING, args: {} });
  renderApp('/settings/sync');
  await region(/^Being checked/);
  const [opId = ''] = server.sync.parkedIds();
  server.sync.replay(opId, { code: 'NOT_FOUND', message: 'Quiz not found.' });
  server.sync.parks = () => false;
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  const refused = within(await region('Not accepted (1)'));
  expect(refused.getByText('Quiz not found.')).toBeVisible();
  await userEvent.click(refused.getByRole('button', { name: /^Try again: / }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not accepted|looked at/ })).toBeNull());
  await waitFor(() => expect(server.sync.parkedIds()).toEqual([]));
});

test('parked work that was refused shows the reason and can be deleted', async () => {
  await openDeviceStore(userId()).writer.enqueue({ type: CRASHING, args: {} });
  renderApp('/settings/sync');
  await region(/^Being checked/);
  const [opId = ''] = server.sync.parkedIds();
  server.sync.replay(opId, { code: 'NOT_FOUND', message: 'Quiz not found.' });
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  const refused = within(await region('Not accepted (1)'));
  expect(refused.getByText('Quiz not found.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Being checked/ })).toBeNull();
  await userEvent.click(refused.getByRole('button', { name: /^Delete: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not accepted/ })).toBeNull());
  await waitFor(() => expect(server.sync.parkedIds()).toEqual([]));
});
