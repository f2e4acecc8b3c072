// Who may come in to write, decided before their request is read: a body that waits, or is refused later, costs as much as
// one that is served.

/** What long work takes until some has been measured. */
const FIRST_GUESS_MS = 100;
/** How much the newest measurement counts. */
const WEIGHT = 0.2;
/** A learner who was refused and doesn't come back is forgotten so long after they should have. */
const FORGOTTEN_AFTER_MS = 10_000;
/** With no more than this inside, everybody is let in, or work would wait for people who aren't back yet. */
const NEVER_FEWER = 2;
/** The app adds up to a second of its own to this. */
const LATE_MS = 1_000;

interface Refused {
  since: number;
  /** When they were told to come back. */
  due: number;
}

interface WaitingRoomOptions {
  /** How much work runs at once. */
  room: number;
  /** How long somebody may wait inside, milliseconds. */
  longestMs: number;
  /** Milliseconds that never jump. */
  elapsed: () => number;
}

export interface Admission {
  /** Seconds to wait before coming back; null for a caller who may come in. */
  retryAfter: number | null;
  /** The caller has been answered, or is gone. Called again, it does nothing. */
  leave(): void;
}

/**
 * Admits as many as can be served in time, and gives everybody else a time of their own: those who were refused, in the
 * order in which that was, before those who have been served since.
 */
export function createWaitingRoom({ room, longestMs, elapsed }: WaitingRoomOptions) {
  let inside = 0;
  let each = FIRST_GUESS_MS;
  const refused = new Map<string, Refused>();

  const waitBehind = (ahead: number) => (ahead * each) / room;

  function forget(now: number): void {
    for (const [userId, { due }] of refused) if (due + LATE_MS + FORGOTTEN_AFTER_MS < now) refused.delete(userId);
  }

  /** Those whom a learner lets pass: refused before them, or before they came at all. */
  function before(userId: string): Refused[] {
    const own = refused.get(userId);
    return [...refused]
      .filter(([other, { since }]) => other !== userId && (!own || since < own.since))
      .map(([, one]) => one);
  }

  function refuse(userId: string, ahead: number, now: number): Admission {
    // To the nearest second: the app adds half of one on average, so rounding up would leave a second without work.
    const retryAfter = Math.max(1, Math.round(waitBehind(ahead) / 1000));
    const since = refused.get(userId)?.since ?? now;
    refused.set(userId, { since, due: now + retryAfter * 1000 });
    return { retryAfter, leave: () => {} };
  }

  return {
    enter(userId: string): Admission {
      const now = elapsed();
      forget(now);
      const others = before(userId);
      // A caller who comes much later takes nobody's place.
      const soon = others.filter(({ due }) => due <= now + longestMs);
      const isBusy = inside >= NEVER_FEWER * room;
      if (isBusy && waitBehind(inside + soon.length) > longestMs) return refuse(userId, inside + others.length, now);
      refused.delete(userId);
      inside += 1;
      let isInside = true;
      return {
        retryAfter: null,
        leave() {
          if (isInside) inside -= 1;
          isInside = false;
        },
      };
    },
    /** How long a piece of work held its place at the front. */
    measured(ms: number): void {
      each += (ms - each) * WEIGHT;
    },
  };
}
