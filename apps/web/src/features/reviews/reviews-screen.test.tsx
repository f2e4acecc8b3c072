import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { stepCard } from '@quorbit/contracts/reviews/schedule';
import type { ReviewList } from '@quorbit/contracts/reviews/schema';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { CardRow } from '@quorbit/contracts/sync/rows';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question as makeQuestion, quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { openPerson } from '#offline/person.ts';

const server = fakeServer();
const TODAY = learnerDay(new Date(), 'UTC');
const KEYS = { correctAnswer: 'C', explanation: 'Because it is.' } as const;
const ask = (text: string) => makeQuestion(text, KEYS);
const PLANETS = (...texts: string[]) => quiz({ title: 'Planets', questions: texts.map(ask) });
const RIVERS = (...texts: string[]) => quiz({ title: 'Rivers', category: 'Geography', questions: texts.map(ask) });

let userId: string;

/** A server where each question of these quizzes has a card, due in this order, and ratings move it. */
function serve(quizzes: Quiz[], changes: Partial<CardRow> = {}): KeyedQuestion[] {
  const questions: KeyedQuestion[] = [];
  const cards = new Map<string, CardRow>();
  for (const one of quizzes) {
    const hash = server.addPack(started(one).pack);
    server.sync.put(packRow(one, hash));
    for (const asked of started(one).pack.questions as KeyedQuestion[]) {
      const due = new Date(Date.UTC(2026, 0, 1, 0, questions.length)).toISOString();
      const row = cardRow(one.id, asked.id, hash, { due, ...changes });
      cards.set(asked.id, row.body);
      server.sync.put(row);
      questions.push(asked);
    }
  }
  server.sync.rowOf = ({ opId, at, args }) => {
    const { questionId, quality } = args as ReviewRateArgs;
    const card = cards.get(questionId);
    if (!card) throw new Error('No such card.');
    const next = { ...card, ...stepCard(questionId, card, { id: opId, at, cause: 'rating', quality }) };
    cards.set(questionId, next);
    return { id: questionId, kind: 'card', body: next };
  };
  server.on({ 'accounts.me': () => signIn('user', { id: userId, timeZone: 'UTC' }) });
  return questions;
}

const EMPTY = { items: [], nextCursor: null };
const ratings = () => server.sync.argsOf(REVIEW_RATE);
const button = (name: string) => screen.findByRole('button', { name });
const question = (text: string) => screen.findByRole('heading', { level: 2, name: text });

beforeEach(() => {
  userId = signIn('user', { timeZone: 'UTC' }).id;
});

test('shows one question at a time, where it is from and how many there are', async () => {
  serve([PLANETS('First?', 'Second?')]);
  renderApp('/reviews');
  await question('First?');
  expect(screen.getByText('Review 1 of 2')).toBeTruthy();
  expect(screen.getByText('Planets')).toBeTruthy();
  expect(screen.getByText('Science')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reviews done' }).getAttribute('aria-valuetext')).toBe(
    'Review 1 of 2',
  );
  expect(screen.queryByText('Second?')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reviews');
  expect(document.title).toBe('Reviews · Quorbit');
});

test('keeps the answer to itself until it is asked for, then marks it and lets it be rated', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await question('First?');
  expect(screen.queryByText(/First\? three/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Easy' })).toBeNull();
  await userEvent.click(await button('Show Answer'));
  const answer = within(screen.getByRole('region', { name: 'Answer' }));
  expect(answer.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'A. First? one',
    'B. First? two',
    'C. First? threeRight answer',
    'D. First? four',
  ]);
  expect(answer.getByText('Because it is.')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'How well did you know it?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answer' }));
});

test('goes on after each rating, with its quality and how many are left, and ends caught up', async () => {
  const quizzes = [PLANETS('First?'), RIVERS('Second?', 'Third?')];
  const ids = serve(quizzes).map(({ id }) => id);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 3');
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Forgot'));
  await question('Second?');
  expect(screen.getByText('Review 2 of 3')).toBeTruthy();
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Hard'));
  await question('Third?');
  await userEvent.click(await button('Easy'));
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  expect(screen.getByText(/You reviewed 3 questions and earned/).textContent).toContain('6 XP');
  await waitFor(() => expect(ratings()).toHaveLength(3));
  const [planets, rivers] = quizzes.map(({ id }) => id);
  expect(ratings()).toEqual([
    { quizId: planets, questionId: ids[0], quality: 1, left: 2 },
    { quizId: rivers, questionId: ids[1], quality: 3, left: 1 },
    { quizId: rivers, questionId: ids[2], quality: 5, left: 0 },
  ]);
  expect(document.activeElement?.textContent).toBe('All Caught Up!');
});

test('shows the options of a quiz seen before at once, and says that it goes on', async () => {
  serve([PLANETS('First?', 'Second?'), RIVERS('Third?')]);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 3');
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Easy'));
  await question('Second?');
  expect(screen.getByText('Continuing Planets')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show Answer' })).toBeNull();
  await userEvent.click(await button('Easy'));
  await question('Third?');
  expect(screen.queryByText(/^Continuing/)).toBeNull();
  expect(await button('Show Answer')).toBeTruthy();
});

test('a card on show stays, although one that is due before it arrives', async () => {
  serve([RIVERS('Second?')]);
  renderApp('/reviews');
  await userEvent.click(await button('Show Answer'));
  const planets = PLANETS('First?');
  const hash = server.addPack(started(planets).pack);
  server.sync.put(packRow(planets, hash));
  server.sync.put(cardRow(planets.id, planets.questions[0]?.id ?? '', hash, { due: '2025-12-31T12:00:00.000Z' }));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Review 1 of 2');
  expect(screen.getByRole('heading', { name: 'Second?' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Answer' })).toBeTruthy();
  await userEvent.click(await button('Easy'));
  await question('First?');
});

test('works by keys alone: space shows, 1 to 3 rate, and not before the answer is there', async () => {
  serve([PLANETS('First?'), RIVERS('Second?')]);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 2');
  await userEvent.keyboard('3');
  expect(await openPerson(userId).database.outbox.count()).toBe(0);
  await userEvent.keyboard(' ');
  await button('Easy');
  await userEvent.keyboard('2');
  await question('Second?');
  await userEvent.keyboard(' 4 1');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  await waitFor(() => expect(ratings()).toMatchObject([{ quality: 3 }, { quality: 1 }]));
});

test('leaves single keys alone for whoever switched them off', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await question('First?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use keys' }));
  await userEvent.click(document.body);
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
});

test.each([
  [addDays(TODAY, 1), /^Your next review is due tomorrow\.$/],
  ['2199-12-31', /^Your next review is due on Tuesday,? 31 December 2199\.$/],
])('with nothing due it says when the next one comes (%s)', async (day, words) => {
  serve([PLANETS('First?')], { due: `${day}T12:00:00.000Z`, state: 'review', reps: 1 });
  renderApp('/reviews');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  expect(
    screen.getByText('No reviews due today. Great job! Check back tomorrow for new review sessions.'),
  ).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/You reviewed/)).toBeNull();
});

test('tells that reviews wait for a running game', async () => {
  const planets = PLANETS('First?', 'Second?');
  serve([planets]);
  server.sync.put(packRow(planets, server.addPack(started(planets).pack), { sealed: true }));
  renderApp('/reviews');
  expect(await screen.findByText('2 reviews wait until a running game is over.')).toBeTruthy();
});

describe('without a network', () => {
  /** Everything arrived here once, then the network went. */
  async function leave(...quizzes: Quiz[]) {
    serve(quizzes);
    const router = renderApp('/reviews');
    await question('First?');
    server.down(true);
    return router;
  }

  test('ratings are saved here, shown as provisional, and arrive once when it is back', async () => {
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    await screen.findByText('Waiting');
    expect(screen.getByText('Provisional')).toBeTruthy();
    expect(screen.getByText('1 rating is saved on this device and is sent by itself.')).toBeTruthy();
    await userEvent.click(await button('Hard'));
    await screen.findByRole('heading', { name: 'All Caught Up!' });
    expect(await openPerson(userId).database.outbox.count()).toBe(2);
    expect(ratings()).toEqual([]);
    server.down(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
    expect(ratings()).toMatchObject([{ quality: 5 }, { quality: 3 }]);
    expect([...server.sync.state.applied.values()]).toEqual([1, 1]);
  });

  test('a disk that refuses does not stop a session', async () => {
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await userEvent.click(await button('Easy'));
    await question('Second?');
    expect(await screen.findByText(/1 rating is/)).toBeTruthy();
  });

  test('cards whose questions are not here are told', async () => {
    const planets = PLANETS('First?');
    const hash = 'f'.repeat(64);
    serve([]);
    server.sync.put(packRow(planets, hash));
    server.sync.put(cardRow(planets.id, planets.questions[0]?.id ?? '', hash));
    await openPerson(userId).database.open();
    const router = renderApp('/');
    server.on({ 'quizzes.list': () => EMPTY, 'reports.list': () => EMPTY });
    await screen.findByRole('link', { name: '1 review is due today' });
    server.down(true);
    await userEvent.click(screen.getByRole('link', { name: '1 review is due today' }));
    await screen.findByText('1 review is due, but the questions are not on this device yet.', {}, { timeout: 12_000 });
    expect(router.state.location.pathname).toBe('/reviews');
  });
});

describe('in a browser that keeps nothing', () => {
  const item = (text: string) => {
    const { difficulty: _d, marks: _m, kind: _k, explanation = null, ...rest } = ask(text);
    const of = { id: newId(), title: 'Planets', category: 'Science' };
    return { quiz: of, question: { ...rest, explanation }, due: '2026-11-01T10:00:00.000Z', isNew: true };
  };

  beforeEach(() => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'InvalidStateError');
    });
  });

  test('reviews come from the server, and ratings go there', async () => {
    let left = [item('First?'), item('Second?')];
    server.on({
      'reviews.list': (): ReviewList => {
        return { items: left, nextCursor: null, total: left.length, waiting: 0, nextDue: null };
      },
      'reviews.rate': ({ quizId, questionId }: { quizId: string; questionId: string }) => {
        left = left.filter(({ question: { id } }) => id !== questionId);
        return { quizId, questionId, due: '2026-11-04T10:00:00.000Z', xpEarned: 2 };
      },
      'accounts.me': () => signIn('user', { id: userId, timeZone: 'UTC' }),
    });
    renderApp('/reviews');
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    expect(server.inputs('reviews.rate')).toMatchObject([{ quality: 5, left: 1 }]);
  });

  test('says so when the list cannot be had, and tries again', async () => {
    server.on({
      'reviews.list': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    renderApp('/reviews');
    await screen.findByText('Your reviews could not be loaded.');
    const list = { items: [item('First?')], nextCursor: null, total: 1, waiting: 0, nextDue: null };
    server.on({ 'reviews.list': (): ReviewList => list });
    await userEvent.click(await button('Retry'));
    await question('First?');
  });
});

test('the start page leads there when something is due', async () => {
  serve([PLANETS('First?', 'Second?')]);
  server.on({ 'quizzes.list': () => EMPTY, 'reports.list': () => EMPTY });
  const router = renderApp('/');
  await userEvent.click(await screen.findByRole('link', { name: '2 reviews are due today' }));
  await question('First?');
  expect(router.state.location.pathname).toBe('/reviews');
});
