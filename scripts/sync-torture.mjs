// `npm run sync:torture -- --ops 1000000 --seed 7`: tests sync under random faults in virtual time, for as many ops as
// given.
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  const file = join('apps', 'web', 'torture', 'by-hand.ts');
  await run(process.execPath, ['--conditions=source', '--import=tsx', file, ...process.argv.slice(2)]);
} catch (error) {
  failClearly(error);
}
