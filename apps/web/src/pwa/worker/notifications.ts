// Defines what a push message shows and what a tap on it opens.
import type { ReminderAnswer, ToPage } from '../messages.ts';

export interface PushNotification {
  /** A newer notification replaces an older one with the same tag. */
  tag: string;
  title: string;
  body: string;
  /** The path in this app that a tap opens. */
  path: string;
}

/**
 * Reads a push message. An unreadable message still gives a notification, because browsers end subscriptions that show
 * nothing.
 */
export function readMessage(text: string | undefined, origin: string): PushNotification {
  const { kind, source, title, body, path } = parseJson(text);
  return {
    tag: tagOf(kind, source),
    title: typeof title === 'string' && title !== '' ? title : 'Quorbit',
    body: typeof body === 'string' ? body : '',
    path: toAppPath(path, origin),
  };
}

/**
 * Returns the notification's tag. Unknown kinds of later servers get a tag too; earlier servers sent only reminders,
 * without a kind.
 */
function tagOf(kind: unknown, source: unknown): string {
  const name = typeof kind === 'string' ? kind : 'reminder';
  return typeof source === 'string' && source !== '' ? `${name}:${source}` : name;
}

/** Returns the path if it's in this app, else `/`. */
export function toAppPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : '/';
}

/** The button on each notification that ends all push messages to this device. */
export const STOP_ACTION = { action: 'stop', title: 'Stop notifications' };

/**
 * Ends the push messages to this device, with one tap and without a network. The server learns it from the push service
 * when it sends its next message; the switch in the settings shows the browser's state.
 */
export async function unsubscribePush(pushes: Pick<PushManager, 'getSubscription'>): Promise<void> {
  const subscription = await pushes.getSubscription();
  await subscription?.unsubscribe();
}

function parseJson(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // A message that isn't JSON didn't come from our server.
    return {};
  }
}

/** A window of the app, as the worker sees it. */
export interface AppWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: ToPage, ports: MessagePort[]): void;
}

/**
 * The time in milliseconds to wait for a page's reply. A page that doesn't reply by then is of an older build or hasn't
 * started yet.
 */
const ANSWER_MS = 1_000;

/**
 * Opens the message's path, in a window that is already open if there is one. A page in the middle of a quiz, a game or
 * a review session comes to the front and stays; it shows the message itself.
 */
export async function openMessage(
  { title, path }: Pick<PushNotification, 'title' | 'path'>,
  windows: readonly AppWindow[],
  openWindow: (path: string) => Promise<unknown>,
): Promise<void> {
  const [window] = windows;
  if (!window) return void (await openWindow(path));
  await window.focus();
  const answer = await askWindow(window, title);
  const isStaying = answer === null ? isBusy(new URL(window.url).pathname) : answer === 'stay';
  if (!isStaying) await window.navigate(path);
}

/** Asks a window's page whether it can be left. Returns null if the page doesn't reply in time. */
function askWindow(window: AppWindow, title: string): Promise<ReminderAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: ReminderAnswer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), ANSWER_MS);
    port1.onmessage = ({ data }) => finish(data === 'stay' || data === 'go' ? data : null);
    window.postMessage({ type: 'reminder', title }, [port2]);
  });
}

/**
 * Returns whether a page with this path may show a quiz, a game or a review session in progress. The path alone is no
 * proof, so the page's own reply takes precedence.
 */
export function isBusy(pathname: string): boolean {
  return /^\/(user\/test|real-time-quiz)\/.|^\/reviews\/?$/.test(pathname);
}
