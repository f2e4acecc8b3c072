// Remembers the admins that this process has recently let in, so that the Health page opens for them without the
// database.

import type { Actor } from '../kernel/actor.ts';
import type { AdminCache, Deps } from '../kernel/deps.ts';
import { SESSIONS_CHANNEL } from '../lib/session-channel.ts';
import { sessionKeyOf } from './session-keys.ts';
import type { SignInPolicy } from './sign-in-policy.ts';

const CACHE_MS = 15 * 60_000;
const MAX_CACHED = 1_000;

interface CachedAdmin extends SignInPolicy {
  actor: Omit<Actor, 'sessionId'>;
  /** The time at which the admin was read from the database, in milliseconds since 1970. */
  at: number;
}

/**
 * Makes the cache of recently seen admins.
 * @param signals report users whose sessions have ended or whose role has changed, as far as this process hears of it.
 */
export function createAdminCache(now: () => Date, signals: Pick<Deps['realtime']['signals'], 'on'>): AdminCache {
  const cache = new Map<string, CachedAdmin>();
  let changes = 0;
  const stopListening = signals.on(SESSIONS_CHANNEL, (userId) => {
    changes += 1;
    for (const [key, { actor }] of cache) if (actor.id === userId) cache.delete(key);
  });

  return {
    startLookup(sessionId, { demo }) {
      const before = changes;
      return (found) => {
        const isAdmin = found?.role === 'admin';
        if (!isAdmin && cache.size === 0) return;
        const key = sessionKeyOf(sessionId);
        cache.delete(key);
        // If a signal arrived during the lookup, the database may have been read before the change that it reported.
        if (!isAdmin || changes !== before) return;
        const { sessionId: _, ...actor } = found;
        cache.set(key, { actor, demo, at: now().getTime() });
        const [oldest] = cache.size > MAX_CACHED ? cache.keys() : [];
        if (oldest !== undefined) cache.delete(oldest);
      };
    },
    find(sessionId, { demo }) {
      const cached = cache.get(sessionKeyOf(sessionId));
      if (!cached || cached.demo !== demo || now().getTime() - cached.at > CACHE_MS) return null;
      return { ...cached.actor, sessionId };
    },
    close() {
      stopListening();
      cache.clear();
    },
  };
}
