import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVirtualClock } from '#offline/testing/virtual-clock.ts';
import { createRefetchThrottle } from './refetch-throttle.ts';

function page() {
  const clock = createVirtualClock();
  const self = { visible: true, reads: [] as number[] };
  const live = createRefetchThrottle({
    read: () => self.reads.push(clock.now()),
    now: () => clock.now(),
    setTimer: (ms, run) => clock.after(ms, run),
    isVisible: () => self.visible,
  });
  return { ...live, clock, self };
}

test('reads once for several hints, and once more for hints that come after the read', async () => {
  const { markStale, clock, self } = page();
  const from = clock.now();
  markStale();
  markStale();
  await clock.advance(1_000);
  expect(self.reads).toEqual([from + 1_000]);
  markStale();
  markStale();
  await clock.advance(999);
  expect(self.reads).toHaveLength(1);
  await clock.advance(1);
  expect(self.reads).toHaveLength(2);
  await clock.advance(60_000);
  expect(self.reads).toHaveLength(2);
});

test('a hidden page reads as soon as it becomes visible, and a stopped throttle never reads', async () => {
  const { markStale, onVisibilityChange, stop, clock, self } = page();
  self.visible = false;
  markStale();
  await clock.advance(60_000);
  expect(self.reads).toEqual([]);
  self.visible = true;
  onVisibilityChange();
  await clock.advance(0);
  expect(self.reads).toHaveLength(1);
  onVisibilityChange();
  markStale();
  stop();
  await clock.advance(60_000);
  expect(self.reads).toHaveLength(1);
});

test('reads at most once a second and reads after the last hint, whatever the timing of the hints', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(700), { maxLength: 30 }), async (pauses) => {
      const { markStale, clock, self } = page();
      let last = Number.NEGATIVE_INFINITY;
      for (const pause of pauses) {
        await clock.advance(pause);
        markStale();
        last = clock.now();
      }
      await clock.advance(1_000);
      for (const [index, at] of self.reads.entries())
        if (index > 0) expect(at - (self.reads[index - 1] ?? 0)).toBeGreaterThanOrEqual(1_000);
      if (pauses.length > 0) expect(self.reads.at(-1)).toBeGreaterThanOrEqual(last);
    }),
  );
});
