import { createAgeTracker } from '#offline/engine/age-tracker.ts';
import type { Clock } from '#offline/engine/clock.ts';
import { type Draft, shiftDraft } from '../drafts.mirror.ts';

/**
 * Smaller jumps of the device's clock, in milliseconds, are ignored, because clocks are often corrected by a few
 * seconds.
 */
const TOLERANCE_MS = 5000;

/** Tracks how long attempts have taken, independently of changes to the device's clock while the page is open. */
export function createDraftClock(clock: Pick<Clock, 'now' | 'elapsed'>) {
  const ageOf = createAgeTracker(clock);

  /** Returns the milliseconds since the attempt began. */
  const age = ({ attemptId, startedAt }: Pick<Draft, 'attemptId' | 'startedAt'>) => ageOf(attemptId, startedAt);

  return {
    age,
    isTimeUp: (draft: Draft) => draft.deadline !== null && age(draft) >= draft.deadline - draft.startedAt,
    /** Returns the draft with its times adjusted to the device's current clock, in case the clock was set. */
    alignToClock(draft: Draft): Draft {
      const jump = clock.now() - draft.startedAt - age(draft);
      return Math.abs(jump) > TOLERANCE_MS ? shiftDraft(draft, jump) : draft;
    },
  };
}
