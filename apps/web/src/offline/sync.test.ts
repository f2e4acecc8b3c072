import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { MIRRORS } from '#features/mirrors.ts';
import { Refusal } from '#lib/testing/fake-server.ts';
import { createProfile as profileOf } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { openDeviceStore } from './device-store.ts';
import { saveLastSync } from './last-sync.ts';
import { selectPendingOps } from './mirror/pending-work.ts';
import { readMirror } from './mirror/read-mirror.ts';
import { discardOps, retryRefused } from './queue/retry-discard.ts';
import { syncFixture } from './testing/sync-fixture.ts';

const fixture = syncFixture();
const { server, told, start } = fixture;

const draft = (deadline: number | null = null) => ({
  ...createDraft({ attemptId: newId(), started: started(quiz()), timed: false, now: Date.now() - 60_000 }),
  deadline,
});
const submitted = () => server.sync.argsOf(ATTEMPT_SUBMIT);

test('what was finished before the app was opened is sent, and its pack kept for the report', async () => {
  const finished = draft();
  await fixture.me.store(createDraftStore).begin(finished);
  await fixture.me.store(createDraftStore).finish(finished, (kept) => kept, 0);
  start();
  await waitFor(() => expect(told.settled).toBe(1));
  expect(submitted()).toMatchObject([{ attemptId: finished.attemptId }]);
  await waitFor(() => expect(told.state).toEqual({ phase: 'idle', online: true }));
  expect(await fixture.me.database.packs.count()).toBe(1);
  expect(server.inputs('sync.exchange')).toHaveLength(1);
});

test('work done while the app is open is sent at once, also when another tab does it', async () => {
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  await fixture.me.writer.enqueue({ type: 'test', args: { tab: 1 } });
  await openDeviceStore(fixture.me.userId).writer.enqueue({ type: 'test', args: { tab: 2 } });
  await waitFor(() => expect(server.sync.argsOf('test')).toEqual([{ tab: 1 }, { tab: 2 }]));
  expect(server.inputs('sync.exchange').length).toBeLessThanOrEqual(3);
});

test('a tab that does not sync is told of work that another one brought to the server', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: () => new Promise(() => {}) } });
  const following = start();
  Reflect.deleteProperty(navigator, 'locks');
  const ofLeader = vi.fn();
  start({ deviceStore: openDeviceStore(fixture.me.userId), onState: () => {}, onSettled: ofLeader });
  await fixture.me.writer.enqueue({ type: 'test', args: {} });
  await waitFor(() => expect([told.settled, ofLeader.mock.calls.length]).toEqual([1, 1]));
  expect([told.state?.phase, server.sync.argsOf('test')]).toEqual(['following', [{}]]);
  following.stop();
});

test('an attempt that ran out while the app was closed is handed in as of its deadline', async () => {
  const deadline = Date.now() - 30_000;
  await fixture.me.store(createDraftStore).begin(draft(deadline));
  const open = draft(Date.now() + 60_000);
  await fixture.me.store(createDraftStore).begin(open);
  start();
  await waitFor(() => expect(submitted()).toMatchObject([{ finishedAt: new Date(deadline).toISOString() }]));
  expect((await fixture.me.store(createDraftStore).read()).drafts).toEqual([open]);
});

test('coming online is reason enough to try', async () => {
  // More than chance can be: by itself the next try comes in an hour.
  vi.spyOn(Math, 'random').mockReturnValue(3600);
  server.down(true);
  start();
  await waitFor(() => expect(told.state).toEqual({ phase: 'waiting', online: false }));
  server.down(false);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(told.state).toEqual({ phase: 'idle', online: true }));
});

test('the person’s profile follows the server', async () => {
  const profile = profileOf({ id: fixture.me.userId, xp: 1240 });
  server.sync.put({ kind: 'profile', id: fixture.me.userId, body: profile });
  start();
  await waitFor(() => expect(told.profiles).toEqual([profile]));
});

describe('settings that wait, without a network', () => {
  const mine = () => profileOf({ id: fixture.me.userId, name: 'Ada' });
  const shown = () => (told.profiles.at(-1) as { name?: string } | undefined)?.name;

  async function offline(): Promise<void> {
    server.sync.put({ kind: 'profile', id: fixture.me.userId, body: mine() });
    start();
    await waitFor(() => expect(shown()).toBe('Ada'));
  }

  test('show at once when they were refused and are tried again', async () => {
    server.sync.refuse = ({ type }) => (type === PROFILE_UPDATE ? { code: 'NOT_FOUND', message: 'No.' } : null);
    await offline();
    await fixture.me.writer.enqueue({ type: PROFILE_UPDATE, args: { name: 'Grace' } });
    await waitFor(async () => expect(await fixture.me.database.rejected.count()).toBe(1));
    await waitFor(() => expect(shown()).toBe('Ada'));
    server.down(true);
    const [refused] = await fixture.me.database.rejected.toArray();
    await retryRefused(fixture.me.storage, refused?.opId ?? '', newId);
    await waitFor(() => expect(shown()).toBe('Grace'));
  });

  test('are gone at once when they are deleted, also in another tab', async () => {
    await offline();
    server.down(true);
    await fixture.me.writer.enqueue({ type: PROFILE_UPDATE, args: { name: 'Grace' } });
    await waitFor(() => expect(shown()).toBe('Grace'));
    const [waiting] = await fixture.me.database.outbox.toArray();
    await discardOps(openDeviceStore(fixture.me.userId).storage, [waiting?.opId ?? ''], newId);
    await waitFor(() => expect(shown()).toBe('Ada'));
  });
});

test('a body that does not fit is stored and reported, once per kind', async () => {
  for (const id of [newId(), newId()]) server.sync.put({ kind: 'card', id, body: { due: 'never' } });
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  server.sync.put({ kind: 'card', id: newId(), body: null });
  server.sync.put({ kind: 'card', id: newId(), body: 7 });
  await fixture.running?.syncNow();
  await waitFor(async () => expect(await fixture.me.database.rows.count()).toBe(4));
  expect(told.defects.splice(0)).toEqual([expect.objectContaining({ message: expect.stringContaining('kind card') })]);
  expect((await fixture.me.database.meta.get('meta'))?.digest).toBe(server.sync.digest());
});

test('a browser that lost its data says so, a new one does not', async () => {
  const deviceStore = fixture.me;
  saveLastSync(fixture.me.userId, 1_772_366_400_000);
  start();
  await waitFor(() => expect(told.evicted).toEqual([1_772_366_400_000]));
  fixture.running?.stop();
  fixture.me = openDeviceStore(newId());
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  fixture.running?.stop();
  fixture.me = openDeviceStore(deviceStore.userId);
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
  expect(await fixture.me.writer.enqueue({ type: 'test', args: { n: 1 } })).toBe('unsaved');
  await waitFor(() => expect(fixture.me.writer.unsaved()).toEqual([]));
  expect(server.sync.argsOf('test')).toEqual([{ n: 1 }]);
  const onShow = async () => {
    const { database, writer } = fixture.me;
    const source = { database, areas: MIRRORS, unsaved: writer.unsaved(), unsavedSent: writer.unsavedSent() };
    return (await readMirror(source, selectPendingOps)).map(({ status }) => status);
  };
  // Its row is not on this device yet.
  expect(await onShow()).toEqual(['arrived']);
  vi.restoreAllMocks();
  await fixture.running?.syncNow();
  await fixture.running?.syncNow();
  await waitFor(async () => expect(await onShow()).toEqual([]));
  expect(await fixture.me.database.journal.count()).toBe(1);
});

test('an ended session is told and keeps the work', async () => {
  server.on({
    'sync.exchange': () => {
      throw new Refusal('UNAUTHENTICATED', 'Please login first. Redirecting...');
    },
  });
  await fixture.me.writer.enqueue({ type: 'test', args: {} });
  start();
  await waitFor(() => expect(told.state?.phase).toBe('signed-out'));
  await fixture.running?.syncNow();
  expect(server.inputs('sync.exchange')).toHaveLength(1);
  expect(await fixture.me.database.outbox.count()).toBe(1);
});
