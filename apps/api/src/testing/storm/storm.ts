// Simulates, in virtual time, devices that send work without a pause to a gate that can't serve all of it at once.
import { setImmediate } from 'node:timers/promises';
import { createRandom } from '@quorbit/contracts/quizzes/layout';
import type { Caller, Gate } from '../../kernel/gate.ts';
import type { GateOptions } from '../../lib/admission/gate.ts';
import { AppError } from '../../lib/app-error.ts';

/** The milliseconds that a request and its reply take on the network, and that reading a body takes. */
const NETWORK_MS = 20;
const READ_MS = 15;
/** The minimum and maximum duration of an exchange, in milliseconds. */
const WORK_MS = { least: 40, most: 160 };
/** The maximum delay, in milliseconds, of the app's next try after the requested time. */
const LATE_MS = 1_000;

export interface Storm {
  learners: number;
  /** The number of devices that each learner has. */
  devices: number;
  /** The maximum duration of the storm, in milliseconds. */
  ms: number;
  /** The number of exchanges that each device has to send. */
  pieces: number;
  /** Whether exchanges are so small that they come to the gate without requesting admission first. */
  small: boolean;
  seed: string;
}

export interface StormFigures {
  /** The number of exchanges that were served. */
  served: number;
  /** The time at which the last exchange was served, in milliseconds since the start. */
  endedMs: number;
  /** The largest number of refusals in a row: of one device, and of one learner (`ofLearner`). */
  ofDevice: number;
  ofLearner: number;
  /** The longest time that a device waited for an acknowledgement, in milliseconds. */
  longestMs: number;
}

/** Makes a virtual clock, whose time passes when nothing is left to do at the current time. */
function createClock() {
  let now = 0;
  let made = 0;
  const events: { at: number; no: number; run: () => void }[] = [];
  return {
    elapsed: () => now,
    after(ms: number, run: () => void): () => void {
      made += 1;
      const event = { at: now + ms, no: made, run };
      const place = events.findLastIndex(({ at }) => at <= event.at);
      events.splice(place + 1, 0, event);
      return () => {
        const index = events.indexOf(event);
        if (index >= 0) events.splice(index, 1);
      };
    },
    /** Lets time pass until `end`, in milliseconds since the start, or until no event is left. */
    async passUntil(end: number): Promise<void> {
      for (;;) {
        await setImmediate();
        const next = events[0];
        if (!next || next.at > end) return;
        now = next.at;
        events.shift();
        next.run();
      }
    },
  };
}

/**
 * Simulates a storm and returns its figures.
 * @param gateOf makes the gate of an embedded database over the virtual clock.
 */
export async function playStorm(gateOf: (options: GateOptions) => Gate, storm: Storm): Promise<StormFigures> {
  const clock = createClock();
  const sleep = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const gate = gateOf({ schedule: clock.after, receiveRequests: sleep, elapsed: clock.elapsed });
  /** The time of each device's last acknowledgement, in milliseconds since the start. */
  const acknowledged = new Map<string, number>();
  const figures: StormFigures = { served: 0, endedMs: 0, ofDevice: 0, ofLearner: 0, longestMs: 0 };

  /**
   * Sends one exchange.
   * @returns seconds until the next try; null if it was served.
   */
  async function send(device: Caller, workMs: number): Promise<number | null> {
    await sleep(NETWORK_MS);
    gate.countArrival();
    const admission = storm.small ? null : gate.requestAdmission(device);
    if (admission && admission.retryAfter !== null) return admission.retryAfter;
    try {
      await sleep(READ_MS);
      await gate.run(device, () => sleep(workMs), { isLong: true, ...(admission && { admission }) });
      return null;
    } catch (error) {
      if (error instanceof AppError && error.retryAfter !== undefined) return error.retryAfter;
      throw error;
    } finally {
      admission?.leave();
    }
  }

  async function live(userId: string, place: number, ofLearner: { refused: number }): Promise<void> {
    const device = { id: userId, sid: `${userId}/${place}` };
    const random = createRandom(`${storm.seed}/${device.sid}`);
    let refused = 0;
    acknowledged.set(device.sid, 0);
    await sleep(random() * 200);
    for (let left = storm.pieces; left > 0 && clock.elapsed() < storm.ms; ) {
      const wait = await send(device, WORK_MS.least + random() * (WORK_MS.most - WORK_MS.least));
      figures.longestMs = Math.max(figures.longestMs, clock.elapsed() - (acknowledged.get(device.sid) ?? 0));
      if (wait === null) {
        left -= 1;
        figures.served += 1;
        figures.endedMs = clock.elapsed();
        refused = 0;
        ofLearner.refused = 0;
        if (left > 0) acknowledged.set(device.sid, clock.elapsed());
        else acknowledged.delete(device.sid);
        continue;
      }
      refused += 1;
      ofLearner.refused += 1;
      figures.ofDevice = Math.max(figures.ofDevice, refused);
      figures.ofLearner = Math.max(figures.ofLearner, ofLearner.refused);
      await sleep(wait * 1_000 + random() * LATE_MS);
    }
  }

  for (let learner = 0; learner < storm.learners; learner += 1) {
    const ofLearner = { refused: 0 };
    for (let place = 0; place < storm.devices; place += 1) void live(`learner ${learner}`, place, ofLearner);
  }
  await clock.passUntil(storm.ms);
  return {
    ...figures,
    longestMs: Math.max(figures.longestMs, ...[...acknowledged.values()].map((at) => storm.ms - at)),
  };
}
