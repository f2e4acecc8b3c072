// The service worker. It stores the app's own files, so that the app starts without a network, and shows push messages.
// It handles neither learners' answers nor sync, and never stores an API response.
import type { ToPage, ToWorker } from '../messages.ts';
import { openMessage, readMessage, STOP_ACTION, toAppPath, unsubscribePush } from './notifications.ts';
import { isPage } from './requests.ts';
import { createShell, type Route, type ShellFile } from './shell.ts';

/** Not every browser has `addRoutes`, and TypeScript's types lack it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

/** Not every browser shows actions, and TypeScript's types lack them. */
interface MessageOptions extends NotificationOptions {
  actions: (typeof STOP_ACTION)[];
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] };

/**
 * The time in milliseconds to wait for a page's reply. A page that doesn't reply may be asleep and still need its
 * files.
 */
const ANSWER_MS = 5000;

const shell = createShell({
  files: self.__WB_MANIFEST,
  origin: self.location.origin,
  caches: self.caches,
  fetch: (address, options) => self.fetch(address, options),
});

self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(shell.install());
  if (event.addRoutes) event.waitUntil(event.addRoutes(shell.routes));
});

// Taking over open pages lets the very first page work offline at once, without being reloaded.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { type } = event.data as ToWorker;
  if (type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (type === 'tidy') event.waitUntil(deleteOldBuilds());
});

self.addEventListener('push', (event) => {
  const { tag, title, body, path } = readMessage(event.data?.text(), self.location.origin);
  const icon = '/icons/icon-192.png';
  const options: MessageOptions = { body, icon, tag, data: path, actions: [STOP_ACTION] };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === STOP_ACTION.action) {
    event.waitUntil(unsubscribePush(self.registration.pushManager));
    return;
  }
  const { title, data } = event.notification;
  const message = { title, path: toAppPath(data, self.location.origin) };
  const opened = self.clients
    .matchAll({ type: 'window' })
    .then((windows) => openMessage(message, windows, (path) => self.clients.openWindow(path)));
  event.waitUntil(opened);
});

async function deleteOldBuilds(): Promise<void> {
  if (isChanging()) return;
  const builds = await shell.others();
  if (builds.length === 0) return;
  const entries = await listOpenEntries();
  // `builds` was read before the wait, so it lacks builds that a newer worker has begun to store since then. Builds
  // that such a worker stored earlier mustn't be deleted either.
  if (entries === null || isChanging()) return;
  await shell.forget(builds, entries);
}

/** Returns whether a newer worker is installing or waiting. Its build must not be mistaken for an old one. */
function isChanging(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}

/** Returns the entry scripts of all open pages; null if a page didn't reply. */
async function listOpenEntries(): Promise<string[] | null> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = clients.filter(({ url }) => isPage(new URL(url).pathname));
  const entries = await Promise.all(pages.map(askEntry));
  const known = entries.filter((entry) => entry !== null);
  return known.length === entries.length ? known : null;
}

function askEntry(client: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    setTimeout(() => resolve(null), ANSWER_MS);
    client.postMessage({ type: 'which-entry' } satisfies ToPage, [port2]);
  });
}
