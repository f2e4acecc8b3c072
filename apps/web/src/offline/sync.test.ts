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

test('work finished before the app was opened is sent, and its pack remains for the report', async () => {
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

test('work done while the app is open is sent at once, including another tab’s work', async () => {
  start();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  await fixture.me.writer.enqueue({ type: 'test', args: { tab: 1 } });
  await openDeviceStore(fixture.me.userId).writer.enqueue({ type: 'test', args: { tab: 2 } });
  await waitFor(() => expect(server.sync.argsOf('test')).toEqual([{ tab: 1 }, { tab: 2 }]));
  expect(server.inputs('sync.exchange').length).toBeLessThanOrEqual(3);
});

test('a tab that doesn’t sync is notified of work that another tab sent to the server', async () => {
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

test('an attempt that ran out while the app was closed is submitted with its deadline as the end', async () => {
  const deadline = Date.now() - 30_000;
  await fixture.me.store(createDraftStore).begin(draft(deadline));
  const open = draft(Date.now() + 60_000);
  await fixture.me.store(createDraftStore).begin(open);
  start();
  await waitFor(() => expect(submitted()).toMatchObject([{ finishedAt: new Date(deadline).toISOString() }]));
  expect((await fixture.me.store(createDraftStore).read()).drafts).toEqual([open]);
});

test('coming online triggers a try at once', async () => {
  // The mocked random number is far larger than a real one, so that the engine by itself would wait an hour before the
  // next try.
  vi.spyOn(Math, 'random').mockReturnValue(3600);
  server.down(true);
  start();
  await waitFor(() => expect(told.state).toEqual({ phase: 'waiting', online: false }));
  server.down(false);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(told.state).toEqual({ phase: 'idle', online: true }));
});

test('the page’s profile follows the server’s', async () => {
  const profile = profileOf({ id: fixture.me.userId, xp: 1240 });
  server.sync.put({ kind: 'profile', id: fixture.me.userId, body: profile });
  start();
  await waitFor(() => expect(told.profiles).toEqual([profile]));
});

describe('queued settings without a network', () => {
  const mine = () => profileOf({ id: fixture.me.userId, name: 'Ada' });
  const shown = () => (told.profiles.at(-1) as { name?: string } | undefined)?.name;

  async function offline(): Promise<void> {
    server.sync.put({ kind: 'profile', id: fixture.me.userId, body: mine() });
    start();
    await waitFor(() => expect(shown()).toBe('Ada'));
  }

  test('are shown at once when they are retried after a refusal', async () => {
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

  test('disappear at once when they are discarded, also by another tab', async () => {
    await offline();
    server.down(true);
    await fixture.me.writer.enqueue({ type: PROFILE_UPDATE, args: { name: 'Grace' } });
    await waitFor(() => expect(shown()).toBe('Grace'));
    const [waiting] = await fixture.me.database.outbox.toArray();
    await discardOps(openDeviceStore(fixture.me.userId).storage, [waiting?.opId ?? ''], newId);
    await waitFor(() => expect(shown()).toBe('Ada'));
  });
});

test('a body that doesn’t fit is stored, and reported once per kind', async () => {
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

test('a browser that lost its data reports that, and a new browser doesn’t', async () => {
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

test('work that a full disk refuses is sent to the server all the same', async () => {
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
  // The row that results from the acknowledged op isn't on this device yet.
  expect(await onShow()).toEqual(['arrived']);
  vi.restoreAllMocks();
  await fixture.running?.syncNow();
  await fixture.running?.syncNow();
  await waitFor(async () => expect(await onShow()).toEqual([]));
  expect(await fixture.me.database.journal.count()).toBe(1);
});

test('an ended session is reported, and its work stays in the queue', async () => {
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
