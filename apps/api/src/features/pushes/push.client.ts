// How a push message leaves the server: encrypted for the browser (RFC 8291), signed (RFC 8292), over HTTPS.
import http from 'node:http';
import https from 'node:https';
import type { Reminder } from '@quorbit/contracts/reminders/reminders';
import webPush from 'web-push';
import { KNOWN_PUSH_SERVICES } from '../../lib/push-services.ts';
import type { Deps } from '../../trpc/context.ts';
import type { Subscription } from './pushes.repository.ts';

/** Push services keep a message that long for a browser that is off; tomorrow it says nothing true any more. */
const TTL_SECONDS = 6 * 3_600;
const TIMEOUT_MS = 10_000;

type PushDeps = Pick<Deps, 'vapid' | 'pushServices' | 'baseUrl' | 'env'>;

/**
 * Sends a message once. Redirects are not followed.
 * @returns the push service's status
 */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: Reminder,
  deps: PushDeps,
  signal: AbortSignal,
): Promise<number> {
  const services = deps.pushServices ?? KNOWN_PUSH_SERVICES;
  const url = new URL(endpoint);
  // A restored backup, or an older version of the program, may know other services.
  if (!services.has(url)) return 410;
  const request = encrypted({ endpoint, keys: { p256dh, auth } }, message, deps);
  // The browser made up its key.
  if (request === null) return 410;
  const { method, headers, body } = request;
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(
      url,
      { method, headers, lookup: services.lookup, signal, timeout: TIMEOUT_MS, agent: false },
      (response) => {
        // What it says does not matter, and must not cost anything.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The push service took too long.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Null where the keys are none. */
function encrypted(subscription: webPush.PushSubscription, message: Reminder, deps: PushDeps) {
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject: subjectOf(deps), ...deps.vapid },
      TTL: TTL_SECONDS,
      topic: 'reminder',
    });
  } catch {
    return null;
  }
}

/** Whom a push service may write to. */
function subjectOf({ baseUrl, env }: PushDeps): string {
  if (baseUrl().startsWith('https:')) return baseUrl();
  return `mailto:${env.contactEmail ?? 'nobody@example.org'}`;
}
