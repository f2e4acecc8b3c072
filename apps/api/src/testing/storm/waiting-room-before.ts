// The rule that the waiting room replaced, which storms are compared with: a learner had one turn, however many devices
// waited, and lost it with the first that was admitted.
import type { Admission, Caller } from '../../kernel/gate.ts';
import type { WaitingRoomOptions } from '../../lib/admission/waiting-room.ts';

/** Assumed duration of long work before any was measured. */
const FIRST_GUESS_MS = 100;
/** Weight of the newest measurement in the moving average. */
const WEIGHT = 0.2;
/** How long after their due time refused learners who don't come back are forgotten. */
const FORGOTTEN_AFTER_MS = 10_000;
/**
 * Everybody is admitted while there are fewer than this per slot; otherwise slots would idle until people come back.
 */
const NEVER_FEWER = 2;
/** The app adds up to a second to the time it was given. */
const LATE_MS = 1_000;
/** How much of the longest wait people were let in for. */
const ADMITTED_FOR = 0.7;
/** Callers that waited in vain came back after so long, and were forgotten. */
const GIVEN_UP_SECONDS = 2;

interface Refused {
  since: number;
  /** When they should come back. */
  due: number;
}

/**
 * Admits as many callers as can be served in time, and gives each other one a time to come back. Refused callers, in
 * order of refusal, go before those who have been served since.
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

  /** Refused learners who go before this one: those refused earlier, or all if this one wasn't refused. */
  function before(userId: string): Refused[] {
    const own = refused.get(userId);
    return [...refused]
      .filter(([otherId, { since }]) => otherId !== userId && (!own || since < own.since))
      .map(([, caller]) => caller);
  }

  function refuse(userId: string, ahead: number, now: number): Admission {
    // To the nearest second: the app adds half of one on average, so rounding up would leave a second without work.
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
      // Ignores callers who are due much later.
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
    /** Records how long a piece of work ran. */
    recordDuration(ms: number): void {
      each += (ms - each) * WEIGHT;
    },
  };
}
