// The rule that the current waiting room replaced, with which storms compare it: a learner had one turn, however many
// devices waited, and lost it when the first device was admitted.
import type { Admission, Caller } from '../../kernel/gate.ts';
import type { WaitingRoomOptions } from '../../lib/admission/waiting-room.ts';

/** The assumed duration of long work, in milliseconds, before any was measured. */
const FIRST_GUESS_MS = 100;
/** Weight of the newest measurement in the moving average. */
const WEIGHT = 0.2;
/** The milliseconds after their due time until refused learners who don't come back are forgotten. */
const FORGOTTEN_AFTER_MS = 10_000;
/**
 * Everybody is admitted while fewer callers than this per slot are inside; otherwise slots would idle until callers
 * come back.
 */
const NEVER_FEWER = 2;
/** The maximum milliseconds that the app adds to the time at which it was asked to come back. */
const LATE_MS = 1_000;
/** The share of the maximum wait up to which callers are admitted. */
const ADMITTED_FOR = 0.7;
/** The seconds after which callers that waited in vain come back. Their turn isn't remembered. */
const GIVEN_UP_SECONDS = 2;

interface Refused {
  since: number;
  /** The time at which the learner should come back, in milliseconds. */
  due: number;
}

/**
 * Makes the old waiting room. It admits as many callers as can be served in time, and gives each other caller a time to
 * come back. Refused callers, in order of refusal, go before callers who have been served since.
 */
export function createWaitingRoomBefore({ atOnce, maxWaitMs, elapsed }: WaitingRoomOptions) {
  const longestMs = maxWaitMs * ADMITTED_FOR;
  let inside = 0;
  let each = FIRST_GUESS_MS;
  const refused = new Map<string, Refused>();

  const waitBehind = (ahead: number) => (ahead * each) / atOnce;

  function forget(now: number): void {
    for (const [userId, { due }] of refused) if (due + LATE_MS + FORGOTTEN_AFTER_MS < now) refused.delete(userId);
  }

  /**
   * Returns the refused learners who go before this one: the ones refused earlier, or all if this learner wasn't
   * refused.
   */
  function before(userId: string): Refused[] {
    const own = refused.get(userId);
    return [...refused]
      .filter(([otherId, { since }]) => otherId !== userId && (!own || since < own.since))
      .map(([, caller]) => caller);
  }

  function refuse(userId: string, ahead: number, now: number): Admission {
    // Rounds to the nearest second: the app adds half a second on average, so rounding up would leave the slots idle
    // for a second.
    const retryAfter = Math.max(1, Math.round(waitBehind(ahead) / 1000));
    const since = refused.get(userId)?.since ?? now;
    refused.set(userId, { since, due: now + retryAfter * 1000 });
    return { retryAfter, leave: () => {}, giveUp: () => GIVEN_UP_SECONDS };
  }

  return {
    enter({ id: userId }: Caller): Admission {
      const now = elapsed();
      forget(now);
      const others = before(userId);
      // Ignores callers who are due only after the longest wait.
      const soon = others.filter(({ due }) => due <= now + longestMs);
      const isBusy = inside >= NEVER_FEWER * atOnce;
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
        giveUp: () => GIVEN_UP_SECONDS,
      };
    },
    /** Records how long a piece of work ran, in milliseconds. */
    recordDuration(ms: number): void {
      each += (ms - each) * WEIGHT;
    },
  };
}
