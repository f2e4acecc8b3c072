import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { saveOnLeaving } from '#lib/durable/save-on-leaving.ts';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { fillDisk } from '#lib/testing/storage.ts';
import { deviceStoreOf, openDeviceStore } from '#offline/device-store.ts';
import { systemClock } from '#offline/engine/clock.ts';
import { DRAFTS, type Draft } from '../drafts.mirror.ts';
import { createDraftStore } from './draft-store.ts';
import { draft, openDraftStore, readOutbox } from './testing/draft-fixture.ts';

test('a full disk is reported, and the draft stays in memory until there is space', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const newDraft = draft();
  const freeSpace = fillDisk();
  expect(await store.begin(newDraft)).toEqual({ draft: newDraft, result: 'unsaved' });
  const changed = { ...newDraft, answers: { q: 1 } };
  expect(await store.update(changed)).toBe('unsaved');
  expect((await store.read()).drafts).toEqual([changed]);
  expect((await openDraftStore(userId).read()).drafts).toEqual([]);
  freeSpace();
  const last = { ...newDraft, answers: { q: 2 } };
  expect(await store.update(last)).toBe('saved');
  expect((await openDraftStore(userId).read()).drafts).toEqual([last]);
});

test('a change that the disk refused is read instead of the older state on the disk', async () => {
  const store = openDraftStore(newId());
  const one = draft();
  await store.begin(one);
  fillDisk();
  const changed = { ...one, answers: { q: 1 } };
  expect(await store.update(changed)).toBe('unsaved');
  expect((await store.read()).drafts).toEqual([changed]);
});

test('an attempt submitted while the disk is full stays in memory, and is queued once there is space', async () => {
  const userId = newId();
  const deviceStore = openDeviceStore(userId);
  const { writer } = deviceStore;
  const drafts = deviceStore.store(createDraftStore);
  const one = draft();
  await drafts.begin(one);
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await drafts.finish(one, (stored) => stored, 5)).toBe('unsaved');
  expect(await drafts.finish(one, (stored) => stored, 6)).toBe('over');
  expect(writer.unsaved()).toMatchObject([{ args: { attemptId: one.attemptId } }]);
  add.mockRestore();
  expect(await writer.saveUnsaved()).toBe(true);
  expect(await readOutbox(userId)).toHaveLength(1);
  expect((await drafts.read()).drafts).toEqual([]);
});

/** Creates a draft store that can't free disk space, with a spy for the defects it reports. */
function createStoreWithoutSpace() {
  const { database, writer } = openDeviceStore(newId());
  const onDefect = vi.fn();
  const store = createDraftStore({
    database,
    writer,
    guard: saveOnLeaving,
    freeSpace: async () => false,
    onDefect,
    clock: systemClock,
  });
  return { store, onDefect, database };
}

test('an error in our own code is reported, and the draft is not lost', async () => {
  const { store, onDefect } = createStoreWithoutSpace();
  const one = draft();
  await store.begin(one);
  const mistake = new TypeError('A mistake.');
  const result = await store.update(one, () => {
    throw mistake;
  });
  expect(result).toBe('saved');
  expect(onDefect).toHaveBeenCalledExactlyOnceWith(mistake);
  expect((await store.read()).drafts).toEqual([one]);
  expect(await store.update({ ...one, answers: { q: 1 } })).toBe('saved');
});

test('an attempt that the disk refused continues beside one that another tab began meanwhile', async () => {
  const userId = newId();
  const here = openDraftStore(userId);
  const one = draft();
  const freeSpace = fillDisk();
  await here.begin(one);
  const answered = { ...one, answers: { q: 1 } };
  expect(await here.update(answered)).toBe('unsaved');
  freeSpace();
  const other = draft({ quizId: one.quizId });
  await openDraftStore(userId).begin(other);
  expect(await here.update({ ...answered, flags: ['q'] })).toBe('saved');
  const { drafts } = await openDraftStore(userId).read();
  expect(drafts).toHaveLength(2);
  expect(drafts).toContainEqual(other);
  expect(drafts).toContainEqual({ ...answered, flags: ['q'] });
});

test('an attempt that is submitted while the page stores its draft does not reappear', async () => {
  const { database, writer } = openDeviceStore(newId());
  const hidden: Promise<boolean>[] = [];
  const replace: typeof writer.replace = (record, workOf) => {
    freeSpace();
    let calls = 0;
    return writer.replace(record, (stored) => {
      calls += 1;
      // Simulates that the page is hidden during the transaction; the changes that it flushes are written after the
      // transaction.
      if (calls === 2) hidden.push(Dexie.ignoreTransaction(() => store.flush()));
      return workOf(stored);
    });
  };
  const onDefect = vi.fn();
  const parts = {
    database,
    writer: { ...writer, replace },
    guard: saveOnLeaving,
    freeSpace: async () => false,
    onDefect,
  };
  const store = createDraftStore({ ...parts, clock: systemClock });
  const one = draft();
  const freeSpace = fillDisk();
  await store.begin(one);
  expect(await store.finish(one, (stored) => stored, 5)).toBe('saved');
  expect([...(await Promise.all(hidden)), await store.flush()]).toEqual([true, true]);
  expect((await store.read()).drafts).toEqual([]);
  expect([await database.tableOf(DRAFTS).count(), await database.outbox.count()]).toEqual([0, 1]);
});

test('hundreds of refused changes are stored together once there is space', async () => {
  const { store, onDefect, database } = createStoreWithoutSpace();
  let last = draft();
  await store.begin(last);
  const freeSpace = fillDisk();
  for (let count = 0; count < 300; count += 1) {
    const step = (before: Draft) => ({ ...before, timings: { ...before.timings, [`q${count}`]: count } });
    last = step(last);
    void store.update(last, step);
  }
  expect(await store.flush()).toBe(false);
  freeSpace();
  expect(await store.flush()).toBe(true);
  expect(onDefect).not.toHaveBeenCalled();
  expect(await database.tableOf(DRAFTS).toArray()).toEqual([last]);
});

test('flushing retries a full disk, and returns whether everything is stored', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  const freeSpace = fillDisk();
  await store.begin(one);
  expect(await store.flush()).toBe(false);
  freeSpace();
  expect(await store.flush()).toBe(true);
  expect((await openDraftStore(userId).read()).drafts).toEqual([one]);
});

test('unsaved drafts and unsaved queued work prevent the page’s reload for an update', async () => {
  const mayUpdate = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);
  const me = deviceStoreOf(newId());
  const { writer } = me;
  expect(await mayUpdate()).toBe(true);
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await writer.enqueue({ type: 'test', args: {} });
  expect(await mayUpdate()).toBe(false);
  add.mockRestore();
  expect(await mayUpdate()).toBe(true);
  expect(writer.unsaved()).toEqual([]);
  const freeSpace = fillDisk();
  await me.store(createDraftStore).begin(draft());
  expect(await mayUpdate()).toBe(false);
  freeSpace();
  expect(await mayUpdate()).toBe(true);
});
