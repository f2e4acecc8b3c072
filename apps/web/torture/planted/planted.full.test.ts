import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, openRig, type Rig } from '../../../api/src/testing/torture/rig.ts';
import { changingParts, type ServerParts } from '../../../api/src/testing/torture/server-parts.ts';
import { simulate } from '../simulation/run.ts';
import { PLANTED, type PlantedBug } from './planted.ts';

/** The most runs of a script until its fault is caught, since a race doesn't happen each time. */
const TRIES = 10;

describe.each([false, true])('planted faults (PostgreSQL: %s)', (needsPostgres) => {
  const skipped = needsPostgres && !hasPostgres;
  const faults = PLANTED.filter((planted) => (planted.needsPostgres ?? false) === needsPostgres);
  let server: Rig;
  let present: Partial<ServerParts> = {};
  beforeAll(async () => {
    if (!skipped)
      server = await openRig({ parts: changingParts(() => present), where: needsPostgres ? 'postgres' : 'embedded' });
  });
  afterAll(() => server?.close());

  test.skipIf(skipped).each(faults)(
    'are caught: $name',
    async ({ name, schedule, client, server: worse }: PlantedBug) => {
      present = {};
      expect((await simulate(server, schedule)).violations).toEqual([]);
      present = worse ?? {};
      const caught = new Set<string>();
      for (let tries = 0; tries < TRIES && caught.size === 0; tries += 1) {
        for (const { check } of (await simulate(server, schedule, client)).violations) caught.add(check);
      }
      present = {};
      expect(caught.size, `${name} was not caught`).toBeGreaterThan(0);
      process.stdout.write(`planted: ${name} → ${[...caught].join(', ')}\n`);
    },
  );

  if (skipped) {
    test('are listed if they are skipped', () => {
      const names = faults.map(({ name }) => name).join('; ');
      process.stdout.write(`Skipped without TEST_DATABASE_URL, planted faults that need PostgreSQL: ${names}.\n`);
    });
  }
});
