import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDeviceStore } from '#offline/device-store.ts';
import type { Draft } from '../drafts.mirror.ts';
import { createDraftStore, type DraftsOnDevice } from './draft-store.ts';
import { draft, openDraftStore, readOutbox } from './testing/draft-fixture.ts';

test('a draft and its pack survive closing and reopening the database', async () => {
  const userId = newId();
  const deviceStore = openDeviceStore(userId);
  const { database } = deviceStore;
  const drafts = deviceStore.store(createDraftStore);
  const newDraft = draft({ answers: { q: 2 }, flags: ['q'], timings: { q: 3.5 } });
  expect(await drafts.begin(newDraft)).toEqual({ draft: newDraft, result: 'saved' });
  database.close();
  const again = openDeviceStore(userId);
  expect(await again.store(createDraftStore).read()).toEqual({ drafts: [newDraft], available: true });
  expect(await again.database.packs.toArray()).toMatchObject([{ hash: newDraft.packHash, body: newDraft.pack }]);
});

test('one user’s drafts are not visible to another user', async () => {
  const mine = openDraftStore(newId());
  const yours = openDraftStore(newId());
  await mine.begin(draft());
  expect((await yours.read()).drafts).toEqual([]);
  expect((await mine.read()).drafts).toHaveLength(1);
});

test('a draft is stored in neither local nor session storage', async () => {
  await openDraftStore(newId()).begin(draft());
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('writes request strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await openDraftStore(newId()).begin(draft());
  expect(transaction).toHaveBeenCalledWith(['drafts'], 'readwrite', { durability: 'strict' });
});

test('a submitted draft becomes an op, and a late change does not restore it', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const newDraft = draft();
  const question = newDraft.pack.questions[0]?.id ?? '';
  await store.begin(newDraft);
  const change = (before: Draft) => ({ ...before, answers: { [question]: 1 }, timings: { [question]: 2.04 } });
  expect(await store.finish(change(newDraft), change, 5000)).toBe('saved');
  expect(await store.update({ ...newDraft, answers: { late: 1 } })).toBe('over');
  expect((await store.read()).drafts).toEqual([]);
  expect(await readOutbox(userId)).toMatchObject([
    {
      seq: 1,
      type: 'attempt.submit',
      v: 1,
      args: {
        attemptId: newDraft.attemptId,
        quizId: newDraft.quizId,
        packHash: newDraft.packHash,
        startedAt: new Date(newDraft.startedAt).toISOString(),
        finishedAt: new Date(newDraft.startedAt + 5000).toISOString(),
        answers: newDraft.pack.questions.map(({ id }, index) => ({
          questionId: id,
          option: index === 0 ? 1 : null,
          timeSpent: index === 0 ? 2 : 0,
        })),
      },
    },
  ]);
});

test('two tabs that submit the same attempt create one op with the answers of both', async () => {
  const userId = newId();
  const [here, there] = [openDraftStore(userId), openDraftStore(userId)];
  const one = draft();
  const [first, second] = one.pack.questions.map(({ id }) => id);
  await here.begin(one);
  const answer =
    (question = '') =>
    (before: Draft) => ({ ...before, answers: { ...before.answers, [question]: 1 } });
  await there.update(answer(second)(one), answer(second));
  expect(await here.finish(answer(first)(one), answer(first), 5)).toBe('saved');
  expect(await there.finish(answer(second)(one), (stored) => stored, 6)).toBe('over');
  const ops = await readOutbox(userId);
  expect(ops).toHaveLength(1);
  expect(ops).toMatchObject([{ args: { answers: [{ option: 1 }, { option: 1 }, { option: null }] } }]);
});

test('an attempt whose time ran out unattended is submitted as of its deadline', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const now = Date.now();
  const over = draft({ deadline: now - 30_000 });
  const [open, untimed, ending] = [now + 60_000, null, now - 1000].map((deadline) => draft({ deadline }));
  for (const newDraft of [over, open, untimed, ending]) if (newDraft) await store.begin(newDraft);
  await store.finishExpired();
  expect((await store.read()).drafts).toHaveLength(3);
  expect(await readOutbox(userId)).toMatchObject([
    { args: { attemptId: over.attemptId, finishedAt: new Date(now - 30_000).toISOString() } },
  ]);
});

test('a complete attempt that checks each answer is submitted unattended, and an incomplete one isn’t', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const complete = { ...draft(), mode: 'check' as const };
  const open = { ...draft(), mode: 'check' as const };
  await store.begin({ ...complete, skipped: complete.pack.questions.map(({ id }) => id) });
  await store.begin(open);
  await store.finishExpired();
  expect((await store.read()).drafts.map(({ attemptId }) => attemptId)).toEqual([open.attemptId]);
  expect(await readOutbox(userId)).toMatchObject([{ args: { attemptId: complete.attemptId, mode: 'check' } }]);
});

test('an attempt finished under database version 1 is queued after the upgrade', async () => {
  const userId = newId();
  const old = new Dexie(`quorbit-${userId}`);
  old.version(1).stores({ drafts: '&attemptId' });
  const one = draft();
  const open = draft();
  await old.table('drafts').bulkAdd([
    { ...one, finishedAt: one.startedAt + 9000, refusal: null, skewMs: 1234 },
    { ...open, finishedAt: null, refusal: null, skewMs: 0 },
  ]);
  old.close();
  const person = openDeviceStore(userId);
  const { database, writer } = person;
  const drafts = person.store(createDraftStore);
  expect((await drafts.read()).drafts.map(({ attemptId }) => attemptId)).toEqual([open.attemptId]);
  expect(await database.outbox.toArray()).toMatchObject([
    {
      seq: 1,
      skew: 1234,
      args: { attemptId: one.attemptId, finishedAt: new Date(one.startedAt + 9000).toISOString() },
    },
  ]);
  await writer.enqueue({ type: 'test', args: {} });
  expect((await database.outbox.toArray()).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('two tabs that answer different questions keep both answers', async () => {
  const userId = newId();
  const [here, there] = [openDraftStore(userId), openDraftStore(userId)];
  const one = draft();
  await here.begin(one);
  const answer = (question: string) => (before: Draft) => ({
    ...before,
    answers: { ...before.answers, [question]: 1 },
  });
  await here.update(answer('first')(one), answer('first'));
  await there.update(answer('second')(one), answer('second'));
  expect((await here.read()).drafts).toMatchObject([{ answers: { first: 1, second: 1 } }]);
});

test('watchers are not called before the disk was read, even while a draft is being stored', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  await store.begin(one);
  const seen: DraftsOnDevice[] = [];
  const writing = store.update({ ...one, flags: ['q'] });
  onTestFinished(store.watch((onDevice) => seen.push(onDevice)));
  await writing;
  await waitFor(() => expect(seen.at(-1)?.drafts).toHaveLength(1));
  expect(seen.every(({ drafts }) => drafts.length === 1)).toBe(true);
});

test('flushing waits for pending writes', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  const begun = store.begin(one);
  expect(await store.flush()).toBe(true);
  expect((await openDraftStore(userId).read()).drafts).toEqual([one]);
  await begun;
});

test('watchers are called at once and after every change, until they stop', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const seen: DraftsOnDevice[] = [];
  const stop = store.watch((onDevice) => seen.push(onDevice));
  await waitFor(() => expect(seen.at(-1)?.drafts).toEqual([]));
  const one = draft();
  // A second store simulates another tab.
  await openDraftStore(userId).begin(one);
  await waitFor(() => expect(seen.at(-1)?.drafts).toEqual([one]));
  stop();
  const told = seen.length;
  await store.finish(one, (stored) => stored, 5);
  const later: DraftsOnDevice[] = [];
  onTestFinished(store.watch((onDevice) => later.push(onDevice)));
  await waitFor(() => expect(later.at(-1)?.drafts).toEqual([]));
  expect(seen).toHaveLength(told);
});
