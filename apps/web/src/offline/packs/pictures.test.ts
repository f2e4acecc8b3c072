import { createHash } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import type { UserDatabase } from '../database.ts';
import { openDeviceStore } from '../device-store.ts';
import { systemClock } from '../engine/clock.ts';
import { fetchWantedPacks, remainingPause } from './fetch-packs.ts';
import { BrokenPackError } from './packs.ts';
import { fetchPicture, readPicture, savePackPictures } from './pictures.ts';
import { pruneUnusedPacks } from './prune-packs.ts';
import { serverPacks } from './server-packs.ts';
import { toStoredPack } from './stored-pack.ts';

const BYTES = 'a picture, by its bytes';
const HASH = createHash('sha256').update(BYTES).digest('hex');
const SHOWN = { image: { src: `/images/${HASH}`, alt: 'A planet' } };
const PACK = toStoredPack('a'.repeat(64), started(quiz({ questions: [question('First?', SHOWN)] })).pack);

let database: UserDatabase;

beforeEach(() => {
  database = openDeviceStore(newId()).database;
});

const PICTURE = { headers: { 'content-type': 'image/webp' } };
const picture = (text: string) => ({ text, hash: createHash('sha256').update(text).digest('hex') });
const packOf = (shown: readonly { hash: string }[]) =>
  toStoredPack(
    'e'.repeat(64),
    started(
      quiz({ questions: shown.map(({ hash }) => question('?', { image: { src: `/images/${hash}`, alt: 'It' } })) }),
    ).pack,
  );
const busy = (seconds = '7') =>
  new Response('{"message":"Slow down."}', {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': seconds },
  });

function serve(text: string, status = 200) {
  const type = status === 200 ? 'image/webp' : 'application/json';
  const fetched = vi.fn(async () => new Response(text, { status, headers: { 'content-type': type } }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('the pictures of packs', () => {
  test('are fetched with the packs that show them, and deleted with them', async () => {
    const fetched = serve(BYTES);
    await database.packs.put(PACK);
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('all');
    expect(fetched).toHaveBeenCalledWith(`/images/${HASH}`, expect.anything());
    expect(await database.pictures.get(HASH)).toMatchObject({ type: 'image/webp' });
    await fetchWantedPacks(database, MIRRORS, serverPacks);
    expect(fetched).toHaveBeenCalledOnce();
    await pruneUnusedPacks(database, MIRRORS);
    expect(await database.packs.count()).toBe(0);
    expect(await database.pictures.count()).toBe(0);
  });

  test('are reported as missing while the server has none, and not requested again at once', async () => {
    const fetched = serve('{"message":"No."}', 404);
    await database.packs.put(PACK);
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('missing');
    expect(await fetchWantedPacks(database, MIRRORS, serverPacks)).toBe('missing');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('aren’t requested while the server is busy, and the rest is fetched after the pause', async () => {
    const wanted = Array.from({ length: 9 }, (_, index) => picture(`picture ${index}`));
    await database.packs.put(packOf(wanted));
    let space = 3;
    const fetched = vi.fn(async (url: string) => {
      if (space-- <= 0) return busy();
      return new Response(wanted.find(({ hash }) => url.includes(hash))?.text, PICTURE);
    });
    vi.stubGlobal('fetch', fetched);
    const clock = { ...systemClock, elapsed: () => now };
    let now = 0;
    const source = { ...serverPacks, clock };
    expect(await fetchWantedPacks(database, MIRRORS, source)).toBe('missing');
    // The first picture is fetched alone, then a batch of six.
    expect(fetched).toHaveBeenCalledTimes(7);
    expect(await database.pictures.count()).toBe(3);
    expect(remainingPause(database, source)).toBe(7000);
    space = 9;
    now = 6999;
    expect(await fetchWantedPacks(database, MIRRORS, source)).toBe('missing');
    expect(fetched).toHaveBeenCalledTimes(7);
    now = 7000;
    expect(await fetchWantedPacks(database, MIRRORS, source)).toBe('all');
    expect(await database.pictures.count()).toBe(9);
    expect(fetched).toHaveBeenCalledTimes(13);
  });

  test('of a download are fetched after the pauses that the server asks for', async () => {
    const shown = picture('one');
    await database.packs.put(packOf([shown]));
    const proxy = () => new Response('Slow down', { status: 503, headers: { 'retry-after': '4' } });
    const answers = [busy(), proxy(), busy('0'), new Response(shown.text, PICTURE)];
    vi.stubGlobal('fetch', async () => answers.shift());
    const waited: number[] = [];
    const after = (ms: number, run: () => void) => {
      waited.push(ms);
      run();
      return () => {};
    };
    await savePackPictures(database, [shown.hash], { ...serverPacks, clock: { ...systemClock, after } });
    expect(waited).toEqual([7000, 4000, 1000]);
    expect(await database.pictures.count()).toBe(1);
  });

  test('are stored only if a pack on this device shows them, and then fetched only once', async () => {
    const fetched = serve(BYTES);
    const read = () => readPicture(database, HASH, serverPacks);
    expect(new TextDecoder().decode((await read()).bytes)).toBe(BYTES);
    expect(await database.pictures.count()).toBe(0);
    await database.packs.put(PACK);
    await savePackPictures(database, [HASH], serverPacks);
    await read();
    await savePackPictures(database, [HASH], serverPacks);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('are rejected if their bytes don’t match the hash', async () => {
    serve('other bytes');
    await expect(fetchPicture(HASH, serverPacks)).rejects.toBeInstanceOf(BrokenPackError);
  });
});
