import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';
import { createStore } from '#lib/store.ts';

/** Whether the app starts on this device without a network, and if not, why. */
export type OfflineStart = 'ready' | 'installing' | 'needs-https' | 'unsupported';

/** The message to show for `needs-https`. */
export const NEEDS_HTTPS = 'Offline start needs HTTPS';

const worker = createStore<'installing' | 'ready' | 'refused'>('installing');
resettable(() => worker.set('installing'));

/** Returns whether the app starts without a network on this device, and if not, why. */
export function getOfflineStart(): OfflineStart {
  if (!window.isSecureContext) return 'needs-https';
  if (!('serviceWorker' in navigator) || worker.get() === 'refused') return 'unsupported';
  return worker.get() === 'ready' || navigator.serviceWorker.controller ? 'ready' : 'installing';
}

/** Like `getOfflineStart`, but rerenders the component when the result changes. */
export function useOfflineStart(): OfflineStart {
  return useSyncExternalStore(worker.subscribe, getOfflineStart);
}

/** Stores how the worker's installation ended. */
export function setWorkerState(state: 'ready' | 'refused'): void {
  worker.set(state);
}
