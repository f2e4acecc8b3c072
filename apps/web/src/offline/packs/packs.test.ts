import { createHash } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { isKnownKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft, DRAFTS } from '#features/attempts/drafts.mirror.ts';
import { MIRRORS } from '#features/mirrors.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import type { UserDatabase } from '../database.ts';
import { openDeviceStore } from '../device-store.ts';
import { fetchWantedPacks } from './fetch-packs.ts';
import { freeSpace } from './free-space.ts';
import { BrokenPackError, downloadPack } from './packs.ts';
import { pruneUnusedPacks, removeDownload } from './prune-packs.ts';
import { serverPacks } from './server-packs.ts';
import { toStoredPack } from './stored-pack.ts';

const PLANETS = quiz();
const BODY = started(PLANETS).pack;
const TEXT = JSON.stringify(BODY);
const HASH = createHash('sha256').update(TEXT).digest('hex');

let database: UserDatabase;

beforeEach(() => {
  database = openDeviceStore(newId()).database;
});

function serve(text: string, status = 200) {
  const fetched = vi.fn(async () => new Response(text, { status, headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function packRow(hash: string, changes: Partial<PackRow> = {}): PackRow {
  const { id: quizId, title, category, questionCount, duration, ranked, sealed, updatedAt } = PLANETS;
  return { quizId, hash, title, category, questionCount, duration, bytes: 1, ranked, sealed, updatedAt, ...changes };
}

const putRow = (body: PackRow, scope = 'everyone') =>
  database.rows.put({ scope, kind: 'pack', id: body.quizId, version: 1, body, generation: 1 });

describe('a pack download', () => {
  test('stores the pack and fetches it only once', async () => {
    const fetched = serve(TEXT);
    const pack = await downloadPack(database, HASH, serverPacks);
    expect(pack).toEqual({ hash: HASH, quizId: PLANETS.id, body: BODY, bytes: TEXT.length, pictures: [] });
    await downloadPack(database, HASH, serverPacks);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledWith(`/packs/${HASH}.json`, expect.anything());
  });

  test.each([
    ['bytes that do not match the hash', `${TEXT} `, 200],
    ['an error reply', '{"message":"No."}', 404],
  ])('rejects %s and stores nothing', async (_name, text, status) => {
    serve(text, status);
    await expect(downloadPack(database, HASH, serverPacks)).rejects.toBeInstanceOf(BrokenPackError);
    expect(await database.packs.count()).toBe(0);
  });

  test('stores unknown question kinds and fields of a newer server unchanged', async () => {
    const [first] = BODY.questions;
    const ranking = { ...first, kind: 'ranking', items: ['a', 'b'], answerKey: { kind: 'ranking', order: [1, 0] } };
    const body = { ...BODY, questions: [ranking], mood: 'sunny' };
    const text = JSON.stringify(body);
    serve(text);
    const pack = await downloadPack(database, createHash('sha256').update(text).digest('hex'), serverPacks);
    expect(pack.body).toEqual(body);
    expect(pack.body.questions.map(({ kind }) => isKnownKind(kind))).toEqual([false]);
  });

  test('accepts any readable pack over plain HTTP, where hashes can’t be checked', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    serve(TEXT);
    expect((await downloadPack(database, HASH, serverPacks)).quizId).toBe(PLANETS.id);
    serve('{"format":2}');
    await expect(downloadPack(database, 'b'.repeat(64), serverPacks)).rejects.toBeInstanceOf(BrokenPackError);
  });
});

describe('fetching the packs that this device should have', () => {
  const putCard = (packHash: string, due = '2026-03-01T12:00:00.000Z') =>
    database.rows.put({ scope: 'me', kind: 'card', id: newId(), version: 1, body: { packHash, due }, generation: 1 });

  test('fetches the packs of cards, and doesn’t soon repeat requests for packs that the server lacks', async () => {
    const fetched = serve(TEXT);
    await putCard(HASH);
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    expect(await database.packs.get(HASH)).toMatchObject({ quizId: PLANETS.id });
    const gone = 'd'.repeat(64);
    await putCard(gone);
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('fetches the current version of a quiz that the learner downloaded, and no other quizzes', async () => {
    serve(TEXT);
    await database.packs.put(toStoredPack('c'.repeat(64), BODY));
    await putRow(packRow(HASH), 'me');
    await putRow(packRow('e'.repeat(64), { quizId: newId() }));
    await putRow(packRow('f'.repeat(64), { quizId: newId(), kept: false }), 'me');
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    await pruneUnusedPacks(database, MIRRORS);
    expect(await database.packs.toCollection().primaryKeys()).toEqual([HASH]);
  });

  test('fetches packs in the order in which their cards are due', async () => {
    const none = () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
    const fetched = vi.fn(async (_url: string) => none());
    vi.stubGlobal('fetch', fetched);
    const dues = ['2026-03-03', '2026-03-01', '2026-03-02'];
    const hashes = dues.map((day) => day.replaceAll('-', '').repeat(8));
    for (const [index, hash] of hashes.entries()) await putCard(hash, `${dues[index]}T12:00:00.000Z`);
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    const asked = fetched.mock.calls.map(([url]) => hashes.findIndex((hash) => url.includes(hash)));
    expect(asked).toEqual([1, 2, 0]);
  });

  test('stops after the first failure of the network', async () => {
    const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    await putCard('1'.repeat(64));
    await putCard('2'.repeat(64));
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('on a full disk', () => {
  const kept = (hash: string) => putRow(packRow(hash), 'me');
  const card = (packHash: string, due: string) =>
    database.rows.put({ scope: 'me', kind: 'card', id: newId(), version: 1, body: { packHash, due }, generation: 1 });
  const here = () => database.packs.toCollection().primaryKeys();

  test('no pack is fetched again for an hour', async () => {
    const fetched = serve(TEXT);
    await kept(HASH);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('no space');
    put.mockRestore();
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('no space');
    expect(fetched).toHaveBeenCalledOnce();
    // Changes of the device's clock must not matter: only elapsed time counts.
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('no space');
    vi.useRealTimers();
    const elapsed = performance.now() + 61 * 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(elapsed);
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('all');
    expect(await here()).toEqual([HASH]);
  });

  test('packs that no work needs are removed, and the downloads among them are counted', async () => {
    const deviceStore = openDeviceStore(newId());
    database = deviceStore.database;
    const names = ['download', 'report', 'due', 'later', 'draft', 'waiting', 'in memory'];
    await database.packs.bulkPut(names.map((name) => toStoredPack(name, BODY)));
    await kept('download');
    await card('due', new Date().toISOString());
    await card('later', new Date(Date.now() + 30 * 86_400_000).toISOString());
    await database.tableOf(DRAFTS).put({
      ...createDraft({ attemptId: newId(), started: started(PLANETS), timed: false, now: Date.now() }),
      packHash: 'draft',
    });
    await deviceStore.writer.enqueue({ type: ATTEMPT_SUBMIT, args: { packHash: 'waiting' } });
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await deviceStore.writer.enqueue({ type: ATTEMPT_SUBMIT, args: { packHash: 'in memory' } });
    add.mockRestore();
    expect(await freeSpace(deviceStore, MIRRORS, serverPacks)).toEqual({ dropped: 3, downloads: 2 });
    expect((await here()).sort()).toEqual(['draft', 'due', 'in memory', 'waiting']);
  });

  test('work is saved at once if removing packs makes space', async () => {
    const person = openDeviceStore(newId());
    let full = true;
    person.freeSpace = async () => {
      full = false;
      return true;
    };
    const { add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (full) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return add.apply(this, args);
    });
    expect(await person.writer.enqueue({ type: 'test', args: {} })).toBe('saved');
  });
});

test('removing a download doesn’t remove packs that cards need', async () => {
  await database.packs.bulkPut([toStoredPack(HASH, BODY), toStoredPack('c'.repeat(64), BODY)]);
  await database.rows.put({
    scope: 'me',
    kind: 'card',
    id: newId(),
    version: 1,
    body: { packHash: HASH },
    generation: 1,
  });
  await removeDownload(database, MIRRORS, PLANETS.id);
  expect(await database.packs.toCollection().primaryKeys()).toEqual([HASH]);
});

test('packs that no row, card, draft or op refers to are removed, and all others remain', async () => {
  const names = ['row', 'card', 'attempt', 'draft', 'waiting', 'settled', 'refused', 'unnamed'];
  await database.packs.bulkPut(names.map((name) => toStoredPack(name, BODY)));
  await putRow(packRow('row'), 'me');
  const op = (seq: number, packHash: string) => {
    return { seq, opId: newId(), type: ATTEMPT_SUBMIT, v: 1 as const, at: '', tz: '', args: { packHash } };
  };
  for (const kind of ['card', 'attempt'] as const) {
    const row = { scope: 'me', kind, id: kind, version: 1, body: { packHash: kind }, generation: 1 };
    await database.rows.put(row);
  }
  const draft = createDraft({ attemptId: newId(), started: started(PLANETS), timed: true, now: 0 });
  await database.tableOf(DRAFTS).put({ ...draft, packHash: 'draft' });
  await database.outbox.put(op(1, 'waiting'));
  await database.journal.add({ op: op(2, 'settled'), at: 0, parked: false });
  const refused = op(3, 'refused');
  await database.rejected.put({ opId: refused.opId, op: refused, code: 'X', message: '', at: 0 });
  await pruneUnusedPacks(database, MIRRORS);
  expect((await database.packs.toCollection().primaryKeys()).sort()).toEqual(
    names.filter((n) => n !== 'unnamed').sort(),
  );
});

test('a damaged op from a work file names no pack and doesn’t hide the packs of other ops', async () => {
  await database.packs.put(toStoredPack('needed', BODY));
  const op = { opId: newId(), type: ATTEMPT_SUBMIT, v: 1 as const, at: '', tz: '' };
  await database.outbox.bulkAdd([
    { ...op, seq: 1, args: null },
    { ...op, seq: 2, opId: newId(), args: { packHash: 'needed' } },
  ]);
  await pruneUnusedPacks(database, MIRRORS);
  expect(await database.packs.count()).toBe(1);
});
