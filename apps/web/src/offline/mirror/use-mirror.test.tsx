import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#lib/testing/people.ts';
import { AreasContext } from './areas-context.ts';
import { createSelector, type Selector } from './selector.ts';
import { useMirror } from './use-mirror.ts';

const loadAreas = async () => [];
const wrapper = ({ children }: { children: ReactNode }) => <AreasContext value={loadAreas}>{children}</AreasContext>;

/** Loads a selector whose code can't be had at first. */
function loadedLate() {
  signIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const load = vi
    .fn(async (): Promise<Selector<string>> => createSelector(() => 'here'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/today.js'));
  const { result } = renderHook(() => useMirror(load, null), { wrapper });
  return { load, reported, result };
}

test('code that a broken connection kept back is asked for again, and what it reads is shown', async () => {
  const { load, reported, result } = loadedLate();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(result.current).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(result.current).toBe('here'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledOnce();
});

test('without a network code that is not here is no defect', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, reported, result } = loadedLate();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(result.current).toBe('here'));
  expect(reported).not.toHaveBeenCalled();
});
