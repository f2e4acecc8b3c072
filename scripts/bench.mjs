// `npm run bench`: runs all benchmarks one after the other, so that none disturbs another. An argument selects the
// benchmarks whose path contains it; flags are passed to the benchmarks.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { findBrowser } from './lib/browser.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  await buildServer();
  await buildWeb();
  const flags = process.argv.slice(2).filter((one) => one.startsWith('--'));
  const [wanted = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  const files = readdirSync('apps')
    .map((app) => join('apps', app, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted));
  if (files.length === 0) console.log('There is no such benchmark.');
  const browser = await findBrowser();
  const env = browser === null ? process.env : { ...process.env, CHROMIUM_PATH: browser };
  for (const file of files) {
    console.log(`\n${file}`);
    await run(process.execPath, ['--conditions=source', '--import=tsx', file, ...flags], { env });
  }
} catch (error) {
  failClearly(error);
}
