import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const PLANETS = quizCard({ title: 'Planets', questionCount: 1, duration: 5, difficulty: 'hard' });
const RIVERS = quizCard({ title: 'Rivers', category: 'Geography', attempts: 3, bestPercentage: 80 });

beforeEach(() => {
  signIn();
  server.on({
    'quizzes.list': () => ({ items: [PLANETS, RIVERS], nextCursor: null }),
    'quizzes.categories': () => [
      { category: 'Geography', quizzes: 1 },
      { category: 'Science', quizzes: 1 },
    ],
  });
});

const lastRequest = () => server.inputs('quizzes.list').at(-1);

test('stores the filters in the URL and sends them to the server', async () => {
  const router = renderApp('/user/test');
  await screen.findByRole('article', { name: 'Planets' });
  await screen.findByRole('option', { name: 'Geography (1)' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Geography');
  await userEvent.click(screen.getByRole('button', { name: 'hard' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ category: 'Geography', difficulty: 'hard' }));
  expect(router.state.location.search).toEqual({ category: 'Geography', difficulty: 'hard' });
});

test('applies the filters in the URL, and ignores invalid ones', async () => {
  renderApp('/user/test?category=Cheese&difficulty=terrible&search=42');
  await screen.findByRole('article', { name: 'Planets' });
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Cheese');
  expect(screen.getAllByRole('button', { pressed: false }).length).toBe(4);
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('42');
  expect(lastRequest()).toEqual({
    limit: 24,
    takeable: true,
    category: 'Cheese',
    search: '42',
    direction: 'forward',
  });
});

test('the search waits until typing has paused', async () => {
  const router = renderApp('/user/test');
  await screen.findByRole('article', { name: 'Planets' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByLabelText('Search');
  fireEvent.change(field, { target: { value: 'ri' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  fireEvent.change(field, { target: { value: 'riv' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(router.state.location.search).toEqual({});
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.search).toEqual({ search: 'riv' });
  // The client collects calls for a moment and then sends them as one batch.
  await act(() => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
  await waitFor(() => expect(lastRequest()).toMatchObject({ search: 'riv' }));
});

test('offers to clear the filters when nothing matches', async () => {
  server.on({
    'quizzes.list': ({ search }) => ({ items: search ? [] : [PLANETS], nextCursor: null }),
  });
  const router = renderApp('/user/test?search=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('article', { name: 'Planets' });
  expect(router.state.location.search).toEqual({});
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
});
