import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  advanceSeconds,
  attemptFixture,
  mockClock,
  openQuiz,
  PLANETS,
  press,
  startPlaying,
} from './testing/attempt-fixture.ts';

const { drafts, submitted } = attemptFixture();

describe('an attempt’s clock', () => {
  beforeEach(mockClock);

  test('shows minutes and seconds and survives a reload', async () => {
    await startPlaying();
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    await advanceSeconds(61);
    expect(screen.getByRole('timer').textContent).toBe('8:59');
    cleanup();
    await advanceSeconds(60);
    openQuiz();
    await screen.findByText('Question 1 of 3');
    expect(screen.getByRole('timer').textContent).toMatch(/^7:5[89]$/);
  });

  test('announces 60, 30 and 10 seconds before the end', async () => {
    await startPlaying();
    await advanceSeconds(538);
    expect(screen.queryByText('1 minute left')).toBeNull();
    await advanceSeconds(2);
    expect(screen.getByText('1 minute left').getAttribute('role')).toBe('status');
    await advanceSeconds(30);
    expect(screen.getByText('30 seconds left')).toBeVisible();
    await advanceSeconds(20);
    expect(screen.getByText('10 seconds left')).toBeVisible();
  });

  test('submits the answers as of the deadline when the time is over', async () => {
    const router = await startPlaying();
    press('b');
    const [draft] = await drafts();
    await advanceSeconds(601);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/report/${draft?.attemptId}`));
    await screen.findByRole('tab', { name: 'All' });
    expect(await screen.findByText('Time ran out')).toBeVisible();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    const [sent] = submitted();
    expect(sent).toMatchObject({
      attemptId: draft?.attemptId,
      answers: [{ option: 1 }, { option: null }, { option: null }],
    });
    const { startedAt = '', finishedAt = '' } = sent ?? {};
    expect(Date.parse(finishedAt) - Date.parse(startedAt)).toBe(600_000);
    expect(await drafts()).toEqual([]);
  });

  test.each([86_400_000, -86_400_000])('keeps the attempt’s time when the clock is set by %i ms', async (ms) => {
    const router = await startPlaying();
    press('b');
    await advanceSeconds(100);
    vi.setSystemTime(Date.now() + ms);
    await advanceSeconds(400);
    expect(screen.getByRole('timer').textContent).toBe('1:40');
    expect(router.state.location.pathname).toBe(`/user/test/${PLANETS.id}`);
    await advanceSeconds(101);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/report\//));
    await waitFor(() => expect(submitted()).toHaveLength(1));
    const [sent] = submitted();
    expect(sent).toMatchObject({ answers: [{ option: 1 }, { option: null }, { option: null }] });
    // The question appears a moment after the attempt begins, so its time is only close to 600 seconds.
    expect(sent?.answers[0]?.timeSpent).toBeCloseTo(600, 0);
    const { startedAt = '', finishedAt = '' } = sent ?? {};
    expect(Date.parse(finishedAt) - Date.parse(startedAt)).toBe(600_000);
    // The times follow the device's clock as it is now, because the server measures the skew when the attempt is sent.
    expect(Math.abs(Date.parse(finishedAt) - Date.now())).toBeLessThan(5_000);
  });

  test('measures the time spent on each question, without the time the page was hidden', async () => {
    await startPlaying();
    await advanceSeconds(5);
    press('ArrowRight');
    await advanceSeconds(10);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await advanceSeconds(100);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await advanceSeconds(2);
    press('ArrowLeft');
    const [draft] = await drafts();
    const [first, second, third] = PLANETS.questions.map(({ id }) => draft?.timings[id]);
    expect(first).toBeCloseTo(5, 0);
    expect(second).toBeCloseTo(12, 0);
    expect(third).toBeUndefined();
  });
});
