import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UpdatePrompt } from './update-prompt.tsx';
import { createUpdates, type Offer } from './updates.ts';

const OFFER: Offer = { kind: 'update', busy: false, unsaved: false };
const TEXT = 'New features available! Refresh to update?';

function open({ busy = false, ready = true } = {}) {
  const reload = vi.fn();
  const updates = createUpdates({ prepare: async () => ready, reload });
  render(<UpdatePrompt updates={updates} busy={busy} />);
  return { reload, offer: (offer: Offer) => act(() => updates.offer.set(offer)) };
}

test('announces an update to screen readers, and Refresh reloads the page', async () => {
  const { reload, offer } = open();
  expect(screen.getByRole('status').textContent).toBe('');
  offer(OFFER);
  expect(screen.getByRole('status').textContent).toBe(TEXT);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' })));
  expect(reload).toHaveBeenCalledOnce();
});

test('Later hides the update', () => {
  open().offer(OFFER);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that something is not saved, and does not reload', async () => {
  const { reload, offer } = open({ ready: false });
  offer(OFFER);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' })));
  expect(screen.getByRole('status').textContent).toContain("Something on this page isn't saved yet.");
  expect(reload).not.toHaveBeenCalled();
});

test('an update is not shown in the middle of a quiz, but a missing part is', () => {
  const { offer } = open({ busy: true });
  offer(OFFER);
  expect(screen.queryByRole('button')).toBeNull();
  offer({ ...OFFER, kind: 'missing' });
  expect(screen.getByText(/needs a newer version/)).toBeVisible();
});
