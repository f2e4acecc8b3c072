// Owns which browsers get push messages. A subscription belongs to the session that made it and ends with it: what is
// meant for one person never shows where another has signed in.

import type { PushDevice, SubscribeInput } from '@quorbit/contracts/pushes/schema';
import type { Reminder } from '@quorbit/contracts/reminders/reminders';
import type { Executor, Tx } from '@quorbit/db/client';
import { wrongField } from '../../lib/app-error.ts';
import { KNOWN_PUSH_SERVICES } from '../../lib/push-services.ts';
import { sessionKeyOf } from '../../sessions/session-keys.ts';
import type { Actor, Deps } from '../../trpc/context.ts';
import * as repository from './pushes.repository.ts';

const MAX_BROWSERS = 10;

/** What the caller's browser needs to subscribe, and whether it has. */
export async function readDevice(db: Executor, actor: Actor, { vapid }: Pick<Deps, 'vapid'>): Promise<PushDevice> {
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
    throw wrongField('endpoint', "We don't know this browser's push service.");
  }
  await repository.saveSubscription(tx, {
    sessionKey: sessionKeyOf(actor.sessionId),
    userId: actor.id,
    endpoint,
    ...keys,
    createdAt: now,
  });
  await repository.keepNewest(tx, actor.id, MAX_BROWSERS);
}

/** Ends the subscription of the caller's browser, if there is one. */
export function unsubscribe(tx: Tx, actor: Actor): Promise<void> {
  return repository.deleteSubscription(tx, sessionKeyOf(actor.sessionId));
}

/** Queues a message for each of these people's browsers. The worker sends it after the commit. */
export async function queuePushes(
  tx: Tx,
  messages: readonly { userId: string; message: Reminder }[],
  now: Date,
): Promise<void> {
  if (messages.length > 0) await repository.setMessages(tx, messages, now);
}
