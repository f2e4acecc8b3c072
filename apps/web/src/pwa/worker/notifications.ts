// What a push message shows, and what a tap on it opens.
import type { ReminderAnswer, ToPage } from '../messages.ts';

export interface PushNotification {
  /** A newer message with the same tag takes the place of an older one. */
  tag: string;
  title: string;
  body: string;
  /** Of this app. */
  path: string;
}

/** Reads a message. One that cannot be read is still shown as something: browsers end subscriptions that show nothing. */
export function readMessage(text: string | undefined, origin: string): PushNotification {
  const { kind, source, title, body, path } = parseJson(text);
  return {
    tag: tagOf(kind, source),
    title: typeof title === 'string' && title !== '' ? title : 'Quorbit',
    body: typeof body === 'string' ? body : '',
    path: toAppPath(path, origin),
  };
}

/** Whatever kinds later servers send, each has its place. Earlier ones send reminders, and name no kind. */
function tagOf(kind: unknown, source: unknown): string {
  const name = typeof kind === 'string' ? kind : 'reminder';
  return typeof source === 'string' && source !== '' ? `${name}:${source}` : name;
}

/** A path of this app; of anything else, its front page. */
export function toAppPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : '/';
}

/** The button of each message that ends all of them. */
export const STOP_ACTION = { action: 'stop', title: 'Stop notifications' };

/**
 * Ends the messages to this device, with one tap and without a network. The push service tells the server with its next
 * message, and the switch in the settings follows the browser.
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
    // Not a message of ours.
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

/** A page that says nothing for so long is of an older build, or has yet to start. */
const ANSWER_MS = 1_000;

/**
 * Shows where a message leads, in a window that is open already if there is one. A page in the middle of a quiz, a game or a
 * review session comes to the front and stays: it says itself what the message was.
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

/** Null where the page says nothing. */
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

/** Whether somebody may be in the middle of something there, judged by the address alone: the page itself knows better. */
export function isBusy(pathname: string): boolean {
  return /^\/(user\/test|real-time-quiz)\/.|^\/reviews\/?$/.test(pathname);
}
