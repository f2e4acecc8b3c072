import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Caller } from '../../kernel/gate.ts';
import { createWaitingRoom } from './waiting-room.ts';

/**
 * The maximum wait in milliseconds. Work is assumed to take 100 ms before any is measured, so ten newcomers are served
 * within their share of this wait.
 */
const LONGEST_MS = 1_430;

function openWaitingRoom(atOnce = 1) {
  let now = 0;
  const waiting = createWaitingRoom({ atOnce, maxWaitMs: LONGEST_MS, elapsed: () => now });
  return {
    ...waiting,
    /** Enters the room with a learner's device; by default each device has its own learner. */
    enter: (sid: string, id = sid) => waiting.enter({ id, sid }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

type Room = ReturnType<typeof openWaitingRoom>;

/** Admits as many callers as an empty room admits. */
const fill = ({ enter }: Room) => Array.from({ length: 11 }, (_, n) => enter(`inside ${n}`));

it('admits as many callers as can be served in time, and refuses the next ones', () => {
  const { enter } = openWaitingRoom();
  const answers = Array.from({ length: 13 }, (_, n) => enter(`u${n}`).retryAfter);
  expect(answers.slice(0, 11)).toEqual(Array(11).fill(null));
  expect(answers.slice(11)).toEqual([1, 1]);
});

it('admits more callers when more work runs at once', () => {
  const { enter } = openWaitingRoom(4);
  const answers = Array.from({ length: 41 }, (_, n) => enter(`u${n}`).retryAfter);
  expect(answers.every((retryAfter) => retryAfter === null)).toBe(true);
});

it('spreads the return times of refused callers by the measured duration of work', () => {
  const { enter, recordDuration } = openWaitingRoom();
  for (let n = 0; n < 100; n += 1) recordDuration(200);
  const answers = Array.from({ length: 30 }, (_, n) => enter(`u${n}`).retryAfter ?? 0);
  expect(answers.at(-1)).toBe(6);
  expect(answers).toEqual(answers.toSorted((a, b) => a - b));
});

it('frees a place once when its holder is answered or hangs up', () => {
  const room = openWaitingRoom();
  const places = fill(room);
  places[0]?.leave();
  places[0]?.leave();
  expect(room.enter('next').retryAfter).toBeNull();
  expect(room.enter('after').retryAfter).not.toBeNull();
});

it('admits a refused caller that returns on time, even if newcomers have filled the room', () => {
  const room = openWaitingRoom();
  const { enter, pass } = room;
  const first = fill(room);
  const retryAfter = enter('refused').retryAfter ?? 0;
  pass(retryAfter * 1_000);
  for (const place of first) place.leave();
  fill(room);
  expect(enter('newcomer').retryAfter).not.toBeNull();
  expect(enter('refused').retryAfter).toBeNull();
});

it('admits refused callers before callers that have been served since', () => {
  const room = openWaitingRoom();
  const { enter, pass } = room;
  const first = fill(room);
  for (let n = 0; n < 11; n += 1) expect(enter(`late ${n}`).retryAfter).not.toBeNull();
  pass(2_000);
  for (const place of first) place.leave();
  // Nobody is inside, so other callers are admitted until the callers that are due return.
  expect([enter('inside 0').retryAfter, enter('inside 1').retryAfter]).toEqual([null, null]);
  expect(enter('inside 2').retryAfter).not.toBeNull();
  for (let n = 0; n < 11; n += 1) expect(enter(`late ${n}`).retryAfter).toBeNull();
});

it('keeps a device’s turn when another device of the same learner is admitted', () => {
  const room = openWaitingRoom();
  const first = fill(room);
  for (const sid of ['phone', 'laptop', 'tablet']) room.enter(sid, 'learner');
  for (const place of first) place.leave();
  room.pass(2_000);
  fill(room);
  const answers = ['phone', 'laptop', 'tablet'].map((sid) => room.enter(sid, 'learner').retryAfter);
  expect(answers).toEqual([null, null, null]);
});

it.each([
  [31_000, null],
  [33_000, 1],
])('remembers a turn for 30 s after it was due: %i ms later, %j', (ms, retryAfter) => {
  const room = openWaitingRoom();
  fill(room);
  expect(room.enter('late').retryAfter).toBe(1);
  room.pass(ms);
  expect(room.enter('late').retryAfter).toBe(retryAfter);
});

it('gives a caller that returns too early the same time again, without any advantage', () => {
  const room = openWaitingRoom();
  fill(room);
  for (let n = 0; n < 20; n += 1) room.enter(`other ${n}`);
  expect(room.enter('early').retryAfter).toBe(3);
  for (let n = 2; n > 0; n -= 1) {
    room.pass(1_000);
    expect(room.enter('early').retryAfter).toBe(n);
  }
});

it('admits a caller first that was admitted before and waited in vain', () => {
  const room = openWaitingRoom();
  const [unlucky, ...others] = fill(room);
  for (let n = 0; n < 5; n += 1) room.enter(`late ${n}`);
  expect(unlucky?.giveUp()).toBe(1);
  unlucky?.leave();
  // The place that the caller gave up is free only once, and not for a newcomer, since refused callers go first.
  expect(room.enter('newcomer').retryAfter).not.toBeNull();
  room.pass(1_000);
  expect(room.enter('inside 0').retryAfter).toBeNull();
  for (const place of others) place.leave();
});

it('remembers at most ten turns of one learner', () => {
  const room = openWaitingRoom();
  const first = fill(room);
  const devices = Array.from({ length: 11 }, (_, n) => `device ${n}`);
  for (const sid of devices) room.enter(sid, 'learner');
  for (const place of first) place.leave();
  room.pass(3_000);
  fill(room);
  expect(room.enter('device 10', 'learner').retryAfter).not.toBeNull();
  expect(room.enter('device 9', 'learner').retryAfter).toBeNull();
});

it('remembers a thousand turns, and refuses further callers without remembering them', () => {
  const room = openWaitingRoom();
  const first = fill(room);
  for (let n = 0; n < 1_001; n += 1) expect(room.enter(`late ${n}`).retryAfter).not.toBeNull();
  for (const place of first) place.leave();
  room.pass(102_000);
  fill(room);
  expect(room.enter('late 1000').retryAfter).not.toBeNull();
  expect(room.enter('late 999').retryAfter).toBeNull();
});

it('does not keep others waiting long for refused callers that never return', () => {
  const room = openWaitingRoom();
  const first = fill(room);
  for (let n = 0; n < 30; n += 1) room.enter(`gone ${n}`);
  for (const place of first) place.leave();
  room.pass(7_000);
  fill(room).forEach(({ retryAfter }) => {
    expect(retryAfter).toBeNull();
  });
});

it('admits every caller that returns on time within four refusals, whatever the others do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 120 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 1_000 }),
      (crowd, ofLearner, jitter) => {
        let now = 0;
        const { enter } = createWaitingRoom({ atOnce: 1, maxWaitMs: 1_000, elapsed: () => now });
        const comes = Array.from({ length: crowd }, (_, n) => ({
          caller: { id: `u${Math.floor(n / ofLearner)}`, sid: `${n}` } satisfies Caller,
          at: 0,
          refusals: 0,
        }));
        const inside: { leave: () => void }[] = [];
        for (; now < 60_000; now += 100) {
          inside.shift()?.leave();
          for (const come of comes.filter(({ at }) => at <= now)) {
            const admission = enter(come.caller);
            if (admission.retryAfter === null) inside.push(admission);
            come.refusals = admission.retryAfter === null ? 0 : come.refusals + 1;
            come.at = now + (admission.retryAfter === null ? 1_000 : admission.retryAfter * 1_000 + jitter);
            expect(come.refusals).toBeLessThanOrEqual(4);
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});
