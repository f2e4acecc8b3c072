import { findEntry } from './entry.ts';
import type { ToPage, ToWorker } from './messages.ts';
import { getOfflineStart, setWorkerState } from './offline-start.ts';
import type { Updates } from './updates.ts';

/** The delay before the app says that it starts offline, because the first page is still busy loading. */
const READY_MS = 2000;
/** The delay before old builds are deleted, because other tabs may still be starting. */
const TIDY_MS = 10_000;
const RETRY_MS = 300_000;

/**
 * Registers the service worker, if the browser supports it, and watches for updates. A failure is only logged: the app
 * works without one, but doesn't start offline.
 */
export async function registerWorker(updates: Updates): Promise<void> {
  const state = getOfflineStart();
  if (state === 'needs-https' || state === 'unsupported') return;
  const container = navigator.serviceWorker;
  container.addEventListener('message', answerWorker);
  try {
    const registration = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const first = registration.active === null;
    updates.watchRegistration(container, registration);
    await container.ready;
    setTimeout(() => setWorkerState('ready'), first ? READY_MS : 0);
    setTimeout(() => registration.active?.postMessage({ type: 'tidy' } satisfies ToWorker), TIDY_MS);
  } catch (error) {
    // The request for the worker's script failed for lack of a network, so registering is tried again later.
    if (error instanceof TypeError) return void setTimeout(() => void registerWorker(updates), RETRY_MS);
    setWorkerState('refused');
    globalThis.reportError(error);
  }
}

function answerWorker({ data, ports }: MessageEvent<ToPage>): void {
  if (data.type === 'which-entry') ports[0]?.postMessage(findEntry(document));
}
