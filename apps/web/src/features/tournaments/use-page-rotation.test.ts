import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageRotation } from './use-page-rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

test('shows the pages one after the other in a loop, and stays on a page while paused', () => {
  const { result } = renderHook(() => usePageRotation(3));
  const pages = [0, 10, 10, 10].map((seconds) => {
    wait(seconds);
    return result.current.page;
  });
  expect(pages).toEqual([0, 1, 2, 0]);
  act(() => result.current.setPaused(true));
  wait(60);
  expect(result.current).toMatchObject({ page: 0, isPaused: true });
  act(() => result.current.setPaused(false));
  wait(10);
  expect(result.current).toMatchObject({ page: 1, isPaused: false });
});

test('stays on a single page', () => {
  const { result } = renderHook(() => usePageRotation(1));
  wait(60);
  expect(result.current.page).toBe(0);
});
