import type { SyncHint } from '@quorbit/contracts/sync/hints';
import { beforeEach, expect, test } from 'vitest';
import { createTabLock } from '../testing/tab-lock.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';
import { createHints, type HintSource, type Hints } from './hints.ts';
import type { Lock } from './lock.ts';
import type { EngineState } from './state.ts';

const MINUTE_MS = 60_000;

let clock: VirtualClock;
beforeEach(() => {
  clock = createVirtualClock();
});

interface Tab {
  hints: Hints;
  visible: boolean;
  phase: EngineState['phase'];
  cursor: string | null;
  asked: number;
  /** Sends a hint of the server to this tab; null while the tab doesn't listen. */
  tell: ((hint: SyncHint) => void) | null;
  end: (() => void) | null;
}

function tab(lock: Lock | null = null, visible = true): Tab {
  const source: HintSource = {
    subscribe({ onHint, onEnd }) {
      self.tell = onHint;
      self.end = () => {
        self.tell = null;
        onEnd();
      };
      return () => {
        self.tell = null;
      };
    },
  };
  const self: Tab = {
    visible,
    phase: 'idle',
    cursor: 'me:1,everyone:1',
    asked: 0,
    tell: null,
    end: null,
    hints: { onVisibilityChange() {}, stop() {} },
  };
  self.hints = createHints({
    source,
    engine: {
      hint: () => {
        self.asked += 1;
      },
      state: () => ({ phase: self.phase, online: true }),
    },
    clock,
    lock,
    isVisible: () => self.visible,
    cursor: async () => self.cursor,
  });
  return self;
}

function show(self: Tab, visible: boolean): void {
  self.visible = visible;
  self.hints.onVisibilityChange();
}

test('requests news once when the scope has moved past what this device has read', async () => {
  const one = tab();
  await clock.advance(0);
  one.tell?.({ position: 'me:2' });
  await clock.advance(1_000);
  expect(one.asked).toBe(1);
});

test('does not request news that this device has read, or is just reading', async () => {
  const one = tab();
  await clock.advance(0);
  one.tell?.({ position: 'me:1' });
  await clock.advance(1_000);
  one.phase = 'syncing';
  one.tell?.({ position: 'me:2' });
  await clock.advance(1_000);
  one.cursor = 'me:2,everyone:1';
  one.phase = 'idle';
  await clock.advance(1_000);
  expect(one.asked).toBe(0);
});

test('requests news once for many hints that come together', async () => {
  const one = tab();
  await clock.advance(0);
  for (const position of ['me:2', 'me:3', 'me:4']) one.tell?.({ position });
  await clock.advance(1_000);
  expect(one.asked).toBe(1);
});

test('only one visible tab listens; another takes over when it is hidden for long, or closed', async () => {
  const lock = createTabLock();
  const [first, second, hidden] = [tab(lock), tab(lock), tab(lock, false)];
  await clock.advance(0);
  const listening = () => [first, second, hidden].map(({ tell }) => tell !== null);
  expect(listening()).toEqual([true, false, false]);
  show(first, false);
  await clock.advance(MINUTE_MS / 2);
  expect(listening()).toEqual([true, false, false]);
  await clock.advance(MINUTE_MS);
  expect(listening()).toEqual([false, true, false]);
  second.hints.stop();
  show(hidden, true);
  await clock.advance(0);
  expect(listening()).toEqual([false, false, true]);
});

test('keeps listening if the tab is hidden for a moment', async () => {
  const one = tab();
  await clock.advance(0);
  show(one, false);
  await clock.advance(MINUTE_MS / 2);
  show(one, true);
  await clock.advance(10 * MINUTE_MS);
  expect(one.tell).not.toBeNull();
});

test('listens again some minutes after the server ended the subscription', async () => {
  const one = tab();
  await clock.advance(0);
  one.end?.();
  await clock.advance(4 * MINUTE_MS);
  expect(one.tell).toBeNull();
  await clock.advance(2 * MINUTE_MS);
  expect(one.tell).not.toBeNull();
});
