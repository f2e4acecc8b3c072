// Decides which writers to admit before their requests are read, because a body that waits, or is refused later, costs
// as much as one that is served.
import type { Admission, Caller } from '../../kernel/gate.ts';

/** Assumed duration of long work before any was measured. */
const FIRST_GUESS_MS = 100;
/** Weight of the newest measurement in the moving average. */
const WEIGHT = 0.2;
/**
 * Shares of the longest wait that people are admitted for. The rest is for what admission can't know: reading bodies, and work
 * that takes longer than the last. Newcomers leave places free for those who were told to come back.
 */
const NEWCOMER_SHARE = 0.7;
const RETURNER_SHARE = 0.9;
/** How long after their due time refused callers keep their turn. */
const REMEMBERED_MS = 30_000;
/** The app adds up to a second to the time it was given. Who is later than this holds nobody up meanwhile. */
const LATE_MS = 1_500;
/** How many callers are remembered, of everybody and of one learner, so that no one fills the memory. */
const MAX_REMEMBERED = 1_000;
const MAX_PER_LEARNER = 10;
/**
 * Everybody is admitted while there are fewer than this per slot; otherwise slots would idle until people come back.
 */
const MIN_PER_SLOT = 2;

interface RefusedCaller {
  userId: string;
  /** The order in which callers came. */
  order: number;
  /** When it should come back. */
  due: number;
  /** Whether it came back when it was due, and was refused again. */
  isReturning: boolean;
}

export interface WaitingRoomOptions {
  /** How much work runs at once. */
  atOnce: number;
  /** How long an admitted caller waits for its turn before it's given up, in milliseconds. */
  maxWaitMs: number;
  /** Milliseconds that never jump. */
  elapsed: () => number;
}

export interface WaitingRoom {
  enter(caller: Caller): Admission;
  /** Records how long a piece of work ran. */
  recordDuration(ms: number): void;
}

/**
 * Admits as many callers as can be served in time, and gives each other one a time at which there will be a place for it.
 * Refused callers are remembered and go before newcomers, the one that waits longest first.
 */
export function createWaitingRoom({ atOnce, maxWaitMs, elapsed }: WaitingRoomOptions): WaitingRoom {
  let inside = 0;
  let averageMs = FIRST_GUESS_MS;
  let lastOrder = 0;
  /** Refused callers by their session. */
  const refused = new Map<string, RefusedCaller>();

  const waitBehind = (ahead: number) => (ahead * averageMs) / atOnce;

  function forget(now: number): void {
    for (const [sid, { due }] of refused) if (due + REMEMBERED_MS < now) refused.delete(sid);
  }

  /** Refused callers whose turn is before this one and who aren't late. */
  function ahead(order: number, now: number): RefusedCaller[] {
    return [...refused.values()].filter(
      (refusedCaller) => refusedCaller.order < order && now <= refusedCaller.due + LATE_MS,
    );
  }

  function hasPlace(own: RefusedCaller | undefined, order: number, now: number): boolean {
    if (inside < MIN_PER_SLOT * atOnce) return true;
    // Ignores callers who are due much later.
    const dueSoon = ahead(order, now).filter(({ due }) => due <= now + maxWaitMs);
    if (!own || own.due > now) return waitBehind(inside + dueSoon.length) <= maxWaitMs * NEWCOMER_SHARE;
    // Callers who are due had their place counted when they were refused. Some of them were given too early a time.
    const returning = dueSoon.filter(({ isReturning }) => isReturning);
    return waitBehind(inside + returning.length) <= maxWaitMs * RETURNER_SHARE;
  }

  /** @returns seconds until it should come back */
  function refuse(
    { id: userId, sid }: Caller,
    { order, isReturning }: Pick<RefusedCaller, 'order' | 'isReturning'>,
  ): number {
    const now = elapsed();
    const retryAfter = secondsUntil(now + waitBehind(inside + ahead(order, now).length), now);
    if (refused.has(sid) || canBeRemembered(userId))
      refused.set(sid, { userId, order, due: now + retryAfter * 1000, isReturning });
    return retryAfter;
  }

  function canBeRemembered(userId: string): boolean {
    if (refused.size >= MAX_REMEMBERED) return false;
    return [...refused.values()].filter((refusedCaller) => refusedCaller.userId === userId).length < MAX_PER_LEARNER;
  }

  return {
    enter(caller) {
      const now = elapsed();
      forget(now);
      const own = refused.get(caller.sid);
      lastOrder += 1;
      const order = own?.order ?? lastOrder;
      if (!hasPlace(own, order, now)) {
        // Coming too early changes nothing.
        const isEarly = own !== undefined && own.due > now;
        const retryAfter = isEarly
          ? secondsUntil(own.due, now)
          : refuse(caller, { order, isReturning: own !== undefined });
        return { retryAfter, leave: () => {}, giveUp: () => retryAfter };
      }
      refused.delete(caller.sid);
      inside += 1;
      let isInside = true;
      const leave = () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
      return {
        retryAfter: null,
        leave,
        giveUp() {
          leave();
          return refuse(caller, { order, isReturning: true });
        },
      };
    },
    recordDuration(ms) {
      averageMs += (ms - averageMs) * WEIGHT;
    },
  };
}

/** To the nearest second: the app adds half of one on average, so rounding up would leave a second without work. */
function secondsUntil(due: number, now: number): number {
  return Math.max(1, Math.round((due - now) / 1000));
}
