import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#lib/testing/people.ts';
import { AreasContext } from './areas-context.ts';
import { createSelector, type Selector } from './selector.ts';
import { useMirror } from './use-mirror.ts';

const loadAreas = async () => [];
const wrapper = ({ children }: { children: ReactNode }) => <AreasContext value={loadAreas}>{children}</AreasContext>;

/** Renders a selector whose code fails to load the first time. */
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

test('a selector’s code is loaded again after a broken connection, and its value is shown', async () => {
  const { load, reported, result } = loadedLate();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(result.current).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(result.current).toBe('here'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledOnce();
});

test('code that can’t be loaded while the browser is offline isn’t reported as an error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, reported, result } = loadedLate();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(result.current).toBe('here'));
  expect(reported).not.toHaveBeenCalled();
});
