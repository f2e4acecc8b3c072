// What a push message shows, and what a tap on it opens.

export interface Shown {
  title: string;
  body: string;
  /** Of this app. */
  path: string;
}

/** Reads a message. One that cannot be read is still shown as something: browsers end subscriptions that show nothing. */
export function readMessage(text: string | undefined, origin: string): Shown {
  const { title, body, path } = parsed(text);
  return {
    title: typeof title === 'string' && title !== '' ? title : 'Quorbit',
    body: typeof body === 'string' ? body : '',
    path: pathWithin(path, origin),
  };
}

/** A path of this app; of anything else, its front page. */
export function pathWithin(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : '/';
}

/** The button of a reminder that ends them. */
export const STOP_REMINDERS = { action: 'stop', title: 'Stop reminders' };

/**
 * Ends the messages to this device, with one tap and without a network. The push service tells the server with its next
 * message, and the switch in the settings follows the browser.
 */
export async function stopReminders(pushes: Pick<PushManager, 'getSubscription'>): Promise<void> {
  const subscription = await pushes.getSubscription();
  await subscription?.unsubscribe();
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Not a message of ours.
    return {};
  }
}

/** Whether somebody is in the middle of a quiz there: the page comes to the front and stays. */
export function isBusy(pathname: string): boolean {
  return /^\/user\/test\/./.test(pathname);
}
