import { useEffect } from 'react';
import { trpc } from '#lib/server/trpc.ts';
import { getSession } from '#lib/session.ts';
import { createRefetchThrottle } from './refetch-throttle.ts';

/**
 * Refetches a tournament whenever the server reports a change. Without a socket, only the query's regular refetching
 * updates it.
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

/**
 * Subscribes to change hints over the tab's socket, which reconnects after each loss.
 * @returns a function that unsubscribes.
 */
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
