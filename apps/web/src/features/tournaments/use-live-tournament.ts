import { useEffect } from 'react';
import { trpc } from '#lib/server/trpc.ts';
import { getSession } from '#lib/session.ts';
import { createLiveReads } from './live-reads.ts';

/**
 * Reads a tournament again whenever the server says that it has changed. Without a socket the query looks again every now
 * and then, as it does in any case.
 */
export function useLiveTournament(id: string): void {
  const { tournaments } = trpc.useUtils();
  useEffect(() => {
    const live = createLiveReads({
      read: () => void tournaments.get.invalidate({ id }),
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      isVisible: () => document.visibilityState === 'visible',
    });
    document.addEventListener('visibilitychange', live.look);
    const unwatch = watch(id, live.hint);
    return () => {
      unwatch();
      live.stop();
      document.removeEventListener('visibilitychange', live.look);
    };
  }, [id, tournaments]);
}

/** Follows hints over the tab's socket, which comes back after each loss. @returns what ends it */
function watch(id: string, onHint: () => void): () => void {
  let watching = true;
  let unsubscribe = () => {};
  const end = () => {
    watching = false;
  };
  import('#lib/server/socket-client.ts').then(({ socketClient }) => {
    const token = getSession()?.token;
    if (!watching || token === undefined) return;
    const listener = { onData: onHint, onError: end, onComplete: end };
    const subscription = socketClient(token).tournaments.hints.subscribe({ id }, listener);
    unsubscribe = () => subscription.unsubscribe();
  }, end);
  return () => {
    watching = false;
    unsubscribe();
  };
}
