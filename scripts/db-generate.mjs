// `npm run db:generate -- --name NAME`: writes a migration for the changes in the schema, and adds its hash to
// hashes.json.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { failClearly } from './lib/fail.mjs';
import { addMigrationHashes } from './lib/migration-hashes.mjs';
import { ROOT } from './lib/paths.mjs';

process.chdir(ROOT);
try {
  await bootstrap();
  // drizzle-kit asks whether a column was renamed, so it needs the terminal.
  const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const added = await addMigrationHashes(join(ROOT, 'packages', 'db', 'migrations'));
  if (added.length > 0) console.log(`Noted in hashes.json: ${added.join(', ')}`);
} catch (error) {
  failClearly(error);
}
