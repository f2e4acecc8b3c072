// `node scripts/screens.mjs --to FOLDER`: takes pictures of every screen at 360, 768 and 1280 px, light and dark, full,
// empty and failing. Further arguments go to vitest: `-t rooms` takes only the screens whose test name contains it.
import { resolve } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { findBrowser, HOW_TO_GET_ONE } from './lib/browser.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const given = process.argv.slice(2);
const at = given.indexOf('--to');
const folder = at < 0 ? undefined : given[at + 1];
endOnSignal({ exitCode: 130 });
try {
  if (!folder) throw new Error('Say where the pictures go: node scripts/screens.mjs --to FOLDER');
  const to = resolve(folder);
  given.splice(at, 2);
  process.chdir(ROOT);
  await bootstrap();
  await buildServer();
  await buildWeb();
  const browser = await findBrowser();
  if (browser === null) throw new Error(HOW_TO_GET_ONE);
  const config = ['--config', 'vitest.config.ts', '--root', 'apps/web/e2e/screens'];
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...given], {
    env: { ...process.env, CHROMIUM_PATH: browser, SCREENS_TO: to },
  });
  console.log(`The pictures are in ${to}.`);
} catch (error) {
  failClearly(error);
}
