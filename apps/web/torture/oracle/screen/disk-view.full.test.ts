import { MIRRORS } from '#features/mirrors.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { UserDatabase } from '#offline/database.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { openRig } from '../../../../api/src/testing/torture/rig.ts';
import { simulate } from '../../simulation/run.ts';
import type { Step } from '../../world/steps.ts';
import { defaultClient } from '../../world/tab.ts';
import { readScreen, type ScreenInput, selectScreen } from './screen.ts';

/** Steps that leave records in all tables, even in those that are empty once everything is synced. */
const STEPS: readonly Step[] = [
  { do: 'attempt', on: 0, quiz: 2, right: 2, ms: 5_000 },
  { do: 'poison', on: 0, kind: 'stray', ms: 2_000 },
  { do: 'poison', on: 0, kind: 'type', ms: 2_000 },
  { do: 'rate', on: 0, card: 1, quality: 3, early: false, ms: 2_000 },
  { do: 'break', on: 0, ms: 20_000 },
];

async function stored({ content, packs }: ScreenInput): Promise<UserDatabase> {
  const database = new UserDatabase(newId());
  const { meta, lastExchange, ...tables } = content;
  if (meta) await database.meta.put({ ...meta, key: 'meta' });
  if (lastExchange !== null) await database.table('meta').put({ key: 'exchange', at: lastExchange });
  for (const [name, values] of Object.entries(tables)) await database.table(name).bulkAdd([...values]);
  await database.packs.bulkAdd([...packs]);
  return database;
}

test('the oracle’s view of a disk gives selectors the same results as Dexie', async () => {
  const server = await openRig();
  const sights: ScreenInput[] = [];
  const screen = (sight: ScreenInput) => {
    sights.push(sight);
    return readScreen(sight);
  };
  await simulate(server, { seed: 1, browsers: 1, locks: true, steps: STEPS }, { ...defaultClient, screen });
  const filled = new Set<string>();
  for (const sight of sights) {
    const database = await stored(sight);
    expect(await readMirror({ database, areas: MIRRORS, ...sight.memory, now: sight.now }, selectScreen)).toEqual(
      await readScreen(sight),
    );
    database.close();
    for (const [name, values] of Object.entries(sight.content))
      if (Array.isArray(values) && values[0]) filled.add(name);
  }
  expect([...filled].sort()).toEqual(['journal', 'rejected', 'rows']);
  await server.close();
});
