import { expect, test } from 'vitest';
import type { WorkItem } from '#offline/mirror/work.ts';
import type { SyncStatus } from '#offline/sync-status.ts';
import { describeSafety } from './safety.ts';

const items = (...statuses: WorkItem['status'][]) => statuses.map((status) => ({ status }));
const IDLE: SyncStatus = { phase: 'idle', online: true };

function formatSafety(status: SyncStatus, work: ReturnType<typeof items> | null = [], hasNetwork = true): string {
  const safety = describeSafety(status, work, hasNetwork);
  return safety ? [safety.level, safety.text, safety.detail].filter(Boolean).join(' | ') : 'unknown';
}

test('claims nothing before the state is known', () => {
  expect(describeSafety(IDLE, undefined, true)).toBeNull();
  expect(formatSafety({ phase: 'stopped', online: null })).toBe('unknown');
  expect(formatSafety({ phase: 'syncing', online: null })).toBe('unknown');
});

test('says that everything is synced in any tab, without flickering at each exchange', () => {
  for (const phase of ['idle', 'following', 'syncing'] as const)
    expect(formatSafety({ phase, online: true })).toBe('safe | Everything is synced.');
});

test('says that work is being sent', () => {
  for (const phase of ['idle', 'following', 'syncing'] as const)
    expect(formatSafety({ phase, online: true }, items('waiting'))).toBe('moving | Sending your work');
  expect(formatSafety({ phase: 'syncing', online: null }, items('waiting'))).toBe('moving | Sending your work');
});

test.each([
  [{ phase: 'waiting', online: false }, true, "We can't reach the server"],
  [{ phase: 'waiting', online: true }, true, 'The server is busy'],
  [{ phase: 'waiting', online: false }, false, "You're offline"],
  [{ phase: 'stopped', online: null }, false, "You're offline"],
  [{ phase: 'stopped', online: false }, true, "We can't reach the server"],
] as const)('out of reach (%o, network: %s) says that work is safe and is sent later', (status, network, words) => {
  expect(formatSafety(status, [], network)).toBe(`waits | ${words} | We'll keep trying.`);
  expect(formatSafety(status, items('waiting', 'unsaved'), network)).toBe(
    `waits | ${words} | Your work is saved on this device. We'll keep trying.`,
  );
});

test('says what to do if the user has to act', () => {
  expect(formatSafety({ phase: 'storage', online: true }, null)).toMatch(
    /^alarm \| This browser isn't saving your work \| Allow/,
  );
  expect(formatSafety({ phase: 'too-old', online: true }, items('waiting'))).toBe(
    'alarm | Quorbit needs an update | Your work is saved on this device. Update to sync again.',
  );
  expect(formatSafety({ phase: 'waiting', online: true, message: 'Closed.' })).toBe(
    "alarm | The server won't sync right now | Closed.",
  );
  expect(formatSafety({ phase: 'waiting', online: true, message: 'Full.' }, items('waiting'))).toBe(
    "alarm | The server won't sync right now | Your work is saved on this device. Full.",
  );
  expect(formatSafety(IDLE, items('rejected', 'parked'))).toMatch(/^alarm \| 1 thing wasn't accepted/);
  expect(formatSafety(IDLE, items('rejected', 'rejected'))).toMatch(/^alarm \| 2 things weren't accepted/);
  expect(formatSafety(IDLE, items('parked'))).toBe('safe | Everything is sent. | Some of it is being checked.');
});
