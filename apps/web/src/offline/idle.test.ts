import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import type { EngineState } from './engine/state.ts';
import type { MirrorSource } from './mirror/area.ts';
import { readSyncFacts } from './mirror/sync-facts.ts';
import { watchMirror } from './mirror/watch-mirror.ts';
import { person } from './person.ts';
import { readLastExchange } from './queue/last-exchange.ts';
import { startSync } from './sync.ts';

const server = fakeServer();

/** Reads whatever the readers of screens do. */
async function readAll(source: MirrorSource): Promise<null> {
  const { rows, packs, outbox, journal, rejected, featureTables, meta } = source.database;
  await Promise.all([rows, packs, outbox, journal, rejected, ...featureTables].map((table) => table.toArray()));
  await meta.get('meta');
  await readSyncFacts(source);
  return null;
}

async function started() {
  const me = person(newId());
  let state: EngineState | null = null;
  const sync = startSync({
    person: me,
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

test('an exchange without news runs no query of a screen again, and looks for no packs', async () => {
  server.sync.put({ id: newId(), kind: 'card', body: null });
  const { sync, me } = await started();
  const read = vi.fn(readAll);
  const when = vi.fn(async ({ database }: MirrorSource) => readLastExchange(database));
  onTestFinished(watchMirror(me.userId, MIRRORS, read, () => {}));
  onTestFinished(watchMirror(me.userId, MIRRORS, when, () => {}));
  await waitFor(() => expect([read.mock.calls.length, when.mock.calls.length]).toEqual([1, 1]));
  const packs = vi.spyOn(me.database.packs, 'toCollection');
  for (const exchange of [1, 2, 3]) {
    await sync.syncNow();
    await waitFor(() => expect(when).toHaveBeenCalledTimes(1 + exchange));
  }
  expect(read).toHaveBeenCalledOnce();
  expect(packs).not.toHaveBeenCalled();
  server.sync.put({ id: newId(), kind: 'card', body: null });
  await sync.syncNow();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(packs).toHaveBeenCalled());
});
