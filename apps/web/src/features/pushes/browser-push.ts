// Wraps the browser's push APIs: the permission, the push service and the service worker are accessed only here.
import type { SubscribeInput } from '@quorbit/contracts/pushes/schema';

/** The reason why this browser can't show push messages. */
export type PushObstacle = 'needs-https' | 'unsupported' | 'denied';

/** Returns the reason why this browser can't show push messages, or null if it can. */
export function findPushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'needs-https';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Returns whether this browser currently receives push messages. */
export async function isBrowserSubscribed(): Promise<boolean> {
  if (findPushObstacle() !== null || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/**
 * Requests the permission for notifications, then a push subscription.
 * @param publicKey the server's public key.
 * @returns null if the user didn't grant the permission.
 */
export async function subscribeBrowser(publicKey: string): Promise<SubscribeInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // An existing subscription is dropped, because it may belong to the keys of another server or of this one before its
  // database was recreated.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
