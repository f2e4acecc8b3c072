import { getSession, subscribeSession } from '#lib/session.ts';

export const ASKED_KEY = 'notificationsAsked';

interface PermissionOptions {
  /** Returns whether the user is in the middle of a quiz, a game or a review session. */
  isBusy: () => boolean;
  /** The page's `Notification` API; undefined if the browser has none. */
  notification?: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined;
}

/**
 * Asks once per device for the permission to show notifications: after signing in, or at the start if a user is signed
 * in. Browsers only accept the request shortly after a press, so it waits for one if necessary. Returns a function that
 * stops it.
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
    // The user's answer is ignored here, because `Notification.permission` holds it.
    void notification.requestPermission();
  }

  const stopSession = subscribeSession(request);
  window.addEventListener('click', request, { signal: events.signal });
  window.addEventListener('keyup', request, { signal: events.signal });
  request();
  return stop;
}
