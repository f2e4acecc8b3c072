// Remembers the admins that this process has let in lately, so that the page Health opens for them without the database.

import type { Actor } from '../kernel/actor.ts';
import type { Deps, SeenAdmins } from '../kernel/deps.ts';
import { SESSIONS } from '../lib/session-channel.ts';
import type { Admission } from './admission.ts';
import { sessionKeyOf } from './session-keys.ts';

const REMEMBERED_MS = 15 * 60_000;
const MOST = 1_000;

interface Seen extends Admission {
  actor: Omit<Actor, 'sessionId'>;
  /** Milliseconds since 1970. */
  at: number;
}

/** @param signals tell whose sessions have ended or whose role has changed, as far as this process hears of it */
export function createSeenAdmins(now: () => Date, signals: Pick<Deps['realtime']['signals'], 'on'>): SeenAdmins {
  const seen = new Map<string, Seen>();
  let news = 0;
  const stopListening = signals.on(SESSIONS, (userId) => {
    news += 1;
    for (const [key, { actor }] of seen) if (actor.id === userId) seen.delete(key);
  });

  return {
    asking(sessionId, { demo }) {
      const before = news;
      return (found) => {
        const isAdmin = found?.role === 'admin';
        if (!isAdmin && seen.size === 0) return;
        const key = sessionKeyOf(sessionId);
        seen.delete(key);
        // The database may have answered before the news.
        if (!isAdmin || news !== before) return;
        const { sessionId: _, ...actor } = found;
        seen.set(key, { actor, demo, at: now().getTime() });
        const [oldest] = seen.size > MOST ? seen.keys() : [];
        if (oldest !== undefined) seen.delete(oldest);
      };
    },
    recall(sessionId, { demo }) {
      const known = seen.get(sessionKeyOf(sessionId));
      if (!known || known.demo !== demo || now().getTime() - known.at > REMEMBERED_MS) return null;
      return { ...known.actor, sessionId };
    },
    close() {
      stopListening();
      seen.clear();
    },
  };
}
