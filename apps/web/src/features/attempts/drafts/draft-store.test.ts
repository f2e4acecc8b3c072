import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { updateHooks } from '#lib/before-update.ts';
import { saveOnLeaving } from '#lib/durable/leaving.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { systemClock } from '#offline/engine/clock.ts';
import { openPerson, person } from '#offline/person.ts';
import { beginDraft, DRAFTS, type Draft } from '../drafts.mirror.ts';
import { createDraftStore, type DraftsOnDevice } from './draft-store.ts';

function draft(changes: Partial<Draft> = {}): Draft {
  const begun = beginDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: Date.now() });
  // Each of a quiz of its own, since a device has one open attempt of a quiz.
  return { ...begun, quizId: newId(), ...changes };
}

const openDraftStore = (userId: string) => openPerson(userId).store(createDraftStore);

/** The disk takes nothing until the returned function is called. */
function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

test('a draft survives closing and opening again, and its pack is kept as well', async () => {
  const userId = newId();
  const person = openPerson(userId);
  const { database } = person;
  const drafts = person.store(createDraftStore);
  const one = draft({ answers: { q: 2 }, flags: ['q'], timings: { q: 3.5 } });
  expect(await drafts.begin(one)).toEqual({ draft: one, result: 'saved' });
  database.close();
  const again = openPerson(userId);
  expect(await again.store(createDraftStore).read()).toEqual({ drafts: [one], available: true });
  expect(await again.database.packs.toArray()).toMatchObject([{ hash: one.packHash, body: one.pack }]);
});

test('what one person keeps is not there for another', async () => {
  const mine = openDraftStore(newId());
  const yours = openDraftStore(newId());
  await mine.begin(draft());
  expect((await yours.read()).drafts).toEqual([]);
  expect((await mine.read()).drafts).toHaveLength(1);
});

test('nothing of a draft goes to the local or session storage', async () => {
  await openDraftStore(newId()).begin(draft());
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('writes ask for strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await openDraftStore(newId()).begin(draft());
  expect(transaction).toHaveBeenCalledWith(['drafts'], 'readwrite', { durability: 'strict' });
});

const outboxOf = (userId: string) => openPerson(userId).database.outbox.toArray();

test('a draft that is handed in becomes an op, and does not come back with a late change', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  const question = one.pack.questions[0]?.id ?? '';
  await store.begin(one);
  const change = (before: Draft) => ({ ...before, answers: { [question]: 1 }, timings: { [question]: 2.04 } });
  expect(await store.finish(change(one), change, 5000)).toBe('saved');
  expect(await store.update({ ...one, answers: { late: 1 } })).toBe('over');
  expect((await store.read()).drafts).toEqual([]);
  expect(await outboxOf(userId)).toMatchObject([
    {
      seq: 1,
      type: 'attempt.submit',
      v: 1,
      args: {
        attemptId: one.attemptId,
        quizId: one.quizId,
        packHash: one.packHash,
        startedAt: new Date(one.startedAt).toISOString(),
        finishedAt: new Date(one.startedAt + 5000).toISOString(),
        answers: one.pack.questions.map(({ id }, index) => ({
          questionId: id,
          option: index === 0 ? 1 : null,
          timeSpent: index === 0 ? 2 : 0,
        })),
      },
    },
  ]);
});

test('two tabs that hand in the same attempt make one op, with what both answered', async () => {
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
  expect(await there.finish(answer(second)(one), (kept) => kept, 6)).toBe('over');
  const ops = await outboxOf(userId);
  expect(ops).toHaveLength(1);
  expect(ops).toMatchObject([{ args: { answers: [{ option: 1 }, { option: 1 }, { option: null }] } }]);
});

test('an attempt whose time ran out while nobody looked is handed in as of its deadline', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const now = Date.now();
  const over = draft({ deadline: now - 30_000 });
  const [open, untimed, ending] = [now + 60_000, null, now - 1000].map((deadline) => draft({ deadline }));
  for (const one of [over, open, untimed, ending]) if (one) await store.begin(one);
  await store.finishExpired();
  expect((await store.read()).drafts).toHaveLength(3);
  expect(await outboxOf(userId)).toMatchObject([
    { args: { attemptId: over.attemptId, finishedAt: new Date(now - 30_000).toISOString() } },
  ]);
});

test('an attempt that was finished under version 1 waits in the queue after the upgrade', async () => {
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
  const person = openPerson(userId);
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

test('a full disk is told, the draft stays in memory meanwhile, and is kept as soon as there is space', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  const freeSpace = fillDisk();
  expect(await store.begin(one)).toEqual({ draft: one, result: 'unsaved' });
  const changed = { ...one, answers: { q: 1 } };
  expect(await store.update(changed)).toBe('unsaved');
  expect((await store.read()).drafts).toEqual([changed]);
  expect((await openDraftStore(userId).read()).drafts).toEqual([]);
  freeSpace();
  const last = { ...one, answers: { q: 2 } };
  expect(await store.update(last)).toBe('saved');
  expect((await openDraftStore(userId).read()).drafts).toEqual([last]);
});

test('a change that the disk refused is not shadowed by the older one on it', async () => {
  const store = openDraftStore(newId());
  const one = draft();
  await store.begin(one);
  fillDisk();
  const changed = { ...one, answers: { q: 1 } };
  expect(await store.update(changed)).toBe('unsaved');
  expect((await store.read()).drafts).toEqual([changed]);
});

test('what is handed in while the disk is full stays in memory, and is queued as soon as there is space', async () => {
  const userId = newId();
  const person = openPerson(userId);
  const { writer } = person;
  const drafts = person.store(createDraftStore);
  const one = draft();
  await drafts.begin(one);
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await drafts.finish(one, (kept) => kept, 5)).toBe('unsaved');
  expect(await drafts.finish(one, (kept) => kept, 6)).toBe('over');
  expect(writer.unsaved()).toMatchObject([{ args: { attemptId: one.attemptId } }]);
  add.mockRestore();
  expect(await writer.saveUnsaved()).toBe(true);
  expect(await outboxOf(userId)).toHaveLength(1);
  expect((await drafts.read()).drafts).toEqual([]);
});

test('an error of ours is reported, and the draft is not lost', async () => {
  const { database, writer } = openPerson(newId());
  const onDefect = vi.fn();
  const store = createDraftStore({
    database,
    writer,
    guard: saveOnLeaving,
    freeSpace: async () => false,
    onDefect,
    clock: systemClock,
  });
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

test('an attempt that the disk refused goes on beside one that another tab began meanwhile', async () => {
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

test('an attempt that is submitted while the page stores it does not come back', async () => {
  const { database, writer } = openPerson(newId());
  const hidden: Promise<boolean>[] = [];
  const replace: typeof writer.replace = (record, workOf) => {
    freeSpace();
    let calls = 0;
    return writer.replace(record, (kept) => {
      calls += 1;
      // Inside the transaction: the page is hidden now, and what it stores comes after that.
      if (calls === 2) hidden.push(Dexie.ignoreTransaction(() => store.flush()));
      return workOf(kept);
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
  expect(await store.finish(one, (kept) => kept, 5)).toBe('saved');
  expect([...(await Promise.all(hidden)), await store.flush()]).toEqual([true, true]);
  expect((await store.read()).drafts).toEqual([]);
  expect([await database.tableOf(DRAFTS).count(), await database.outbox.count()]).toEqual([0, 1]);
});

test('hundreds of changes that the disk refused are stored together once there is space', async () => {
  const { database, writer } = openPerson(newId());
  const onDefect = vi.fn();
  const store = createDraftStore({
    database,
    writer,
    guard: saveOnLeaving,
    freeSpace: async () => false,
    onDefect,
    clock: systemClock,
  });
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

test('nobody is told of drafts before the disk was read, even while one is being stored', async () => {
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

test('settling waits for what is being written', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const one = draft();
  const begun = store.begin(one);
  expect(await store.flush()).toBe(true);
  expect((await openDraftStore(userId).read()).drafts).toEqual([one]);
  await begun;
});

test('settling tries a full disk again, and says whether everything is on it', async () => {
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

test('drafts and queue have a say before the page is loaded again', async () => {
  const mayUpdate = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);
  const me = person(newId());
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

test('whoever watches is told at once and after every change, until they stop', async () => {
  const userId = newId();
  const store = openDraftStore(userId);
  const seen: DraftsOnDevice[] = [];
  const stop = store.watch((onDevice) => seen.push(onDevice));
  await waitFor(() => expect(seen.at(-1)?.drafts).toEqual([]));
  const one = draft();
  // Another tab, so to speak.
  await openDraftStore(userId).begin(one);
  await waitFor(() => expect(seen.at(-1)?.drafts).toEqual([one]));
  stop();
  const told = seen.length;
  await store.finish(one, (kept) => kept, 5);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toHaveLength(told);
});
