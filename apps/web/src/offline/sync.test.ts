import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { person as profileOf } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { beginDraft } from './draft.ts';
import type { EngineState } from './engine/engine.ts';
import { noteSeen } from './last-seen.ts';
import { openPerson, type Person } from './person.ts';
import { type RunningSync, type SyncOptions, startSync } from './sync.ts';

const server = fakeServer();

let me: Person;
let running: RunningSync | null;
const told = {
  state: null as EngineState | null,
  settled: 0,
  profiles: [] as unknown[],
  evicted: [] as number[],
  defects: [] as unknown[],
};

beforeEach(() => {
  me = openPerson(newId());
  running = null;
  Object.assign(told, { state: null, settled: 0, profiles: [], evicted: [], defects: [] });
});
afterEach(() => {
  running?.stop();
  expect(told.defects).toEqual([]);
});

function start(changes: Partial<SyncOptions> = {}): RunningSync {
  running = startSync({
    person: me,
    token: 'the-token',
    onState: (state) => {
      told.state = state;
    },
    onSettled: () => {
      told.settled += 1;
    },
    onProfile: (profile) => told.profiles.push(profile),
    onEvicted: (lastExchange) => told.evicted.push(lastExchange),
    onDefect: (error) => told.defects.push(error),
    ...changes,
  });
  return running;
}

const draft = (deadline: number | null = null) => ({
  ...beginDraft({ attemptId: newId(), started: started(quiz()), timed: false, now: Date.now() - 60_000 }),
  deadline,
});
const submitted = () => server.sync.argsOf(ATTEMPT_SUBMIT);

test('what was finished before the app was opened is sent, and its pack kept for the report', async () => {
  const one = draft();
  await me.drafts.begin(one);
  await me.drafts.finish(one, (kept) => kept, Date.now());
  start();
  await waitFor(() => expect(told.settled).toBe(1));
  expect(submitted()).toMatchObject([{ attemptId: one.attemptId }]);
  await waitFor(() => expect(told.state).toEqual({ phase: 'idle', online: true }));
  expect(await me.database.packs.count()).toBe(1);
  expect(server.inputs('sync.exchange')).toHaveLength(1);
});

test('work done while the app is open is sent at once, also when another tab does it', async () => {
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  await me.writer.enqueue({ type: 'test', args: { tab: 1 } });
  await openPerson(me.userId).writer.enqueue({ type: 'test', args: { tab: 2 } });
  await waitFor(() => expect(server.sync.argsOf('test')).toEqual([{ tab: 1 }, { tab: 2 }]));
  expect(server.inputs('sync.exchange').length).toBeLessThanOrEqual(3);
});

test('a tab that does not sync is told of work that another one brought to the server', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: () => new Promise(() => {}) } });
  const following = start();
  Reflect.deleteProperty(navigator, 'locks');
  const ofLeader = vi.fn();
  start({ person: openPerson(me.userId), onState: () => {}, onSettled: ofLeader });
  await me.writer.enqueue({ type: 'test', args: {} });
  await waitFor(() => expect([told.settled, ofLeader.mock.calls.length]).toEqual([1, 1]));
  expect([told.state?.phase, server.sync.argsOf('test')]).toEqual(['following', [{}]]);
  following.stop();
});

test('an attempt that ran out while the app was closed is handed in as of its deadline', async () => {
  const deadline = Date.now() - 30_000;
  await me.drafts.begin(draft(deadline));
  const open = draft(Date.now() + 60_000);
  await me.drafts.begin(open);
  start();
  await waitFor(() => expect(submitted()).toMatchObject([{ finishedAt: new Date(deadline).toISOString() }]));
  expect((await me.drafts.read()).drafts).toEqual([open]);
});

test('coming online is reason enough to try', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server.down(true);
  start();
  await waitFor(() => expect(told.state).toEqual({ phase: 'waiting', online: false }));
  server.down(false);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(told.state).toEqual({ phase: 'idle', online: true }), { timeout: 900 });
});

test('the person’s profile follows the server', async () => {
  const profile = profileOf({ id: me.userId, xp: 1240 });
  server.sync.put({ kind: 'profile', id: me.userId, body: profile });
  start();
  await waitFor(() => expect(told.profiles).toEqual([profile]));
});

test('a browser that lost its data says so, a new one does not', async () => {
  const other = me;
  noteSeen(me.userId, 1_772_366_400_000);
  start();
  await waitFor(() => expect(told.evicted).toEqual([1_772_366_400_000]));
  running?.stop();
  me = openPerson(newId());
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  running?.stop();
  me = openPerson(other.userId);
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  expect(told.evicted).toHaveLength(1);
});

test('what a full disk does not take goes to the server all the same', async () => {
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await me.writer.enqueue({ type: 'test', args: { n: 1 } })).toBe('unsaved');
  await waitFor(() => expect(me.writer.held()).toEqual([]));
  expect(server.sync.argsOf('test')).toEqual([{ n: 1 }]);
});

test('an ended session is told and keeps the work', async () => {
  server.on({
    'sync.exchange': () => {
      throw new Refusal('UNAUTHENTICATED', 'Please login first. Redirecting...');
    },
  });
  await me.writer.enqueue({ type: 'test', args: {} });
  start();
  await waitFor(() => expect(told.state?.phase).toBe('signed-out'));
  await running?.syncNow();
  expect(server.inputs('sync.exchange')).toHaveLength(1);
  expect(await me.database.outbox.count()).toBe(1);
});
