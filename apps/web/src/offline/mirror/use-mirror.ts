import { useEffect, useState } from 'react';
import { showFailure } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { waitUntilReadable } from '../first-paint.ts';
import { useHasNoLocalData } from '../use-has-no-local-data.ts';
import { useLoadAreas } from './areas-context.ts';
import type { Selector } from './selector.ts';

/** The code of a selector that couldn't be loaded is asked for again after this time. */
const RETRY_MS = 10_000;

/**
 * The value of a selector of this device's tables, updated after every change by any tab. Undefined until read, null where
 * this browser stores nothing. The database's code is loaded separately.
 * @param select the selector, or what gives it for the argument: the same one each time
 * @param argument compared as JSON
 * @param whenEmpty returned at once where this device holds nothing of the person: what the server says need not wait
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
      // Without the code, the data might as well not be there.
      if (!code) return show(null);
      const [{ watchMirror }, areas] = code;
      const selector = typeof select === 'function' ? await select(JSON.parse(argumentKey)) : select;
      if (!stopped) stop = watchMirror(id, areas, selector, show);
    }
    function tryStart(): void {
      start().catch((error: unknown) => {
        if (stopped) return;
        timer = setTimeout(tryStart, RETRY_MS);
        // Without a network, code that wasn't loaded yet can't be.
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
