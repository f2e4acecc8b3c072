// Sends push messages: encrypted for the browser (RFC 8291), signed (RFC 8292), over HTTPS.
import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { PushMessage } from '@quorbit/contracts/pushes/push-message';
import webPush from 'web-push';
import type { Deps } from '../../kernel/deps.ts';
import { KNOWN_PUSH_SERVICES } from '../../lib/push-services.ts';
import type { DueMessage } from './messages.repository.ts';

const TIMEOUT_MS = 10_000;

type PushDeps = Pick<Deps, 'vapid' | 'pushServices' | 'baseUrl' | 'env' | 'now'>;

/**
 * Sends a message once, without following redirects.
 * @returns the push service's HTTP status; 410 if the service is unknown or the browser's key is invalid.
 */
export async function sendPush(message: DueMessage, deps: PushDeps, signal: AbortSignal): Promise<number> {
  const { endpoint } = message;
  const services = deps.pushServices ?? KNOWN_PUSH_SERVICES;
  const url = new URL(endpoint);
  // A restored backup, or an older version of the program, may contain subscriptions of push services that aren't
  // allowed now.
  if (!services.has(url)) return 410;
  const request = encryptMessage(message, deps);
  // The browser sent an invalid key.
  if (request === null) return 410;
  const { method, headers, body } = request;
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(
      url,
      { method, headers, lookup: services.lookup, signal, timeout: TIMEOUT_MS, agent: false },
      (response) => {
        // The response's body doesn't matter, so it isn't read.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The push service took too long.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns the encrypted request; null if the browser's keys are invalid. */
function encryptMessage(
  { endpoint, p256dh, auth, kind, source, title, body, path, expiresAt }: DueMessage,
  deps: PushDeps,
) {
  const message: PushMessage = { kind, source, title, body, path };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: subjectOf(deps), ...deps.vapid },
      // Seconds for which the push service stores the message for a browser that is off.
      TTL: Math.max(0, Math.floor((expiresAt.getTime() - deps.now().getTime()) / 1_000)),
      topic: topicOf(message),
    });
  } catch {
    return null;
  }
}

/**
 * Returns the topic by which a push service replaces an older message with a newer one; at most 32 characters are
 * allowed.
 */
function topicOf({ kind, source }: PushMessage): string {
  return createHash('sha256').update(`${kind}:${source}`).digest('base64url').slice(0, 32);
}

/** Returns the contact address that push services get with each message. */
function subjectOf({ baseUrl, env }: PushDeps): string {
  if (baseUrl().startsWith('https:')) return baseUrl();
  return `mailto:${env.contactEmail ?? 'nobody@example.org'}`;
}
