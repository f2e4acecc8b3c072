import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { selectProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import { HASH, mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { createLiveMirror } from '#offline/mirror/live-mirror.ts';
import { selectSyncFacts } from '#offline/mirror/sync-facts.ts';
import { type HomeOnDevice, selectHome } from './home.mirror.ts';

const fixture = mirrorFixture();

/** Records each full read of the database: the table or index, with the kind of rows. */
function watchScans(): string[] {
  const scans: string[] = [];
  for (const { prototype } of [IDBObjectStore, IDBIndex]) {
    const { getAll } = prototype;
    vi.spyOn(prototype, 'getAll').mockImplementation(function (this: IDBObjectStore | IDBIndex, ...args) {
      const [asked] = args as [{ query?: IDBKeyRange; lower?: string } | undefined];
      scans.push(`${this.name} ${asked?.query?.lower ?? asked?.lower ?? ''}`);
      return getAll.apply(this as never, args);
    });
  }
  return scans;
}

test('home reads each table once, and later changes cause no further full read', async () => {
  const profile = createProfile();
  await fixture.putRow('profile', profile.id, profile);
  await fixture.finish();
  const scans = watchScans();
  const mirror = createLiveMirror(fixture.me, MIRRORS, () => {});
  const shown: (HomeOnDevice | null)[] = [];
  const day = '2026-03-01';
  onTestFinished(mirror.watch(selectHome({ timeZone: 'UTC', day }), (home) => shown.push(home)));
  onTestFinished(mirror.watch(selectProgressSnapshot, () => {}));
  onTestFinished(mirror.watch(selectSyncFacts, () => {}));
  await waitFor(() => expect(shown.at(-1)?.results).toHaveLength(1));
  expect(scans.length).toBeGreaterThan(5);
  expect(scans.toSorted()).toEqual([...new Set(scans)].sort());
  const before = scans.length;
  await fixture.finish();
  await waitFor(() => expect(shown.at(-1)?.results).toHaveLength(2));
  const id = newId();
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH));
  await waitFor(() => expect(shown.at(-1)?.results).toHaveLength(3));
  // The only full read of the database is that of the store of drafts, before it starts a draft.
  expect(scans.slice(before)).toEqual(['drafts ']);
});
