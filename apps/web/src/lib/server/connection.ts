import { useSyncExternalStore } from 'react';

type ConnectionState = 'online' | 'offline' | 'slow';

export interface Connection {
  state: ConnectionState;
  /** The browser's name for the connection's speed, e.g. `2g`; null if the browser doesn't report it. */
  type: string | null;
}

const SLOW_TYPES = ['2g', 'slow-2g'];

/** The Network Information API, which not every browser has and TypeScript's DOM library does not describe. */
interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
}

let last: Connection = { state: 'online', type: null };

/**
 * Returns what the browser reports about the network. It's only a hint: only a request shows whether the server can be
 * reached.
 */
export function getConnection(): Connection {
  const type = networkInformation()?.effectiveType ?? null;
  const state = !navigator.onLine ? 'offline' : type !== null && SLOW_TYPES.includes(type) ? 'slow' : 'online';
  if (last.state !== state || last.type !== type) last = { state, type };
  return last;
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribeConnection, getConnection);
}

/** Calls back whenever the browser reports a change of the network. Returns a function that unsubscribes. */
function subscribeConnection(listener: () => void): () => void {
  const information = networkInformation();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  information?.addEventListener('change', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    information?.removeEventListener('change', listener);
  };
}

function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}
