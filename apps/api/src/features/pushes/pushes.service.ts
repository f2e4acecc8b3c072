// Owns which browsers get push messages. A subscription belongs to the session that made it and ends with it, so that
// one person's messages never show where another person has signed in.

import { pushMessage as messageSchema, type PushMessage } from '@quorbit/contracts/pushes/push-message';
import type { PushDevice, SubscribeInput } from '@quorbit/contracts/pushes/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidField } from '../../lib/app-error.ts';
import { KNOWN_PUSH_SERVICES } from '../../lib/push-services.ts';
import { sessionKeyOf } from '../../sessions/session-keys.ts';
import { pruneMessages, upsertMessages } from './messages.repository.ts';
import * as repository from './pushes.repository.ts';

const MAX_BROWSERS = 10;
/** The maximum number of queued messages per browser. */
const MAX_QUEUED = 20;
/** How long a message is worth sending by default, in milliseconds. */
const DEFAULT_TTL_MS = 6 * 3_600_000;

/** Returns the key that the caller's browser needs to subscribe, and whether it's subscribed. */
export async function getPushDevice(db: Executor, actor: Actor, { vapid }: Pick<Deps, 'vapid'>): Promise<PushDevice> {
  const subscribed = await repository.isSubscribed(db, sessionKeyOf(actor.sessionId));
  return { publicKey: vapid.publicKey, subscribed };
}

/**
 * Subscribes the caller's browser; beyond ten browsers of a person the oldest is removed.
 * @throws AppError INVALID if the address isn't one of a known push service.
 */
export async function subscribe(
  tx: Tx,
  actor: Actor,
  { endpoint, keys }: SubscribeInput,
  now: Date,
  { pushServices = KNOWN_PUSH_SERVICES }: Pick<Deps, 'pushServices'>,
): Promise<void> {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  // Only the normalized form of the push service's address is accepted, because some program may read another spelling
  // as another address.
  if (url === null || url.href !== endpoint || !pushServices.has(url)) {
    throw invalidField('endpoint', "We don't know this browser's push service.");
  }
  await repository.upsertSubscription(tx, {
    sessionKey: sessionKeyOf(actor.sessionId),
    userId: actor.id,
    endpoint,
    ...keys,
    createdAt: now,
  });
  await repository.pruneSubscriptions(tx, actor.id, MAX_BROWSERS);
}

/** Ends the subscription of the caller's browser, if there is one. */
export function unsubscribe(tx: Tx, actor: Actor): Promise<void> {
  return repository.deleteSubscription(tx, sessionKeyOf(actor.sessionId));
}

/** A push message and its recipient. */
export interface PushRequest {
  userId: string;
  message: Omit<PushMessage, 'source'> & { source?: string };
  /** When the push message is no longer worth sending; six hours from now by default. */
  expiresAt?: Date;
}

/**
 * Queues a message for each browser of these people; the worker sends it after the commit. It replaces a queued message
 * of the same kind and source, and the oldest one beyond twenty per browser.
 */
export async function enqueuePushes(tx: Tx, pushes: readonly PushRequest[], now: Date): Promise<void> {
  if (pushes.length === 0) return;
  const byKey = new Map(
    pushes.map(({ userId, message: input, expiresAt = new Date(now.getTime() + DEFAULT_TTL_MS) }) => {
      const message = messageSchema.parse({ source: '', ...input });
      return [JSON.stringify([userId, message.kind, message.source]), { userId, expiresAt, ...message }] as const;
    }),
  );
  await upsertMessages(tx, [...byKey.values()], now);
  await pruneMessages(
    tx,
    pushes.map(({ userId }) => userId),
    MAX_QUEUED,
  );
}
