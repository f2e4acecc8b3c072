import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { fillDisk } from '#lib/testing/storage.ts';
import { startedTest } from '#lib/testing/written-tests.ts';
import { type DeviceStore, deviceStoreOf, openDeviceStore } from '#offline/device-store.ts';
import { createWorkActions } from '#offline/use-work.ts';
import { type LocalSitting, SITTING_TEXTS, SITTINGS, type StartedTest } from '../sittings.mirror.ts';
import { createSittingStore, type SittingOnDevice } from './sitting-store.ts';
import { toShownTexts } from './texts.ts';

const SECOND_MS = 1000;

const localSitting = (started: StartedTest): LocalSitting => ({
  sittingId: started.sitting.id,
  testId: started.id,
  test: started,
  at: Date.now(),
  submittedAt: null,
});
const [first, second] = [0, 1].map(
  (index) =>
    ({ sitting }: StartedTest) =>
      sitting.questions[index]?.id ?? '',
) as [(of: StartedTest) => string, (of: StartedTest) => string];

async function startSitting(changes: Parameters<typeof startedTest>[0] = {}, userId = newId()) {
  const started = startedTest(changes);
  const here = openDeviceStore(userId);
  const store = here.store(createSittingStore);
  await store.storeTest(started, Date.now());
  return { started, here, store, userId, sitting: localSitting(started) };
}

/**
 * Watches a written test as its screen does. Returns a function that gives the latest sitting the screen would show.
 */
function readShown(deviceStore: DeviceStore, { id }: StartedTest): () => SittingOnDevice | null | undefined {
  let last: SittingOnDevice | null | undefined;
  deviceStore.store(createSittingStore).watch(id, (found) => {
    last = found;
  });
  return () => last;
}

interface QueuedWork {
  type: string;
  v?: number;
  text?: string;
  textId?: string;
  continues?: string | null;
  writtenAt?: string;
  submittedAt?: string;
}

const opsOf = async ({ database }: DeviceStore) =>
  (await database.outbox.toArray()).map(({ type, v, args }): QueuedWork => ({ ...(args as object), type, v }));

test('shows a text at once, and writes it to the disk before the app updates', async () => {
  const userId = newId();
  const started = startedTest();
  const here = deviceStoreOf(userId);
  const store = here.store(createSittingStore);
  await store.storeTest(started, Date.now());
  const found = readShown(here, started);
  await waitFor(() => expect(found()).toBeTruthy());
  store.write(localSitting(started), first(started), 'Evid', null);
  store.write(localSitting(started), first(started), 'Evidence\0 is\r\n\ud800 what counts', null);
  expect(found()).toMatchObject({ saved: 'saving', texts: [{ text: 'Evidence is\n what counts' }] });
  for (const hook of updateHooks) expect(await hook()).toBe(true);
  expect(found()?.saved).toBe('saved');
  expect(await openDeviceStore(userId).database.tableOf(SITTING_TEXTS).toArray()).toMatchObject([
    { text: 'Evidence is\n what counts', queuedAt: null },
  ]);
});

test('queues each text once; submitting queues the missing texts and removes all in one step', async () => {
  const { started, here, store, sitting } = await startSitting();
  store.write(sitting, first(started), 'first', null);
  await store.queue(sitting.sittingId);
  await store.queue(sitting.sittingId);
  expect(await opsOf(here)).toMatchObject([{ type: 'sitting.answer', questionId: first(started), text: 'first' }]);
  store.write(sitting, second(started), 'second', null);
  await store.submit(sitting.sittingId);
  await store.submit(sitting.sittingId);
  expect((await opsOf(here)).slice(1)).toMatchObject([
    { type: 'sitting.answer', questionId: second(started), text: 'second' },
    { type: 'sitting.submit', sittingId: sitting.sittingId },
  ]);
  expect(await here.database.tableOf(SITTING_TEXTS).count()).toBe(0);
  expect(await here.database.tableOf(SITTINGS).toArray()).toMatchObject([{ submittedAt: expect.any(Number) }]);
});

test('sends and continues texts that a build without ids left on the disk, with an old or a new server', async () => {
  const of = (answerVersion: number | undefined, answers: StartedTest['sitting']['answers'] = []) => ({
    answers,
    answerVersion,
  });
  const { started, here, store, sitting } = await startSitting(of(undefined));
  const left = { sittingId: sitting.sittingId, questionId: first(started), writtenAt: Date.now() };
  await here.database.tableOf(SITTING_TEXTS).bulkPut([
    { ...left, text: 'sent before', queuedAt: left.writtenAt },
    { ...left, questionId: second(started), text: 'never sent', queuedAt: null },
  ]);
  await store.queue(sitting.sittingId);
  expect(await opsOf(here)).toMatchObject([{ v: 1, questionId: second(started), text: 'never sent' }]);
  const found = readShown(here, started);
  const textOf = async (questionId: string) => {
    await waitFor(() => expect(found()).toBeTruthy());
    const { local: now, texts } = found() ?? expect.fail('Nothing is shown.');
    return toShownTexts(now.test.sitting, texts).get(questionId) ?? expect.fail('The text is gone.');
  };
  // From now on the server knows text ids, and another device has written a text for the same question.
  const there = {
    questionId: first(started),
    text: 'sent before',
    writtenAt: new Date(left.writtenAt).toISOString(),
  };
  const other = { textId: newId(), text: 'of the phone', writtenAt: there.writtenAt, device: 'phone' } as const;
  const textId = newId();
  const reply = { ...started.sitting, ...of(2, [{ ...there, textId, device: null, others: [other] }]) };
  await store.storeTest(
    { ...started, sitting: { ...reply, now: new Date(Date.now() + SECOND_MS).toISOString() } },
    Date.now(),
  );
  await waitFor(async () => expect((await textOf(first(started))).others).toMatchObject([{ text: 'of the phone' }]));
  store.write(found()?.local ?? expect.fail(), first(started), 'sent before, and more', await textOf(first(started)));
  await store.queue(sitting.sittingId);
  expect((await opsOf(here)).at(-1)).toMatchObject({
    v: 2,
    continues: textId,
    settles: [],
    text: 'sent before, and more',
  });
  expect((await textOf(second(started))).text).toBe('never sent');
});

test('counts and queues texts that only the disk has when the learner logs out', async () => {
  const { started, here, store, userId, sitting } = await startSitting();
  store.write(sitting, first(started), 'in the tunnel', null);
  await store.flush();
  const broken = { enqueueWaiting: () => Promise.reject(new TypeError('Its code could not be loaded.')) };
  expect(await createWorkActions(userId).countUnsent([broken, ...MIRRORS])).toBe(1);
  expect(await opsOf(here)).toMatchObject([{ type: 'sitting.answer', text: 'in the tunnel' }]);
});

test('the later text of two tabs wins, and after one tab submits the other stores no more texts', async () => {
  const { started, here, store, userId, sitting } = await startSitting();
  const there = openDeviceStore(userId);
  const found = readShown(there, started);
  store.write(sitting, first(started), 'newer', { writtenAt: Date.now() + SECOND_MS, queuedAt: null });
  there.store(createSittingStore).write(sitting, first(started), 'older', null);
  await store.flush();
  await there.store(createSittingStore).flush();
  await waitFor(() => expect(found()?.texts).toMatchObject([{ text: 'newer' }]));
  there.store(createSittingStore).write(sitting, second(started), 'of the other tab', null);
  await there.store(createSittingStore).flush();
  await store.submit(sitting.sittingId);
  const [submission, ...texts] = (await opsOf(here)).reverse();
  expect(submission?.type).toBe('sitting.submit');
  expect(new Set(texts.map(({ text }) => text))).toEqual(new Set(['newer', 'of the other tab']));
  await waitFor(() => expect(found()?.local.submittedAt).toEqual(expect.any(Number)));
  there
    .store(createSittingStore)
    .write(sitting, second(started), 'too late', { writtenAt: Date.now() + SECOND_MS, queuedAt: null });
  await there.store(createSittingStore).flush();
  expect(await here.database.tableOf(SITTING_TEXTS).count()).toBe(0);
});

test('accepts texts and a submission while the disk refuses them, and stores them once it accepts writes', async () => {
  const { started, here, store, sitting } = await startSitting();
  const found = readShown(here, started);
  await waitFor(() => expect(found()).toBeTruthy());
  const empty = fillDisk();
  store.write(sitting, first(started), 'in memory', null);
  expect(await store.flush()).toBe(false);
  expect(found()).toMatchObject({ saved: 'unsaved', texts: [{ text: 'in memory' }] });
  empty();
  expect(await store.flush()).toBe(true);
  expect(await here.database.tableOf(SITTING_TEXTS).count()).toBe(1);
  const full = fillDisk();
  store.write(sitting, first(started), 'in memory again', { writtenAt: Date.now(), queuedAt: null });
  await store.submit(sitting.sittingId);
  expect(found()?.local.submittedAt).toEqual(expect.any(Number));
  expect(here.writer.unsaved().map(({ type }) => type)).toEqual(['sitting.answer', 'sitting.submit']);
  full();
  await store.submit(sitting.sittingId);
  await here.writer.saveUnsaved();
  expect((await opsOf(here)).map(({ type }) => type)).toEqual(['sitting.answer', 'sitting.submit']);
});

test('a text queued only in memory, because the disk refuses it, is the one that later text continues', async () => {
  const { started, here, store, sitting } = await startSitting();
  const found = readShown(here, started);
  await waitFor(() => expect(found()).toBeTruthy());
  store.write(sitting, first(started), 'for the disk', null);
  await store.flush();
  const empty = fillDisk();
  await store.queue(sitting.sittingId);
  const waiting = here.writer.unsaved().map(({ args }) => (args as { textId: string }).textId);
  expect(waiting).toHaveLength(1);
  expect(found()?.texts).toMatchObject([{ text: 'for the disk', lineage: waiting }]);
  await store.queue(sitting.sittingId);
  expect(here.writer.unsaved()).toHaveLength(1);
  empty();
  store.write(sitting, first(started), 'for the disk, and more', null);
  await store.queue(sitting.sittingId);
  await here.writer.saveUnsaved();
  const sent = await opsOf(here);
  expect(sent.map(({ text, continues }) => [text, continues])).toEqual([
    ['for the disk', null],
    ['for the disk, and more', waiting[0]],
  ]);
});

test('an undo continues the queued text that it undoes', async () => {
  const { started, here, store, sitting } = await startSitting();
  const found = readShown(here, started);
  await waitFor(() => expect(found()).toBeTruthy());
  store.write(sitting, first(started), 'mine', null);
  await store.queue(sitting.sittingId);
  const before = found()?.texts[0] ?? null;
  store.write(sitting, first(started), 'an earlier version', before);
  await store.queue(sitting.sittingId);
  store.write(sitting, first(started), 'mine', before);
  await store.queue(sitting.sittingId);
  const sent = await opsOf(here);
  expect(sent.map(({ text }) => text)).toEqual(['mine', 'an earlier version', 'mine']);
  expect(sent.map(({ continues }) => continues)).toEqual([null, sent[0]?.textId, sent[1]?.textId]);
});

test('submits a sitting that ran out while no page was open, as of its deadline', async () => {
  const now = Date.now();
  const iso = (seconds: number) => new Date(now + seconds * SECOND_MS).toISOString();
  const over = await startSitting({ startedAt: iso(-100), deadline: iso(-30), now: iso(-60) });
  // The server's reply is a minute old.
  await over.here.database.tableOf(SITTINGS).update(over.sitting.sittingId, { at: now - 60 * SECOND_MS });
  over.here
    .store(createSittingStore)
    .write({ ...over.sitting, at: now - 60 * SECOND_MS }, first(over.started), 'in time', null);
  await over.here.store(createSittingStore).flush();
  const open = await startSitting({}, over.userId);
  const again = openDeviceStore(over.userId);
  await again.store(createSittingStore).finishExpired();
  const [answer, submission, ...more] = await opsOf(again);
  expect(answer).toMatchObject({ type: 'sitting.answer', text: 'in time' });
  expect(submission).toMatchObject({ type: 'sitting.submit', sittingId: over.sitting.sittingId });
  expect(more).toEqual([]);
  for (const at of [answer?.writtenAt, submission?.submittedAt])
    expect(Math.abs(Date.parse(String(at)) - Date.parse(iso(-30)))).toBeLessThan(SECOND_MS);
  expect((await again.database.tableOf(SITTINGS).get(open.sitting.sittingId))?.submittedAt).toBeNull();
});

test('a device with a wrong clock stores times of the server’s clock and queues them in its own clock', async () => {
  const ahead = 3600 * SECOND_MS;
  const now = Date.now();
  const { started, here, store, sitting } = await startSitting({
    now: new Date(now + ahead).toISOString(),
    startedAt: new Date(now + ahead).toISOString(),
    deadline: new Date(now + ahead + 600 * SECOND_MS).toISOString(),
  });
  store.write(sitting, first(started), 'words', null);
  await store.flush();
  const [stored] = await here.database.tableOf(SITTING_TEXTS).toArray();
  expect((stored?.writtenAt ?? 0) - (now + ahead)).toBeLessThan(5 * SECOND_MS);
  await store.queue(sitting.sittingId);
  const [op] = await opsOf(here);
  expect(Math.abs(Date.parse(String(op?.writtenAt)) - now)).toBeLessThan(5 * SECOND_MS);
});

test('queues unsent texts and removes all else once the server says that the sitting is over', async () => {
  const { started, here, store, sitting } = await startSitting();
  store.write(sitting, first(started), 'written in the tunnel', null);
  await store.flush();
  const closed = { ...started.sitting, state: 'submitted', submittedAt: started.sitting.deadline } as const;
  await store.storeTest({ ...started, sitting: { ...closed, now: new Date(Date.now() + SECOND_MS).toISOString() } }, 0);
  expect(await opsOf(here)).toMatchObject([{ type: 'sitting.answer', text: 'written in the tunnel' }]);
  expect([await here.database.tableOf(SITTINGS).count(), await here.database.tableOf(SITTING_TEXTS).count()]).toEqual([
    0, 0,
  ]);
});

test('removes a sitting from this page if another tab learned that it is over', async () => {
  const { started, here, store, userId } = await startSitting();
  const now = new Date(Date.now() + SECOND_MS).toISOString();
  const closed = { ...started.sitting, state: 'submitted', submittedAt: now, now } as const;
  await openDeviceStore(userId)
    .store(createSittingStore)
    .storeTest({ ...started, sitting: closed }, Date.now());
  await store.storeTest({ ...started, sitting: closed }, Date.now());
  const found = readShown(here, started);
  await waitFor(() => expect(found()).toBeNull());
});
