import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { DEVICE_CHECKS } from './device-checks.ts';
import { INSTALL_CHECKS } from './install-checks.ts';

const server = fakeServer();

test('every check is shown with its result, and all can be run again', async () => {
  const { email, name } = signIn('user');
  const ask = globalThis.fetch;
  const askHealth = vi.fn(async () => new Response('', { headers: { date: new Date().toUTCString() } }));
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => (args[0] === '/healthz' ? askHealth() : ask(...args)));
  server.on({});
  renderApp('/test-features');
  await screen.findByRole('heading', { level: 1, name: 'Test Features' });
  const again = await screen.findByRole('button', { name: 'Run again' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent?.split(':')[0])).toEqual(
    DEVICE_CHECKS.map(({ title }) => title),
  );
  const shown = screen.getByRole('main').textContent ?? '';
  expect(shown).not.toContain(email);
  expect(shown).not.toContain(name);
  const asked = askHealth.mock.calls.length;
  await userEvent.click(again);
  await waitFor(() => expect(askHealth.mock.calls.length).toBeGreaterThan(asked));
});

test('the install check is open to everybody', async () => {
  server.on({});
  renderApp('/pwa-test');
  await screen.findByRole('heading', { level: 1, name: 'Install check' });
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(INSTALL_CHECKS.length);
});
