import type { Clock } from '#offline/engine/clock.ts';
import { type Draft, movedBy } from '../drafts.mirror.ts';

/** Clocks are set right by some seconds all the time. */
const TOLERANCE_MS = 5000;

/**
 * How long attempts have taken. While a page is open it counts by the clock that is never set. The device's clock only says
 * how much had passed when the page first saw an attempt: as it began, or after a reload.
 */
export function createDraftClock({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>) {
  /** By attempt: when it began, by `elapsed`. */
  const begins = new Map<string, number>();

  /** Milliseconds since the attempt began. */
  function age({ attemptId, startedAt }: Pick<Draft, 'attemptId' | 'startedAt'>): number {
    let begin = begins.get(attemptId);
    if (begin === undefined) {
      // A clock that was set back meanwhile gives no more than the whole time.
      begin = elapsed() - Math.max(0, now() - startedAt);
      begins.set(attemptId, begin);
    }
    return Math.round(elapsed() - begin);
  }

  return {
    age,
    isTimeUp: (draft: Draft) => draft.deadline !== null && age(draft) >= draft.deadline - draft.startedAt,
    /** The draft with its times by the device's clock as it is now, in case that was set since. */
    aligned(draft: Draft): Draft {
      const jump = now() - draft.startedAt - age(draft);
      return Math.abs(jump) > TOLERANCE_MS ? movedBy(draft, jump) : draft;
    },
  };
}
