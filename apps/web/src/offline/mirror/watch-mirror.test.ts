import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceStoreOf } from '../device-store.ts';
import { createRowKind } from './row-kind.ts';
import { createSelector, type Get } from './selector.ts';
import { watchMirror } from './watch-mirror.ts';

const packs = createRowKind<object>('pack');

function watched(read: (get: Get) => number) {
  const userId = newId();
  const { database } = deviceStoreOf(userId);
  const shown: (number | null)[] = [];
  const watch = () => onTestFinished(watchMirror(userId, [], createSelector(read), (value) => shown.push(value)));
  const put = (n: number) =>
    database.rows.put({ scope: 'me', kind: 'pack', id: `${n}`, version: n, body: {}, generation: 1 });
  return { shown, put, watch, database };
}

test('a failing selector is reported once, and its last value remains until it works again', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { shown, put, watch } = watched((get) => {
    const count = get(packs.rows).length;
    if (count === 1 || count === 2) throw new TypeError('A body that nobody expected.');
    return count;
  });
  watch();
  await waitFor(() => expect(shown).toEqual([0]));
  await put(1);
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  await put(2);
  await put(3);
  await waitFor(() => expect(shown).toEqual([0, 3]));
  expect(reported).toHaveBeenCalledOnce();
});

test('a watcher gets null while the browser can’t read its disk', async () => {
  const { shown, put, watch, database } = watched((get) => get(packs.rows).length);
  await database.open();
  const broken = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk is broken.', 'UnknownError');
  });
  watch();
  await waitFor(() => expect(shown).toEqual([null]));
  broken.mockRestore();
  await put(1);
  await waitFor(() => expect(shown).toEqual([null, 1]));
});
