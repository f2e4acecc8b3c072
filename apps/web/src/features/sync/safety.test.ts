import { expect, test } from 'vitest';
import type { WorkItem } from '#offline/mirror/work.ts';
import type { SyncStatus } from '#offline/sync-status.ts';
import { safetyOf } from './safety.ts';

const items = (...statuses: WorkItem['status'][]) => statuses.map((status) => ({ status }));
const IDLE: SyncStatus = { phase: 'idle', online: true };

function told(status: SyncStatus, work: ReturnType<typeof items> | null = [], hasNetwork = true): string {
  const safety = safetyOf(status, work, hasNetwork);
  return safety ? [safety.mood, safety.words, safety.more].filter(Boolean).join(' | ') : 'unknown';
}

test('nothing is claimed before it is known', () => {
  expect(safetyOf(IDLE, undefined, true)).toBeNull();
  expect(told({ phase: 'stopped', online: null })).toBe('unknown');
  expect(told({ phase: 'syncing', online: null })).toBe('unknown');
});

test('where all is well it says so, whichever tab syncs, and does not flicker at each exchange', () => {
  for (const phase of ['idle', 'following', 'syncing'] as const)
    expect(told({ phase, online: true })).toBe('safe | Everything is synced.');
});

test('work on its way is told', () => {
  for (const phase of ['idle', 'following', 'syncing'] as const)
    expect(told({ phase, online: true }, items('waiting'))).toBe('moving | Sending your work');
  expect(told({ phase: 'syncing', online: null }, items('waiting'))).toBe('moving | Sending your work');
});

test.each([
  [{ phase: 'waiting', online: false }, true, "We can't reach the server"],
  [{ phase: 'waiting', online: true }, true, 'The server is busy'],
  [{ phase: 'waiting', online: false }, false, "You're offline"],
  [{ phase: 'stopped', online: null }, false, "You're offline"],
  [{ phase: 'stopped', online: false }, true, "We can't reach the server"],
] as const)(
  'out of reach (%o, network: %s) it says what is safe, and that it tries again',
  (status, network, words) => {
    expect(told(status, [], network)).toBe(`waits | ${words} | We'll keep trying.`);
    expect(told(status, items('waiting', 'unsaved'), network)).toBe(
      `waits | ${words} | Your work is saved on this device. We'll keep trying.`,
    );
  },
);

test('what needs the person says what to do', () => {
  expect(told({ phase: 'storage', online: true }, null)).toMatch(
    /^alarm \| This browser isn't saving your work \| Allow/,
  );
  expect(told({ phase: 'too-old', online: true }, items('waiting'))).toBe(
    'alarm | Quorbit needs an update | Your work is saved on this device. Update to sync again.',
  );
  expect(told({ phase: 'waiting', online: true, message: 'Closed.' })).toBe(
    "alarm | The server won't sync right now | Closed.",
  );
  expect(told({ phase: 'waiting', online: true, message: 'Full.' }, items('waiting'))).toBe(
    "alarm | The server won't sync right now | Your work is saved on this device. Full.",
  );
  expect(told(IDLE, items('rejected', 'parked'))).toMatch(/^alarm \| 1 thing wasn't accepted/);
  expect(told(IDLE, items('rejected', 'rejected'))).toMatch(/^alarm \| 2 things weren't accepted/);
  expect(told(IDLE, items('parked'))).toBe('safe | Everything is sent. | Some of it is being checked.');
});
