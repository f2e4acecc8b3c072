import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addMigrationHashes } from '../lib/migration-hashes.mjs';
import { deleteOldSnapshots } from '../lib/migration-snapshots.mjs';
import { ROOT } from '../lib/paths.mjs';
import { cleanUp, folder } from './support.mjs';

afterEach(cleanUp);

it('adds the hashes of new migrations and leaves existing ones unchanged', async () => {
  const migrations = join(await folder(), 'migrations');
  await cp(join(ROOT, 'packages', 'db', 'migrations'), migrations, { recursive: true });
  const file = join(migrations, 'hashes.json');
  const committed = await readFile(file, 'utf8');
  const { '0001_reviews': _left, ...others } = JSON.parse(committed);
  await writeFile(file, JSON.stringify({ ...others, '0000_foundation': 'as committed' }));

  expect(await addMigrationHashes(migrations)).toEqual(['0001_reviews']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    ...JSON.parse(committed),
    '0000_foundation': 'as committed',
  });
});

it('keeps only the newest snapshot of the schema', async () => {
  const migrations = join(await folder(), 'migrations');
  await cp(join(ROOT, 'packages', 'db', 'migrations'), migrations, { recursive: true });
  const meta = join(migrations, 'meta');
  const committed = await readdir(meta);
  await writeFile(join(meta, '0001_snapshot.json'), '{}');
  expect(await deleteOldSnapshots(migrations)).toEqual(['0001_snapshot.json']);
  expect(await readdir(meta)).toEqual(committed);
});
