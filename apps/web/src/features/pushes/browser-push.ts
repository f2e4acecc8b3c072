// What the browser does for push messages. Its permission, its push service and its worker are all asked here.
import type { SubscribeInput } from '@quorbit/contracts/pushes/schema';

/** Why this browser can't show push messages. */
export type PushObstacle = 'needs-https' | 'unsupported' | 'denied';

/** Null where nothing is in the way. */
export function findPushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'needs-https';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Whether this browser takes messages now. */
export async function isBrowserSubscribed(): Promise<boolean> {
  if (findPushObstacle() !== null || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/**
 * Asks for the permission, then for a subscription.
 * @param publicKey the server's
 * @returns null where the person said no
 */
export async function subscribeBrowser(publicKey: string): Promise<SubscribeInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for the keys of another server, or of this one before its database was made anew, is worth nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
