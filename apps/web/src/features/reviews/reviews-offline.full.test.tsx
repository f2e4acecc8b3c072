import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { ReviewList } from '@quorbit/contracts/reviews/schema';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, EMPTY_PAGE, keyedQuestion, PLANETS, question, reviewFixture } from './testing/review-fixture.ts';

const { server, userId, serve, ratings } = reviewFixture();

describe('reviews without a network', () => {
  /** Opens the reviews while the server can be reached, then takes the server down. */
  async function leave(...quizzes: Quiz[]) {
    serve(quizzes);
    const router = renderApp('/reviews');
    await question('First?');
    server.down(true);
    return router;
  }

  test('saves ratings here, shows them as provisional, and sends each once when the network is back', async () => {
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    await screen.findByText('Waiting');
    expect(screen.getByText('Provisional')).toBeVisible();
    expect(screen.getByText("1 rating is saved on this device. We'll keep trying to send it.")).toBeVisible();
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Hard'));
    await screen.findByRole('heading', { name: 'All Caught Up!' });
    expect(await openDeviceStore(userId()).database.outbox.count()).toBe(2);
    expect(ratings()).toEqual([]);
    server.down(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
    expect(ratings()).toMatchObject([{ quality: 5 }, { quality: 3 }]);
    expect([...server.sync.state.applied.values()]).toEqual([1, 1]);
  });

  /**
   * Stores a profile with nine ratings today. One more rating makes the day count; as each earns 2 XP, it also reaches
   * the daily goal of 20 XP.
   */
  function nineDone() {
    const lastDay = addDays(learnerDay(new Date(), 'UTC'), -1);
    const streak = { count: 3, points: 3, lastDay };
    const me = createProfile({ id: userId(), timeZone: 'UTC', dailyGoal: 20, streak });
    const history = buildHistory(
      [-3, -2, -1].map((days) => addDays(lastDay, days + 1)),
      new Map([[addDays(lastDay, 1), 9]]),
    );
    server.sync.put({ kind: 'profile', id: me.id, body: { ...me, history } });
  }
  const moment = (name: string) => screen.findByRole('region', { name });

  test('celebrates the goal and the streak once the session is over', async () => {
    nineDone();
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    await screen.findByText('Waiting');
    expect(screen.queryByRole('region', { name: 'Goal reached' })).toBeNull();
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await moment('Goal reached');
    await userEvent.click(await button('Continue'));
    await moment('4-day streak');
    await userEvent.click(await button('Continue'));
    await screen.findByRole('heading', { name: 'All Caught Up!' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('celebrates a reached goal as soon as the learner leaves the session early', async () => {
    nineDone();
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    await screen.findByText('Waiting');
    await userEvent.click(screen.getByRole('link', { name: 'Leave reviews' }));
    await moment('Goal reached');
  });

  test('continues the session when the disk refuses to save a rating', async () => {
    await leave(PLANETS('First?', 'Second?'));
    await userEvent.click(await button('Show Answer'));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await userEvent.click(await button('Easy'));
    await question('Second?');
    expect(await screen.findByText(/1 rating is/)).toBeVisible();
  });

  test('uses the server’s clock for due cards, however wrong the device’s clock is', async () => {
    const DAY_MS = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    serve([PLANETS('First?')], { state: 'review', reps: 1, lastReview: inDays(-1), due: inDays(3) });
    renderApp('/reviews');
    await screen.findByRole('heading', { name: 'All Caught Up!' });
    const { database } = openDeviceStore(userId());
    await waitFor(async () => expect(await database.packs.count()).toBe(1));
    server.down(true);
    await database.meta.update('meta', { skew: 4 * DAY_MS });
    await question('First?');
  });

  test('says how many due cards lack their questions on this device', async () => {
    const planets = PLANETS('First?');
    const hash = 'f'.repeat(64);
    serve([]);
    server.sync.put(packRow(planets, hash));
    server.sync.put(cardRow(planets.id, planets.questions[0]?.id ?? '', hash));
    await openDeviceStore(userId()).database.open();
    const router = renderApp('/');
    server.on({ 'quizzes.list': () => EMPTY_PAGE, 'reports.list': () => EMPTY_PAGE });
    await screen.findByRole('link', { name: 'Do 1 review' });
    server.down(true);
    await userEvent.click(screen.getByRole('link', { name: 'Do 1 review' }));
    await screen.findByText("1 review is due, but the questions aren't on this device yet.");
    expect(router.state.location.pathname).toBe('/reviews');
  });
});

describe('reviews in a browser that can’t store anything', () => {
  const item = (text: string) => {
    const { difficulty: _d, marks: _m, explanation = null, ...rest } = keyedQuestion(text);
    const of = { id: newId(), title: 'Planets', category: 'Science' };
    return {
      quiz: of,
      question: { ...rest, explanation },
      due: '2026-11-01T10:00:00.000Z',
      isNew: true,
      confidentError: false,
      lapses: 0,
      stability: 0,
    };
  };

  beforeEach(() => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'InvalidStateError');
    });
  });

  test('come from the server, and ratings are sent there', async () => {
    let left = [item('First?'), item('Second?')];
    server.on({
      'reviews.list': (): ReviewList => {
        return { items: left, nextCursor: null, total: left.length, waiting: 0, nextDue: null, comeback: null };
      },
      'reviews.rate': ({ quizId, questionId }) => {
        left = left.filter(({ question: { id } }) => id !== questionId);
        return { quizId, questionId, due: '2026-11-04T10:00:00.000Z', xpEarned: 2, ratingId: newId(), stability: 3 };
      },
      'accounts.me': () => signIn('user', { id: userId(), timeZone: 'UTC' }),
    });
    renderApp('/reviews');
    await userEvent.click(await button('Show Answer'));
    await userEvent.click(await button('Easy'));
    await question('Second?');
    expect(server.inputs('reviews.rate')).toMatchObject([{ quality: 5, left: 1 }]);
  });

  test('show an error when the list can’t be loaded, and Retry loads it', async () => {
    server.on({
      'reviews.list': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    renderApp('/reviews');
    await screen.findByText("We couldn't load your reviews.");
    const list = { items: [item('First?')], nextCursor: null, total: 1, waiting: 0, nextDue: null, comeback: null };
    server.on({ 'reviews.list': (): ReviewList => list });
    await userEvent.click(await button('Retry'));
    await question('First?');
  });
});
