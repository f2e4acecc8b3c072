// Finds files, exports, types and dependencies that nothing uses, and checks that the search itself works.
import { join } from 'node:path';
import { ChildFailed, outputOf, run } from './children.mjs';
import { ROOT } from './paths.mjs';

const KNIP = join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js');
const CONFIG = join(ROOT, 'knip.jsonc');
/** A small workspace with the same structure as this project, with unused parts planted in it. */
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'unused');
/**
 * The unused parts that are planted in the fixture workspace, each as a file and knip's name for the kind of finding.
 */
const EXPECTED = [
  'package.json devDependencies',
  'scripts/lib/planted-file.mjs files',
  'scripts/lib/used.mjs exports',
  'apps/api/bench/planted-file.ts files',
  'apps/api/src/lib/planted-file.ts files',
  'apps/web/e2e/planted-file.ts files',
  'apps/web/src/ui/planted-file.ts files',
  'apps/web/torture/planted-file.ts files',
  ...['apps/api/package.json', 'apps/web/package.json', 'packages/contracts/package.json'].map(
    (file) => `${file} dependencies`,
  ),
  ...['apps/api/src/lib/used.ts', 'apps/web/src/ui/used.ts', 'packages/contracts/src/used.ts'].flatMap((file) =>
    ['exports', 'types', 'unlisted'].map((kind) => `${file} ${kind}`),
  ),
];

/** Prints unused parts and needless settings. Returns whether there are none. */
export async function checkUnused() {
  const [clean, missed] = await Promise.all([nothingUnused(), missedPlants()]);
  for (const plant of missed) console.error(`  Not found, though planted in scripts/fixtures/unused: ${plant}`);
  return clean && missed.length === 0;
}

async function nothingUnused() {
  try {
    await run(process.execPath, [KNIP, '--config', CONFIG, '--no-progress', '--treat-config-hints-as-errors']);
    return true;
  } catch (error) {
    if (error instanceof ChildFailed) return false;
    throw error;
  }
}

async function missedPlants() {
  const options = ['--config', CONFIG, '--no-progress', '--reporter', 'json'];
  const { issues } = JSON.parse(await outputOf(process.execPath, [KNIP, ...options], PLANTED));
  const found = new Set(
    issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds)
        .filter(([, names]) => names.some(({ name }) => /planted/i.test(name)))
        .map(([kind]) => `${file} ${kind}`),
    ),
  );
  return EXPECTED.filter((plant) => !found.has(plant));
}
