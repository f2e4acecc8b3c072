import 'fake-indexeddb/auto';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, PLANETS, question, reviewFixture } from '../testing/review-fixture.ts';

const { server, serve } = reviewFixture();
const DAY_MS = 86_400_000;

const REPEATED: Partial<CardRow> = {
  state: 'review',
  stability: 5,
  difficulty: 5,
  reps: 2,
  lastReview: '2026-01-01T10:00:00.000Z',
};

test.each([
  ['a new card', {}],
  ['a repeated card', REPEATED],
])('each rating’s description is the interval that it gives %s', async (_name, changes) => {
  serve([PLANETS('First?')], changes);
  renderApp('/reviews');
  await userEvent.click(await button('A. First? one'));
  const descriptions = ['Forgot', 'Hard', 'Easy'].map((name) => {
    const rating = screen.getByRole('button', { name });
    const id = rating.getAttribute('aria-describedby') ?? '';
    const interval = document.getElementById(id);
    expect(interval).toBeVisible();
    expect(rating).toHaveAccessibleDescription(interval?.textContent ?? '');
    return interval?.textContent ?? '';
  });
  expect(descriptions.every((text) => /^[\d,]+ d$/.test(text))).toBe(true);
  const [, , easy = ''] = descriptions;
  await userEvent.click(await button('Easy'));
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  const card = () => server.sync.state.rows.find(({ kind }) => kind === 'card')?.body as CardRow;
  await waitFor(() => expect(card().undo).not.toBeUndefined());
  const { due, lastReview } = card();
  expect(`${(Date.parse(due) - Date.parse(lastReview ?? '')) / DAY_MS} d`).toBe(easy);
});

test('the answers come right after the question, and the learner’s confidence after them', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await question('First?');
  const isBefore = (first: HTMLElement, second: HTMLElement) =>
    Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
  const sure = screen.getByRole('group', { name: 'How sure are you?' });
  expect(isBefore(await button('D. First? four'), sure)).toBe(true);
  expect(isBefore(sure, await button('Show Answer'))).toBe(true);
});

test('moving among the answers shows nothing; choosing one by key shows the right answer', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  const first = await button('A. First? one');
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{Home}{End}');
  for (const letter of ['B. First? two', 'C. First? three', 'D. First? four']) {
    await userEvent.tab();
    expect(document.activeElement).toBe(await button(letter));
    await userEvent.hover(await button(letter));
  }
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText("Not this time. It's C: First? three.")).toBeVisible();
});
