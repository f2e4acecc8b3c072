import { getSession, subscribeSession } from '#lib/session.ts';

export const ASKED_KEY = 'notificationsAsked';

interface PermissionOptions {
  /** Whether somebody is in the middle of a quiz. */
  isBusy: () => boolean;
  /** The page's notifications; absent where the browser has none. */
  notification?: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined;
}

/**
 * Asks once per device for the permission to notify: after signing in, or at the start when somebody is signed in.
 * Browsers only listen to such a question while a press of the person is fresh, so it waits for one if need be.
 * Returns the way to stop.
 */
export function requestPermissionOnce({
  isBusy,
  notification = globalThis.Notification,
}: PermissionOptions): () => void {
  const events = new AbortController();
  const stop = () => {
    events.abort();
    stopSession();
  };

  function request(): void {
    if (!getSession() || isBusy()) return;
    const canAsk = window.isSecureContext && notification?.permission === 'default' && !localStorage.getItem(ASKED_KEY);
    if (canAsk && navigator.userActivation?.isActive === false) return;
    stop();
    if (!canAsk) return;
    localStorage.setItem(ASKED_KEY, 'yes');
    // `Notification.permission` has the answer.
    void notification.requestPermission();
  }

  const stopSession = subscribeSession(request);
  window.addEventListener('click', request, { signal: events.signal });
  window.addEventListener('keyup', request, { signal: events.signal });
  request();
  return stop;
}
