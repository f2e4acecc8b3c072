import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openMessages } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { deviceStoreOf, openDeviceStore } from '#offline/device-store.ts';
import { PLANETS, region, syncFixture } from './testing/sync-fixture.ts';

const { server, userId, work } = syncFixture();

test('refused work shows the reason, can be tried again, and is deleted only after confirmation', async () => {
  server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'Quiz not found.' });
  await work();
  renderApp('/settings/sync');
  const refused = within(await region('Not accepted (2)'));
  expect(refused.getAllByText('Quiz not found.')).toHaveLength(2);
  await userEvent.click(refused.getByRole('button', { name: 'Delete: Review rating: Planets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await openDeviceStore(userId()).database.rejected.count()).toBe(2);
  await userEvent.click(refused.getByRole('button', { name: 'Delete: Review rating: Planets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const left = within(await region('Not accepted (1)'));
  server.sync.refuse = () => null;
  await userEvent.click(left.getByRole('button', { name: 'Try again: Quiz: Planets, 1 answer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not accepted/ })).toBeNull());
  await waitFor(() => expect(server.sync.state.applied.size).toBe(1));
});

test('a browser without storage still sends work, and refused work can be tried again or deleted', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'InvalidStateError');
  });
  server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'Quiz not found.' });
  renderApp('/settings/sync');
  const { writer } = deviceStoreOf(userId());
  for (const _ of [1, 2]) {
    await writer.enqueue({ type: REVIEW_RATE, args: { quizId: PLANETS.id, questionId: newId(), quality: 5 } });
  }
  const refused = within(await screen.findByRole('region', { name: 'Not accepted (2)' }));
  // The refusal is also shown as a toast, for users who aren't on the sync page.
  expect(openMessages()).toContain('Quiz not found.');
  await userEvent.click(refused.getAllByRole('button', { name: /^Delete: / })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const left = within(await region('Not accepted (1)'));
  server.sync.refuse = () => null;
  await userEvent.click(left.getByRole('button', { name: /^Try again: / }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not accepted/ })).toBeNull());
  await waitFor(() => expect(server.sync.state.applied.size).toBe(1));
  expect(new Set(server.sync.requests.map(({ clientId }) => clientId)).size).toBe(1);
});

test('says that work wasn’t deleted if it was sent again meanwhile', async () => {
  server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'This quiz is gone.' });
  const { writer, storage } = openDeviceStore(userId());
  await writer.enqueue({ type: REVIEW_RATE, args: { quizId: PLANETS.id, questionId: newId(), quality: 5 } });
  renderApp('/settings/sync');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
  const dialog = await screen.findByRole('dialog');
  server.sync.refuse = () => null;
  const [entry] = await storage.read((tx) => tx.rejected());
  // Removes the refused work from the store, as if another tab had sent it again while this tab's dialog is open.
  const confirm = within(dialog).getByRole('button', { name: 'Delete for good' });
  await storage.write((tx) => tx.removeRejected([entry?.opId ?? '']));
  fireEvent.click(confirm);
  await waitFor(() => expect(openMessages()).toContain("This was already sent again, so it isn't deleted."));
});
