import { useEffect, useState } from 'react';
import { showFailure } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { waitUntilReadable } from '../first-paint.ts';
import { useHasNoLocalData } from '../use-has-no-local-data.ts';
import { useLoadAreas } from './areas-context.ts';
import type { Selector } from './selector.ts';

/** The pause in milliseconds before a selector's code that failed to load is requested again. */
const RETRY_MS = 10_000;

/**
 * Returns the value of a selector of this device's tables and updates it after every change by any tab. It's undefined
 * until read, and null if this browser stores nothing. The database's code is loaded separately.
 * @param select the selector, or a function that returns or loads it for the argument; must be the same one on each
 * render.
 * @param argument compared as JSON.
 * @param whenEmpty returned at once if this device holds no data of the user, so that the page needn't wait for the
 * database before it shows the server's data.
 */
export function useMirror<A, T>(
  select: Selector<T> | ((argument: A) => Selector<T> | Promise<Selector<T>>),
  argument: A,
  whenEmpty?: T | null,
): T | null | undefined {
  const { id } = useUser();
  const hasNoLocalData = useHasNoLocalData(id);
  const loadAreas = useLoadAreas();
  const argumentKey = JSON.stringify(argument);
  const key = `${id} ${argumentKey}`;
  const [result, setResult] = useState<{ key: string; select: unknown; value: T | null } | null>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let stopped = false;
    let reported = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (value: T | null) => {
      if (!stopped) setResult({ key, select, value });
    };
    async function start(): Promise<void> {
      await waitUntilReadable(id);
      if (stopped) return;
      const code = await Promise.all([import('./watch-mirror.ts'), loadAreas()]).catch(() => null);
      // If the code can't be loaded, the page behaves as if this browser stored nothing.
      if (!code) return show(null);
      const [{ watchMirror }, areas] = code;
      const selector = typeof select === 'function' ? await select(JSON.parse(argumentKey)) : select;
      if (!stopped) stop = watchMirror(id, areas, selector, show);
    }
    function tryStart(): void {
      start().catch((error: unknown) => {
        if (stopped) return;
        timer = setTimeout(tryStart, RETRY_MS);
        // While offline, code that isn't loaded yet can't be loaded, so that isn't reported.
        if (reported || !navigator.onLine) return;
        reported = true;
        showFailure(error, { sharedOnly: true });
      });
    }
    tryStart();
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [id, key, argumentKey, select, loadAreas]);

  if (result?.key === key && result.select === select) return result.value;
  return hasNoLocalData ? whenEmpty : undefined;
}
