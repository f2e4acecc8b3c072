import { createAgeTracker } from '#offline/engine/age-tracker.ts';
import type { Clock } from '#offline/engine/clock.ts';
import type { LocalSitting, ToDeviceTime } from '../sittings.mirror.ts';

/**
 * The server's clock, counted from its last reply by a clock of this device that is never set. After a reload the device's
 * clock says how much time has passed since.
 */
export function createSittingClock(clock: Pick<Clock, 'now' | 'elapsed'>) {
  const ageOf = createAgeTracker(clock);

  /** Milliseconds of the server's clock. */
  function now({ sittingId, at, test }: LocalSitting): number {
    // Each reply starts a count of its own.
    return Date.parse(test.sitting.now) + ageOf(`${sittingId} ${at}`, at);
  }

  const deadline = ({ test }: LocalSitting) => Date.parse(test.sitting.deadline);

  return {
    now,
    deadline,
    /** The same, at most the deadline: what is written in the last second counts. */
    inTime: (local: LocalSitting) => Math.min(now(local), deadline(local)),
    /** The server corrects times by how far the device's clock is off when they are sent, so they follow that clock. */
    onDevice(local: LocalSitting): ToDeviceTime {
      const ahead = now(local) - clock.now();
      return (at) => at - ahead;
    },
  };
}
