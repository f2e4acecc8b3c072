import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

test('the search narrows the guide, says when nothing is found, and can be cleared', async () => {
  signIn('user');
  server.on({});
  const router = renderApp('/help-guide');
  const field = await screen.findByLabelText('Search the guide');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Contents',
    'Overview',
    'User Types',
    'How to Use',
    'Creating Quizzes',
    'Features Guide',
    'Tips and Tricks',
    'Advanced Features',
    'Analytics and Insights',
    'Mobile and Installable App',
    'Troubleshooting',
  ]);
  await userEvent.type(field, 'best hour');
  expect(await screen.findByRole('heading', { level: 3, name: 'Intelligence' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  expect(router.state.location.search).toEqual({ search: 'best hour' });
  await userEvent.type(field, ' zebra');
  await screen.findByText('No results found');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(20));
});

test('opens the topic named in the address, and quick help changes the address', async () => {
  signIn('user');
  server.on({});
  const router = renderApp('/help-guide?topic=offline');
  const heading = await screen.findByRole('heading', { level: 3, name: 'Learn without a network' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.click(screen.getByRole('button', { name: 'Make a quiz' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ topic: 'make-a-quiz' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Make a quiz'));
});

test('opens the tab of the user’s own kind of account; the others are one click away', async () => {
  signIn('premium');
  server.on({});
  renderApp('/help-guide');
  const tab = await screen.findByRole('tab', { name: 'Premium' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Admin' })).toBeVisible();
});
