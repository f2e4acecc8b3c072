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

test('parts follow each other, from the first again, and stay while they are held', () => {
  const { result } = renderHook(() => usePageRotation(3));
  const parts = [0, 10, 10, 10].map((seconds) => {
    wait(seconds);
    return result.current.part;
  });
  expect(parts).toEqual([0, 1, 2, 0]);
  act(() => result.current.hold(true));
  wait(60);
  expect(result.current).toMatchObject({ part: 0, held: true });
  act(() => result.current.hold(false));
  wait(10);
  expect(result.current).toMatchObject({ part: 1, held: false });
});

test('a single part stays', () => {
  const { result } = renderHook(() => usePageRotation(1));
  wait(60);
  expect(result.current.part).toBe(0);
});
