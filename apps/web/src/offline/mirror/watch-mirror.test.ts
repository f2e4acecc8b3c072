import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { person } from '../person.ts';
import type { MirrorSource } from './area.ts';
import { watchMirror } from './watch-mirror.ts';

function watched(read: (source: MirrorSource) => Promise<number>) {
  const userId = newId();
  const shown: (number | null)[] = [];
  onTestFinished(watchMirror(userId, [], read, (value) => shown.push(value)));
  const { database } = person(userId);
  const put = (n: number) =>
    database.rows.put({ scope: 'me', kind: 'pack', id: `${n}`, version: n, body: {}, generation: 1 });
  return { shown, put, database };
}

test('a reader that fails is reported once, and the last value stands until it works again', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { shown, put } = watched(async ({ database }) => {
    const count = await database.rows.count();
    if (count === 1 || count === 2) throw new TypeError('A body that nobody expected.');
    return count;
  });
  await waitFor(() => expect(shown).toEqual([0]));
  await put(1);
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  await put(2);
  await put(3);
  await waitFor(() => expect(shown).toEqual([0, 3]));
  expect(reported).toHaveBeenCalledOnce();
});

test('a browser that cannot read its disk is told as one that keeps nothing', async () => {
  const { shown } = watched(async () => {
    throw new DOMException('The disk is broken.', 'UnknownError');
  });
  await waitFor(() => expect(shown).toEqual([null]));
});
