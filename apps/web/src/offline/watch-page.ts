import type { Engine } from './engine/engine.ts';

/**
 * Notifies the engine when the page freezes, thaws, becomes visible or goes online. Returns a function that stops it.
 */
export function watchPage(engine: Engine): () => void {
  const end = new AbortController();
  const { signal } = end;
  const wake = () => engine.wake();
  const freeze = () => engine.freeze();
  const thaw = () => engine.thaw();
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    engine.thaw();
    engine.hint();
  };
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  // A frozen page keeps its locks, so the engine must release the leadership first; otherwise no other tab could sync.
  window.addEventListener('pagehide', freeze, { signal });
  document.addEventListener('freeze', freeze, { signal });
  window.addEventListener('pageshow', thaw, { signal });
  document.addEventListener('resume', thaw, { signal });
  return () => end.abort();
}
