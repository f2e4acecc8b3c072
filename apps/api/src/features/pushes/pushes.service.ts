// Owns which browsers get push messages. A subscription belongs to the session that made it and ends with it: what is
// meant for one person never shows where another has signed in.

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
/** For one browser. */
const MAX_QUEUED = 20;
/** How long a message is worth sending, where its area doesn't say. */
const DEFAULT_TTL_MS = 6 * 3_600_000;

/** What the caller's browser needs to subscribe, and whether it has. */
export async function getPushDevice(db: Executor, actor: Actor, { vapid }: Pick<Deps, 'vapid'>): Promise<PushDevice> {
  const subscribed = await repository.isSubscribed(db, sessionKeyOf(actor.sessionId));
  return { publicKey: vapid.publicKey, subscribed };
}

/** Subscribes the caller's browser, at most ten of a person. @throws AppError INVALID for an address of no push service */
export async function subscribe(
  tx: Tx,
  actor: Actor,
  { endpoint, keys }: SubscribeInput,
  now: Date,
  { pushServices = KNOWN_PUSH_SERVICES }: Pick<Deps, 'pushServices'>,
): Promise<void> {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  // Written in another way, some program may read it as another address.
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

/** A message to somebody. */
export interface PushRequest {
  userId: string;
  message: Omit<PushMessage, 'source'> & { source?: string };
  /** From then on it isn't worth sending; six hours from now by default. */
  expiresAt?: Date;
}

/**
 * Queues a message for each browser of these people; the worker sends it after the commit. It takes the place of one of the
 * same kind and source that still waits, and of the oldest where more than twenty wait.
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
