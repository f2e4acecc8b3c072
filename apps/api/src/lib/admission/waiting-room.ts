// Decides which writers to admit before their request bodies are read, because a body that waits or is refused later
// costs as much as a served one.
import type { Admission, Caller } from '../../kernel/gate.ts';

/** The assumed duration of long work in milliseconds before any was measured. */
const FIRST_GUESS_MS = 100;
/** The weight of the newest measurement in the moving average of durations. */
const WEIGHT = 0.2;
/**
 * The shares of the maximum wait up to which newcomers and returning callers are admitted. The rest covers what can't
 * be predicted: reading bodies, and work that takes longer than before. Newcomers leave room for callers that were
 * asked to return.
 */
const NEWCOMER_SHARE = 0.7;
const RETURNER_SHARE = 0.9;
/** Milliseconds after their due time for which refused callers keep their turn. */
const REMEMBERED_MS = 30_000;
/**
 * Callers that return more than this many milliseconds late keep their turn, but no longer hold up others. The app
 * itself adds up to a second to the time it was given.
 */
const LATE_MS = 1_500;
/**
 * The maximum number of refused callers that are remembered, in total and per learner, so that they can't fill the
 * memory.
 */
const MAX_REMEMBERED = 1_000;
const MAX_PER_LEARNER = 10;
/**
 * Every caller is admitted while fewer than this number per slot are inside; otherwise slots would idle until refused
 * callers return.
 */
const MIN_PER_SLOT = 2;

interface RefusedCaller {
  userId: string;
  /** The position of the caller in the order of arrival. */
  order: number;
  /** The time at which the caller should return, in milliseconds of `elapsed`. */
  due: number;
  /** Whether the caller returned when it was due and was refused again. */
  isReturning: boolean;
}

export interface WaitingRoomOptions {
  /** The number of pieces of work that run at once. */
  atOnce: number;
  /** Milliseconds that an admitted caller may wait for its turn before it's given up. */
  maxWaitMs: number;
  /** Returns milliseconds from a monotonic clock. */
  elapsed: () => number;
}

export interface WaitingRoom {
  enter(caller: Caller): Admission;
  /** Records how many milliseconds a piece of work took. */
  recordDuration(ms: number): void;
}

/**
 * Creates a room that admits as many callers as can be served in time, and gives every other caller a time at which
 * there will be room. Refused callers are remembered and go before newcomers, the longest waiting first.
 */
export function createWaitingRoom({ atOnce, maxWaitMs, elapsed }: WaitingRoomOptions): WaitingRoom {
  let inside = 0;
  let averageMs = FIRST_GUESS_MS;
  let lastOrder = 0;
  /** The refused callers by the id of their session. */
  const refused = new Map<string, RefusedCaller>();

  const waitBehind = (ahead: number) => (ahead * averageMs) / atOnce;

  function forget(now: number): void {
    for (const [sid, { due }] of refused) if (due + REMEMBERED_MS < now) refused.delete(sid);
  }

  /** Lists the refused callers whose turn is before `order` and who aren't late. */
  function ahead(order: number, now: number): RefusedCaller[] {
    return [...refused.values()].filter(
      (refusedCaller) => refusedCaller.order < order && now <= refusedCaller.due + LATE_MS,
    );
  }

  function hasPlace(own: RefusedCaller | undefined, order: number, now: number): boolean {
    if (inside < MIN_PER_SLOT * atOnce) return true;
    // Leaves out refused callers who are due only after the maximum wait.
    const dueSoon = ahead(order, now).filter(({ due }) => due <= now + maxWaitMs);
    if (!own || own.due > now) return waitBehind(inside + dueSoon.length) <= maxWaitMs * NEWCOMER_SHARE;
    // When a caller was refused, its due time already allowed for the callers ahead of it. Only those that were refused
    // again count once more, because their own due time was too early.
    const returning = dueSoon.filter(({ isReturning }) => isReturning);
    return waitBehind(inside + returning.length) <= maxWaitMs * RETURNER_SHARE;
  }

  /** Refuses a caller and remembers its turn. @returns seconds until the caller should return */
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
        // A caller that returns too early gets the same time again.
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

/**
 * Rounds to the nearest second, at least 1: the app adds half a second on average, so rounding up would leave slots
 * idle for a second.
 */
function secondsUntil(due: number, now: number): number {
  return Math.max(1, Math.round((due - now) / 1000));
}
