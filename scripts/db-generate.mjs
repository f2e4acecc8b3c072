// `npm run db:generate -- --name NAME`: writes a migration for the changes in the schema, adds its hash to hashes.json,
// and keeps only the newest snapshot of the schema.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer } from './lib/build.mjs';
import { failClearly } from './lib/fail.mjs';
import { addMigrationHashes } from './lib/migration-hashes.mjs';
import { deleteOldSnapshots } from './lib/migration-snapshots.mjs';
import { ROOT } from './lib/paths.mjs';

process.chdir(ROOT);
try {
  await bootstrap();
  // The schema imports built contracts.
  await buildServer();
  // drizzle-kit asks whether a column was renamed, so it needs the terminal.
  const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const migrations = join(ROOT, 'packages', 'db', 'migrations');
  const added = await addMigrationHashes(migrations);
  if (added.length > 0) console.log(`Noted in hashes.json: ${added.join(', ')}`);
  await deleteOldSnapshots(migrations);
} catch (error) {
  failClearly(error);
}
