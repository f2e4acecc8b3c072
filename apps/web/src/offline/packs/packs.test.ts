import { createHash } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { PackRow } from '@quorbit/contracts/sync/rows';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import type { UserDatabase } from '../database.ts';
import { beginDraft } from '../draft.ts';
import { readLocalQuizzes } from '../mirror/quizzes.ts';
import { openPerson } from '../person.ts';
import { dropUnnamedPacks, removeDownload } from './drop-packs.ts';
import { fetchWantedPacks } from './fetch-packs.ts';
import { BrokenPackError, downloadPack, readPackOfQuiz } from './packs.ts';
import { storedPack } from './stored-pack.ts';

const PLANETS = quiz();
const BODY = started(PLANETS).pack;
const TEXT = JSON.stringify(BODY);
const HASH = createHash('sha256').update(TEXT).digest('hex');

let database: UserDatabase;

beforeEach(() => {
  database = openPerson(newId()).database;
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

describe('downloading', () => {
  test('keeps the pack, and fetches it only once', async () => {
    const fetched = serve(TEXT);
    const pack = await downloadPack(database, HASH);
    expect(pack).toEqual({ hash: HASH, quizId: PLANETS.id, body: BODY, bytes: TEXT.length });
    await downloadPack(database, HASH);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledWith(`/packs/${HASH}.json`, expect.anything());
  });

  test.each([
    ['other bytes than the hash says', `${TEXT} `, 200],
    ['a refusal', '{"message":"No."}', 404],
  ])('takes no %s', async (_name, text, status) => {
    serve(text, status);
    await expect(downloadPack(database, HASH)).rejects.toBeInstanceOf(BrokenPackError);
    expect(await database.packs.count()).toBe(0);
  });

  test('over plain HTTP, where nothing can be hashed, takes what can be read as a pack', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    serve(TEXT);
    expect((await downloadPack(database, HASH)).quizId).toBe(PLANETS.id);
    serve('{"format":2}');
    await expect(downloadPack(database, 'b'.repeat(64))).rejects.toBeInstanceOf(BrokenPackError);
  });
});

test('a quiz is ready where its present pack is here, and listed once however many scopes show it', async () => {
  await database.packs.put(storedPack(HASH, BODY));
  await putRow(packRow(HASH));
  await putRow(packRow(HASH), 'premium');
  await putRow(packRow('b'.repeat(64), { quizId: newId(), title: 'Elsewhere' }));
  expect(await readLocalQuizzes({ database, held: [] })).toMatchObject([
    { title: 'Elsewhere', size: null, difficulty: null },
    { title: 'Planets', hash: HASH, size: storedPack(HASH, BODY).bytes, difficulty: 'medium', needed: false },
  ]);
});

describe('what this device should have', () => {
  const putCard = (packHash: string, due = '2026-03-01T12:00:00.000Z') =>
    database.rows.put({ scope: 'me', kind: 'card', id: newId(), version: 1, body: { packHash, due }, generation: 1 });

  test('the questions of cards are fetched, and not asked for again where the server has none', async () => {
    const fetched = serve(TEXT);
    await putCard(HASH);
    await fetchWantedPacks(database);
    await fetchWantedPacks(database);
    expect(await database.packs.get(HASH)).toMatchObject({ quizId: PLANETS.id });
    const gone = 'd'.repeat(64);
    await putCard(gone);
    await fetchWantedPacks(database);
    await fetchWantedPacks(database);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('of a quiz that is here, its present version is fetched; others are left alone', async () => {
    serve(TEXT);
    await database.packs.put(storedPack('c'.repeat(64), BODY));
    await putRow(packRow(HASH));
    await putRow(packRow('e'.repeat(64), { quizId: newId() }));
    await fetchWantedPacks(database);
    await dropUnnamedPacks(database);
    expect(await database.packs.toCollection().primaryKeys()).toEqual([HASH]);
  });

  test('the questions that are due first are fetched first', async () => {
    const none = () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
    const fetched = vi.fn(async (_url: string) => none());
    vi.stubGlobal('fetch', fetched);
    const dues = ['2026-03-03', '2026-03-01', '2026-03-02'];
    const hashes = dues.map((day) => day.replaceAll('-', '').repeat(8));
    for (const [index, hash] of hashes.entries()) await putCard(hash, `${dues[index]}T12:00:00.000Z`);
    await fetchWantedPacks(database);
    const asked = fetched.mock.calls.map(([url]) => hashes.findIndex((hash) => url.includes(hash)));
    expect(asked).toEqual([1, 2, 0]);
  });

  test('a network that is gone ends the try', async () => {
    const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    await putCard('1'.repeat(64));
    await putCard('2'.repeat(64));
    await fetchWantedPacks(database);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

test('a download is removed, but not from under the cards that need it', async () => {
  await database.packs.bulkPut([storedPack(HASH, BODY), storedPack('c'.repeat(64), BODY)]);
  await database.rows.put({
    scope: 'me',
    kind: 'card',
    id: newId(),
    version: 1,
    body: { packHash: HASH },
    generation: 1,
  });
  await removeDownload(database, PLANETS.id);
  expect(await database.packs.toCollection().primaryKeys()).toEqual([HASH]);
});

test('a quiz is taken with its present pack, else with the newest that is here', async () => {
  const newer = { ...BODY, version: 2 };
  await database.packs.bulkPut([storedPack(HASH, BODY), storedPack('c'.repeat(64), newer)]);
  expect((await readPackOfQuiz(database, PLANETS.id))?.body.version).toBe(2);
  await putRow(packRow(HASH));
  expect((await readPackOfQuiz(database, PLANETS.id))?.body.version).toBe(1);
  expect(await readPackOfQuiz(database, newId())).toBeNull();
});

test('packs go when nothing names them, and stay for rows, cards, drafts and ops', async () => {
  const names = ['row', 'card', 'attempt', 'draft', 'waiting', 'settled', 'refused', 'unnamed'];
  await database.packs.bulkPut(names.map((name) => storedPack(name, BODY)));
  await putRow(packRow('row'));
  const op = (seq: number, packHash: string) => {
    return { seq, opId: newId(), type: 't', v: 1 as const, at: '', tz: '', args: { packHash } };
  };
  for (const kind of ['card', 'attempt'] as const) {
    const row = { scope: 'me', kind, id: kind, version: 1, body: { packHash: kind }, generation: 1 };
    await database.rows.put(row);
  }
  const draft = beginDraft({ attemptId: newId(), started: started(PLANETS), timed: true, now: 0 });
  await database.drafts.put({ ...draft, packHash: 'draft' });
  await database.outbox.put(op(1, 'waiting'));
  await database.journal.add({ op: op(2, 'settled'), at: 0, parked: false });
  const refused = op(3, 'refused');
  await database.rejected.put({ opId: refused.opId, op: refused, code: 'X', message: '', at: 0 });
  await dropUnnamedPacks(database);
  expect((await database.packs.toCollection().primaryKeys()).sort()).toEqual(
    names.filter((n) => n !== 'unnamed').sort(),
  );
});
