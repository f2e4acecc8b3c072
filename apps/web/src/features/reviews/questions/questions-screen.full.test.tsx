import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#lib/testing/render-app.tsx';
import { PLANETS, RIVERS, reviewFixture } from '../testing/review-fixture.ts';

const { serve } = reviewFixture();
const DAY_MS = 86_400_000;

const group = (name: RegExp) => screen.findByRole('region', { name });

test('lists all questions with their history, and pauses and resumes one', async () => {
  const history = [
    { at: '2026-01-01T10:00:00.000Z', quality: null },
    { at: '2026-01-02T10:00:00.000Z', quality: 3 as const },
  ];
  serve([PLANETS('First?'), RIVERS('Second?')], { history, stability: 4, lapses: 7 });
  renderApp('/reviews/questions');
  const row = (await screen.findByText('First?')).closest('details');
  if (!row) throw new Error('There is no row.');
  await userEvent.click(screen.getByText('First?'));
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Hard'), expect.stringContaining('Wrong in a quiz')]);
  await userEvent.click(within(row).getByRole('button', { name: 'Pause' }));
  await within(row).findByRole('button', { name: 'Resume' });
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: 'Resume' }));
  await userEvent.click(screen.getByRole('button', { name: /^Paused/ }));
  await waitFor(() => expect(screen.queryByText('Second?')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Tricky/ }));
  await screen.findByText('Second?');
  expect(screen.queryByText('First?')).toBeNull();
});

test('groups questions by when they come, with their strength in words', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const lastReview = inDays(-20);
  serve([PLANETS('First?')], { state: 'review', reps: 2, stability: 12, lastReview, due: inDays(-8) });
  serve([RIVERS('Second?')], { due: inDays(-1) });
  serve([RIVERS('Third?')], { state: 'review', reps: 2, stability: 100, lastReview, due: inDays(80) });
  renderApp('/reviews/questions');
  const overdue = within(await group(/^Overdue 1$/));
  expect(await overdue.findByText('First?')).toBeVisible();
  expect(overdue.getByText('last week')).toBeVisible();
  expect(overdue.getByText('Growing, lasts 12 days').parentElement?.textContent).toBe(
    'Strength 2 of 4: Growing, lasts 12 days',
  );
  const today = within(await group(/^Today 1$/));
  expect(await today.findByText('Second?')).toBeVisible();
  expect(today.getByText('Not reviewed yet')).toBeVisible();
  expect(within(await group(/^Later 1$/)).getByText('Strong, lasts 100 days')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^(Tomorrow|This week|After a running game|Paused)/ })).toBeNull();
});

test('the search finds questions by their text or quiz, and says how many', async () => {
  serve([PLANETS('First?', 'Second?'), RIVERS('Third?')]);
  renderApp('/reviews/questions');
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'RIVER');
  await screen.findByText('1 question found');
  expect(await screen.findByText('Third?')).toBeVisible();
  expect(screen.queryByText('First?')).toBeNull();
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All1');
  await userEvent.type(search, 'xyz');
  expect(await screen.findByText("No question or quiz matches 'RIVERxyz'.")).toBeVisible();
  await userEvent.clear(search);
  await screen.findByText('First?');
});

test('shows fifty questions at first, in all groups together, and more on request', async () => {
  const texts = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}?`);
  serve([PLANETS(...texts(48, 'Planet'))], { state: 'review', reps: 2, due: '2026-01-01T10:00:00.000Z' });
  const due = new Date(Date.now() + 90 * DAY_MS).toISOString();
  serve([RIVERS(...texts(6, 'River'))], { state: 'review', reps: 2, due });
  renderApp('/reviews/questions');
  await group(/^Overdue 48$/);
  const later = await group(/^Later 6$/);
  expect(await within(later).findAllByText(/^River \d/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show more questions' }));
  expect(within(later).getAllByText(/^River \d/)).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull();
});
