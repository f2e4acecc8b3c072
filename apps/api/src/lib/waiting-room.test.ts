import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

/** Work is assumed to take 100 ms before any is measured, so ten are served within the limit. */
function openWaitingRoom(atOnce = 1) {
  let now = 0;
  const waiting = createWaitingRoom({ atOnce, longestMs: 1_000, elapsed: () => now });
  return {
    ...waiting,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('admits as many as are served in time, and refuses whoever comes then', () => {
  const { enter } = openWaitingRoom();
  const answers = Array.from({ length: 13 }, (_, n) => enter(`u${n}`).retryAfter);
  expect(answers.slice(0, 11)).toEqual(Array(11).fill(null));
  expect(answers.slice(11)).toEqual([1, 1]);
});

it('admits more where more work runs at once', () => {
  const { enter } = openWaitingRoom(4);
  const answers = Array.from({ length: 41 }, (_, n) => enter(`u${n}`).retryAfter);
  expect(answers.every((retryAfter) => retryAfter === null)).toBe(true);
});

it('spreads those who are refused by what was measured', () => {
  const { enter, measured } = openWaitingRoom();
  for (let n = 0; n < 100; n += 1) measured(200);
  const answers = Array.from({ length: 30 }, (_, n) => enter(`u${n}`).retryAfter ?? 0);
  expect(answers.at(-1)).toBe(6);
  expect(answers).toEqual(answers.toSorted((a, b) => a - b));
});

it('a place is free again when its holder is answered or hangs up, and only once', () => {
  const { enter } = openWaitingRoom();
  const places = Array.from({ length: 11 }, (_, n) => enter(`u${n}`));
  places[0]?.leave();
  places[0]?.leave();
  expect(enter('next').retryAfter).toBeNull();
  expect(enter('after').retryAfter).not.toBeNull();
});

it('who was refused goes before those who have been served since', () => {
  const { enter, pass } = openWaitingRoom();
  const first = Array.from({ length: 11 }, (_, n) => enter(`u${n}`));
  for (let n = 0; n < 11; n += 1) expect(enter(`late${n}`).retryAfter).not.toBeNull();
  pass(2_000);
  for (const place of first) place.leave();
  // Nobody is inside: work goes on until those come who are due.
  expect([enter('u0').retryAfter, enter('u1').retryAfter]).toEqual([null, null]);
  expect(enter('u2').retryAfter).not.toBeNull();
  for (let n = 0; n < 9; n += 1) expect(enter(`late${n}`).retryAfter).toBeNull();
});

it('who was refused and never comes back keeps nobody waiting for long', () => {
  const { enter, pass } = openWaitingRoom();
  const first = Array.from({ length: 11 }, (_, n) => enter(`u${n}`));
  for (let n = 0; n < 30; n += 1) enter(`gone${n}`);
  for (const place of first) place.leave();
  pass(20_000);
  expect(enter('u0').retryAfter).toBeNull();
});

it('whoever comes when told is admitted before being refused for ever, whatever the others do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 120 }), fc.integer({ min: 0, max: 1_000 }), (crowd, jitter) => {
      let now = 0;
      const { enter } = createWaitingRoom({ atOnce: 1, longestMs: 1_000, elapsed: () => now });
      const comes = Array.from({ length: crowd }, (_, n) => ({ name: `u${n}`, at: 0, refusals: 0 }));
      const inside: { leave: () => void }[] = [];
      for (; now < 60_000; now += 100) {
        inside.shift()?.leave();
        for (const one of comes.filter(({ at }) => at <= now)) {
          const admission = enter(one.name);
          if (admission.retryAfter === null) inside.push(admission);
          one.refusals = admission.retryAfter === null ? 0 : one.refusals + 1;
          one.at = now + (admission.retryAfter === null ? 1_000 : admission.retryAfter * 1_000 + jitter);
          expect(one.refusals).toBeLessThan(12);
        }
      }
    }),
    { numRuns: 30 },
  );
});
