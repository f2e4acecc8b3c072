import { useEffect } from 'react';
import { trpc } from '#lib/server/trpc.ts';
import { getSession } from '#lib/session.ts';
import { createRefetchThrottle } from './refetch-throttle.ts';

/**
 * Reads a tournament again whenever the server says that it has changed. Without a socket the query looks again every now
 * and then, as it does in any case.
 */
export function useLiveTournament(id: string): void {
  const { tournaments } = trpc.useUtils();
  useEffect(() => {
    const throttle = createRefetchThrottle({
      read: () => void tournaments.get.invalidate({ id }),
      now: () => performance.now(),
      setTimer(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      isVisible: () => document.visibilityState === 'visible',
    });
    document.addEventListener('visibilitychange', throttle.onVisibilityChange);
    const unwatch = watchHints(id, throttle.markStale);
    return () => {
      unwatch();
      throttle.stop();
      document.removeEventListener('visibilitychange', throttle.onVisibilityChange);
    };
  }, [id, tournaments]);
}

/** Follows hints over the tab's socket, which comes back after each loss. @returns what ends it */
function watchHints(id: string, onHint: () => void): () => void {
  let watching = true;
  let unsubscribe = () => {};
  const markEnded = () => {
    watching = false;
  };
  import('#lib/server/socket-client.ts').then(({ socketClient }) => {
    const token = getSession()?.token;
    if (!watching || token === undefined) return;
    const listener = { onData: onHint, onError: markEnded, onComplete: markEnded };
    const subscription = socketClient(token).tournaments.hints.subscribe({ id }, listener);
    unsubscribe = () => subscription.unsubscribe();
  }, markEnded);
  return () => {
    watching = false;
    unsubscribe();
  };
}
