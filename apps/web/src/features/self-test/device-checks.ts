// The checks of /test-features: everything the app needs from a browser to work, also offline.
import { formatBytes } from '#lib/words/format-bytes.ts';
import type { Check, CheckResult } from './check.ts';
import { pingSocket } from './ping-socket.ts';

const DATABASE = 'self-test';
/** The free space in bytes below which downloads soon stop. */
const LOW_SPACE_BYTES = 50_000_000;
/** The difference between device and server clock, in milliseconds, from which times on screens look wrong. */
const CLOCK_NOTICED_MS = 60_000;

/** The milliseconds to wait for the service worker, which is still being installed at the first visit. */
const WORKER_READY_MS = 6_000;

/**
 * Waits for the page's service worker. If it isn't active in time, returns the current registration, if there is one.
 */
async function waitForServiceWorker(limitMs: number): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker: container } = navigator;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  const ready = await Promise.race([container.ready, timeout]);
  clearTimeout(timer);
  return ready ?? (await container.getRegistration());
}

const serviceWorker: Check = {
  id: 'service-worker',
  title: 'Service worker',
  async run() {
    if (!window.isSecureContext)
      return failed("This page doesn't come over HTTPS.", 'Open the app at its https:// address.');
    if (!('serviceWorker' in navigator))
      return failed(
        "This browser doesn't have one.",
        'Use a current Chrome, Edge, Firefox or Safari, and not in a private window.',
      );
    const registration = await waitForServiceWorker(WORKER_READY_MS);
    if (!registration?.active)
      return failed(
        'Not registered yet.',
        "Load the page again. If that doesn't help, allow site data in the browser.",
      );
    if (!navigator.serviceWorker.controller)
      return {
        state: 'warning',
        detail: 'Registered, but not running this page.',
        advice: 'Load the page again.',
      };
    return ok('Registered and running this page.');
  },
};

const storage: Check = {
  id: 'storage',
  title: 'Storage',
  async run() {
    if (!navigator.storage?.estimate)
      return { state: 'warning', detail: "This browser doesn't say how much space there is." };
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    const persisted = (await navigator.storage.persisted?.()) ?? false;
    const detail = `${formatBytes(usage)} used of ${formatBytes(quota)}. ${persisted ? 'The browser keeps it until you clear it.' : 'The browser may clear it when the disk is full.'}`;
    if (quota - usage < LOW_SPACE_BYTES)
      return {
        state: 'warning',
        detail,
        advice: 'Free some space on the device, or remove downloads that you no longer need.',
      };
    return ok(detail);
  },
};

const indexedDb: Check = {
  id: 'indexed-db',
  title: 'Database on this device',
  async run() {
    const advice = 'Allow site data for this address, and leave private windows.';
    if (!globalThis.indexedDB) return failed("This browser doesn't offer one here.", advice);
    const startedAt = performance.now();
    try {
      await testDatabase();
    } catch (error) {
      return failed(error instanceof Error ? `${error.name}: ${error.message}` : String(error), advice);
    }
    return ok(`Written and read in ${Math.round(performance.now() - startedAt)} ms.`);
  },
};

const push: Check = {
  id: 'push',
  title: 'Notifications',
  async run() {
    if (!('PushManager' in window && 'Notification' in window))
      return {
        state: 'warning',
        detail: "This browser doesn't show any for web apps.",
        advice: 'On an iPhone or iPad, add the app to the Home Screen first.',
      };
    const { permission } = Notification;
    if (permission === 'denied')
      return {
        state: 'warning',
        detail: 'Blocked for this address.',
        advice: 'Allow notifications for this address in the settings of the browser.',
      };
    return ok(permission === 'granted' ? 'Allowed.' : "Possible. We'll ask when you turn reminders on.");
  },
};

const socket: Check = {
  id: 'socket',
  title: 'Live connection',
  async run() {
    const advice = 'Live quizzes need it. A proxy or firewall between here and the server may block WebSocket.';
    try {
      return ok(`There and back in ${await pingSocket()} ms.`);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error), advice);
    }
  },
};

const clock: Check = {
  id: 'clock',
  title: 'Clock',
  async run() {
    const startedAt = Date.now();
    const response = await fetch('/healthz', { cache: 'no-store' });
    const server = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(server)) return failed("The server didn't say what time it is.", "Try again when you're online.");
    // The `date` header is cut to whole seconds, so half a second is added on average.
    const difference = (startedAt + Date.now()) / 2 - (server + 500);
    const seconds = Math.round(Math.abs(difference) / 1_000);
    if (Math.abs(difference) < CLOCK_NOTICED_MS)
      return ok(seconds < 2 ? 'Agrees with the server.' : `${seconds} seconds ${difference > 0 ? 'ahead' : 'behind'}.`);
    return {
      state: 'warning',
      detail: `${seconds} seconds ${difference > 0 ? 'ahead of' : 'behind'} the server.`,
      advice: 'Let the device set its time automatically. What you do still counts at the right time.',
    };
  },
};

const sound: Check = {
  id: 'sound',
  title: 'Sound',
  async run() {
    if (!('AudioContext' in window)) return { state: 'warning', detail: "This browser doesn't make any." };
    const context = new AudioContext();
    try {
      await context.resume();
      const tone = context.createOscillator();
      const level = context.createGain();
      level.gain.value = 0.1;
      tone.connect(level).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + 0.2);
      await new Promise((resolve) => tone.addEventListener('ended', resolve));
    } finally {
      await context.close();
    }
    return ok('You should have heard a short tone.');
  },
};

const fonts: Check = {
  id: 'fonts',
  title: 'Fonts',
  async run() {
    const families = ['Bricolage Grotesque Variable', 'Atkinson Hyperlegible Next Variable'];
    const loaded = await Promise.all(families.map((family) => document.fonts.load(`16px "${family}"`)));
    const missing = families.filter((_, index) => loaded[index]?.length === 0);
    if (missing.length === 0) return ok('Loaded.');
    return {
      state: 'warning',
      detail: `Not loaded: ${missing.join(', ')}.`,
      advice: "Load the page again while you're online.",
    };
  },
};

export const DEVICE_CHECKS: readonly Check[] = [serviceWorker, storage, indexedDb, push, socket, clock, sound, fonts];

const ok = (detail: string): CheckResult => ({ state: 'ok', detail });
const failed = (detail: string, advice: string): CheckResult => ({ state: 'failed', detail, advice });

/** Creates a separate database, writes a value, reads it back and deletes the database. */
async function testDatabase(): Promise<void> {
  const open = indexedDB.open(DATABASE);
  open.onupgradeneeded = () => open.result.createObjectStore('values');
  const database = await awaitRequest(open);
  try {
    const value = Date.now();
    const values = () => database.transaction('values', 'readwrite').objectStore('values');
    await awaitRequest(values().put(value, 'key'));
    if ((await awaitRequest(values().get('key'))) !== value) throw new Error("What we read isn't what we wrote.");
  } finally {
    database.close();
    await awaitRequest(indexedDB.deleteDatabase(DATABASE));
  }
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
