import { createAgeTracker } from '#offline/engine/age-tracker.ts';
import type { Clock } from '#offline/engine/clock.ts';
import { type Draft, shiftDraft } from '../drafts.mirror.ts';

/** Smaller jumps of the device's clock are ignored: clocks are set right by some seconds all the time. */
const TOLERANCE_MS = 5000;

/** How long attempts have taken, whatever the device's clock is set to meanwhile. */
export function createDraftClock(clock: Pick<Clock, 'now' | 'elapsed'>) {
  const ageOf = createAgeTracker(clock);

  /** Milliseconds since the attempt began. */
  const age = ({ attemptId, startedAt }: Pick<Draft, 'attemptId' | 'startedAt'>) => ageOf(attemptId, startedAt);

  return {
    age,
    isTimeUp: (draft: Draft) => draft.deadline !== null && age(draft) >= draft.deadline - draft.startedAt,
    /** The draft with its times by the device's clock as it is now, in case that was set since. */
    alignToClock(draft: Draft): Draft {
      const jump = clock.now() - draft.startedAt - age(draft);
      return Math.abs(jump) > TOLERANCE_MS ? shiftDraft(draft, jump) : draft;
    },
  };
}
