import { beforeEach } from 'vitest';
import { describeWithServer, type WithServer } from './describe-with-server.ts';

/** Noon on a Monday, in UTC. */
export const NOON = Date.parse('2026-03-02T12:00:00Z');
export const HOUR = 3_600_000;

/**
 * Describes tests of a server whose clock moves only when a test sets it. Each test begins at noon.
 * @param body gets a function that sets the clock to a number of hours after noon.
 */
export function describeAtNoon(
  name: string,
  body: (harness: WithServer, clock: (hours: number) => void) => void,
): void {
  describeWithServer(name, { now: new Date(NOON) }, (harness) => {
    const clock = (hours: number) => harness.server.setNow(new Date(NOON + hours * HOUR));
    beforeEach(() => clock(0));
    body(harness, clock);
  });
}
