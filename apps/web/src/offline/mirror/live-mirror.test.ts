import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDeviceStore } from '../device-store.ts';
import { createMeta } from '../queue/identity.ts';
import type { StoredRow } from '../queue/records.ts';
import { MEMORY, OUTBOX, selectIsComplete, selectPacksOfQuiz } from './inputs.ts';
import { createLiveMirror } from './live-mirror.ts';
import { readMirror } from './read-mirror.ts';
import { createRowKind } from './row-kind.ts';
import { createSelector, type Selector } from './selector.ts';

const cards = createRowKind<{ n: number }>('card');
const packs = createRowKind<{ n: number }>('pack');

function device() {
  const userId = newId();
  const me = openDeviceStore(userId);
  const mirror = createLiveMirror(me, [], () => {});
  const watch = <T>(wanted: Selector<T>) => {
    const shown: (T | null)[] = [];
    onTestFinished(mirror.watch(wanted, (value) => shown.push(value)));
    return shown;
  };
  return {
    me,
    watch,
    otherTab: openDeviceStore(userId),
    read: <T>(of: Selector<T>) => readMirror({ ...me, ...EMPTY }, of),
  };
}

const EMPTY = { areas: [], unsaved: [] };

const row = (kind: string, id: number, n = 0): StoredRow => {
  return { scope: 'me', kind, id: `${id}`, version: n, body: { n }, generation: 1 };
};

test('the mirror reads each table once for all screens, and after a change only the changed records', async () => {
  const { me, watch } = device();
  await me.database.rows.bulkPut(Array.from({ length: 100 }, (_, id) => row('card', id)));
  const scans = vi.spyOn(IDBIndex.prototype, 'getAll');
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
  const counts = watch(createSelector((get) => get(cards.rows).length));
  const sums = watch(createSelector((get) => get(cards.bodies).reduce((sum, { n }) => sum + n, 0)));
  await waitFor(() => expect([counts, sums]).toEqual([[100], [0]]));
  expect(scans).toHaveBeenCalledOnce();
  expect(reads).not.toHaveBeenCalled();
  await me.database.rows.bulkPut([row('card', 7, 7), row('card', 200, 3), row('pack', 1)]);
  await waitFor(() =>
    expect([counts, sums]).toEqual([
      [100, 101],
      [0, 10],
    ]),
  );
  expect(scans).toHaveBeenCalledOnce();
  expect(reads).toHaveBeenCalledTimes(2);
});

test('the mirror reads a single row by its key, without the other rows of its kind', async () => {
  const { me, watch } = device();
  await me.database.rows.bulkPut([row('card', 1, 1), row('card', 2, 2)]);
  const scans = vi.spyOn(IDBIndex.prototype, 'getAll');
  const shown = watch(cards.selectBody('2'));
  await waitFor(() => expect(shown).toEqual([{ n: 2 }]));
  await me.database.rows.put(row('card', 1, 5));
  await me.database.rows.put(row('card', 2, 3));
  await waitFor(() => expect(shown).toEqual([{ n: 2 }, { n: 3 }]));
  await me.database.rows.delete(['me', 'card', '2']);
  await waitFor(() => expect(shown.at(-1)).toBeNull());
  expect(scans).not.toHaveBeenCalled();
});

test('work that is only in memory is shown at once', async () => {
  const { me, watch } = device();
  const shown = watch(createSelector((get) => get(OUTBOX).length + get(MEMORY).unsaved.length));
  await waitFor(() => expect(shown).toEqual([0]));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await me.writer.enqueue({ type: 'test', args: {} })).toBe('unsaved');
  await waitFor(() => expect(shown).toEqual([0, 1]));
});

test('a damaged record affects only the screens that need it, until it can be read', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { me, watch } = device();
  await me.database.rows.bulkPut([row('card', 1), row('pack', 1)]);
  const { getAll } = IDBIndex.prototype;
  const broken = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function (this: IDBIndex, ...args) {
    if (JSON.stringify(args).includes('pack')) throw new DOMException('The file is damaged.', 'NotReadableError');
    return getAll.apply(this, args);
  });
  const shownCards = watch(createSelector((get) => get(cards.rows).length));
  const shownPacks = watch(createSelector((get) => get(packs.rows).length));
  await waitFor(() => expect([shownCards, shownPacks]).toEqual([[1], [null]]));
  await me.database.rows.put(row('card', 2));
  await waitFor(() => expect(shownCards).toEqual([1, 2]));
  broken.mockRestore();
  await me.database.rows.put(row('card', 3));
  await waitFor(() =>
    expect([shownCards, shownPacks]).toEqual([
      [1, 2, 3],
      [null, 1],
    ]),
  );
  expect(reported).not.toHaveBeenCalled();
});

test('changes that another page made just before it closed are shown when this page becomes visible', async () => {
  const { me, watch } = device();
  const shown = watch(createSelector((get) => [get(cards.rows).length, get(selectIsComplete)]));
  await waitFor(() => expect(shown).toEqual([[0, false]]));
  await writeUnnoticed(me.database.name);
  await me.database.lastReplies.count();
  expect(shown).toEqual([[0, false]]);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(shown.at(-1)).toEqual([1, true]));
});

/** Writes to the database like a page that closes before it can notify other pages. */
async function writeUnnoticed(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const write = database.transaction(['rows', 'meta'], 'readwrite');
  write.objectStore('rows').put(row('card', 1));
  write.objectStore('meta').put({ ...createMeta(newId()), complete: true, key: 'meta' });
  await new Promise((resolve) => {
    write.oncomplete = resolve;
  });
  database.close();
}

test('changed tables that no screen uses any more aren’t read', async () => {
  const { me, watch } = device();
  await me.database.rows.put(row('card', 1));
  watch(createSelector((get) => get(packs.rows).length));
  const mirror = watch(createSelector((get) => (get(packs.rows).length > 0 ? 0 : get(cards.rows).length)));
  await waitFor(() => expect(mirror).toEqual([1]));
  await me.database.rows.put(row('pack', 1));
  await waitFor(() => expect(mirror).toEqual([1, 0]));
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
  await me.database.rows.put(row('card', 2));
  await me.database.rows.put(row('pack', 2));
  await waitFor(() => expect(reads).toHaveBeenCalledOnce());
  await me.database.rows.delete(['me', 'pack', '1']);
  await me.database.rows.delete(['me', 'pack', '2']);
  await waitFor(() => expect(mirror).toEqual([1, 0, 2]));
});

type Change =
  | { do: 'put'; rows: StoredRow[] }
  | { do: 'delete'; ids: number[] }
  | { do: 'clear' }
  | { do: 'sweep'; generation: number }
  | { do: 'pack'; hash: number; quizId: string };

const id = fc.nat({ max: 60 });
const anyRow = fc
  .record({ kind: fc.constantFrom('card', 'pack'), id, n: fc.nat({ max: 5 }), generation: fc.nat({ max: 2 }) })
  .map(({ kind, id, n, generation }): StoredRow => ({ ...row(kind, id, n), generation }));
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('put' as const), rows: fc.array(anyRow, { maxLength: 70 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('delete' as const), ids: fc.array(id, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const), generation: fc.nat({ max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pack' as const), hash: id, quizId: fc.constantFrom('a', 'b') }),
  },
);

const everything = createSelector((get) => ({
  cards: get(cards.rows),
  packs: get(packs.rows),
  seven: get(cards.selectBody('7')),
  ofQuiz: get(selectPacksOfQuiz('a')),
}));

test('the mirror shows what is stored, whatever changes any tab made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), change), { maxLength: 12 }), async (changes) => {
      const { me, watch, otherTab, read } = device();
      const shown = watch(everything);
      for (const [elsewhere, edit] of changes) await make((elsewhere ? otherTab : me).database, edit);
      await waitFor(async () => expect(shown.at(-1)).toEqual(await read(everything)));
      me.database.close();
      otherTab.database.close();
    }),
    { numRuns: 40 },
  );
});

async function make({ rows, packs }: ReturnType<typeof openDeviceStore>['database'], change: Change): Promise<void> {
  switch (change.do) {
    case 'put':
      await rows.bulkPut(change.rows);
      break;
    case 'delete':
      await rows.bulkDelete(change.ids.map((id) => ['me', 'card', `${id}`]));
      break;
    case 'clear':
      await rows.clear();
      break;
    case 'sweep':
      await rows.where('generation').below(change.generation).delete();
      break;
    case 'pack':
      await packs.put({ hash: `${change.hash}`, quizId: change.quizId, body: {} as never, bytes: 1 });
  }
}
