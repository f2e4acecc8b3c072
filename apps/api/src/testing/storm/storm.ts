// Plays, in virtual time, devices that send work without a pause to a gate that serves less than that.
import { setImmediate } from 'node:timers/promises';
import { createRandom } from '@quorbit/contracts/quizzes/layout';
import type { Caller, Gate } from '../../kernel/gate.ts';
import type { GateOptions } from '../../lib/admission/gate.ts';
import { AppError } from '../../lib/app-error.ts';

/** Milliseconds: of a request and its reply, and of reading a body. */
const NETWORK_MS = 20;
const READ_MS = 15;
/** An exchange takes so long at least and at most. */
const WORK_MS = { least: 40, most: 160 };
/** The app comes back up to so much later than it was asked to. */
const LATE_MS = 1_000;

export interface Storm {
  learners: number;
  /** Devices of each learner. */
  devices: number;
  /** How long it lasts at most, in milliseconds. */
  ms: number;
  /** How many exchanges each device has to send. */
  pieces: number;
  /** Whether exchanges are so small that they come to the gate unannounced. */
  small: boolean;
  seed: string;
}

export interface StormFigures {
  /** How many exchanges were served. */
  served: number;
  /** When the last one was, milliseconds. */
  endedMs: number;
  /** The most refusals in a row, of a device and of a learner. */
  ofDevice: number;
  ofLearner: number;
  /** The longest a device waited for an acknowledgement, milliseconds. */
  longestMs: number;
}

/** Time that passes when nothing is left to do now. */
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
    /** Lets time pass until then, or until nothing is to come. */
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

/** @param gateOf makes the gate of an embedded database over this clock */
export async function playStorm(gateOf: (options: GateOptions) => Gate, storm: Storm): Promise<StormFigures> {
  const clock = createClock();
  const sleep = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const gate = gateOf({ schedule: clock.after, receiveRequests: sleep, elapsed: clock.elapsed });
  /** When each device got its last acknowledgement. */
  const acknowledged = new Map<string, number>();
  const figures: StormFigures = { served: 0, endedMs: 0, ofDevice: 0, ofLearner: 0, longestMs: 0 };

  /** @returns seconds until the next try; null if it was served */
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
