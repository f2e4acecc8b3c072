import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { deviceStoreOf } from './device-store.ts';
import type { EngineState } from './engine/state.ts';
import { getServerNow, JOURNAL, OUTBOX, PACKS, REJECTED, selectLastExchange } from './mirror/inputs.ts';
import { createSelector, type Get, type TableInput } from './mirror/selector.ts';
import { selectSyncFacts } from './mirror/sync-facts.ts';
import { watchMirror } from './mirror/watch-mirror.ts';
import { startSync } from './sync.ts';

const server = fakeServer();

/**
 * Reads everything that the selectors of screens read. It returns a new array each time, so each computation is
 * noticed.
 */
function getAll(get: Get): object {
  return [
    ...[OUTBOX, JOURNAL, REJECTED, PACKS].map((table) => get(table as TableInput<object>)),
    ...MIRRORS.flatMap(({ rows = [] }) => rows).map((kind) => get(kind.rows)),
    get(selectSyncFacts),
    getServerNow(get),
  ];
}

async function started() {
  const me = deviceStoreOf(newId());
  let state: EngineState | null = null;
  const sync = startSync({
    deviceStore: me,
    areas: MIRRORS,
    token: 'the-token',
    onState: (next) => {
      state = next;
    },
    onSettled: () => {},
    onUpToDate: async () => {},
    onEvicted: () => {},
    onDefect: (error) => {
      throw error;
    },
  });
  onTestFinished(() => sync.stop());
  await waitFor(() => expect(state?.phase).toBe('idle'));
  return { sync, me };
}

test('an exchange without changes recomputes no screen’s selector and doesn’t scan the packs', async () => {
  server.sync.put({ id: newId(), kind: 'card', body: null });
  const { sync, me } = await started();
  const all = vi.fn();
  const when = vi.fn();
  onTestFinished(watchMirror(me.userId, MIRRORS, createSelector(getAll), all));
  onTestFinished(watchMirror(me.userId, MIRRORS, selectLastExchange, when));
  await waitFor(() => expect([all.mock.calls.length, when.mock.calls.length]).toEqual([1, 1]));
  const packs = vi.spyOn(me.database.packs, 'toCollection');
  for (const exchange of [1, 2, 3]) {
    await sync.syncNow();
    await waitFor(() => expect(when).toHaveBeenCalledTimes(1 + exchange));
  }
  expect(all).toHaveBeenCalledOnce();
  expect(packs).not.toHaveBeenCalled();
  server.sync.put({ id: newId(), kind: 'card', body: null });
  await sync.syncNow();
  await waitFor(() => expect(all).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(packs).toHaveBeenCalled());
});
