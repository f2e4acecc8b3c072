import { createAgeTracker } from '#offline/engine/age-tracker.ts';
import type { Clock } from '#offline/engine/clock.ts';
import type { LocalSitting, ToDeviceTime } from '../sittings.mirror.ts';

/**
 * Computes the server's time: the time of its last reply plus the time elapsed since, by a device clock that nobody can
 * set. After a reload, the device's normal clock measures the time elapsed.
 */
export function createSittingClock(clock: Pick<Clock, 'now' | 'elapsed'>) {
  const ageOf = createAgeTracker(clock);

  /** Returns the server's current time in milliseconds. */
  function now({ sittingId, at, test }: LocalSitting): number {
    // Each server reply has its own time, so the time elapsed since is measured for each reply separately.
    return Date.parse(test.sitting.now) + ageOf(`${sittingId} ${at}`, at);
  }

  const deadline = ({ test }: LocalSitting) => Date.parse(test.sitting.deadline);

  return {
    now,
    deadline,
    /** Returns the server's time, but at most the deadline, so that words written in the last second count. */
    inTime: (local: LocalSitting) => Math.min(now(local), deadline(local)),
    /**
     * Returns a function that converts times of the server's clock to this device's clock. Ops carry the device's time,
     * because the server corrects it by the clock's error.
     */
    onDevice(local: LocalSitting): ToDeviceTime {
      const ahead = now(local) - clock.now();
      return (at) => at - ahead;
    },
  };
}
