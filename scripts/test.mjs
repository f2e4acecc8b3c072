// `npm test`: every test, browser journeys included. Further arguments go to vitest.
import { bootstrap } from './lib/bootstrap.mjs';
import { findBrowser, findFirefox, HOW_TO_GET_ONE } from './lib/browser.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { ChildFailed, endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const JOURNEYS = 'e2e';

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  await buildServer();
  await buildWeb();
  const given = process.argv.slice(2);
  const browser = wantsJourneys(given) ? await findBrowser() : null;
  const firefox = wantsJourneys(given) ? await findFirefox() : null;
  const skipped = skippedTests(given, browser, firefox);
  for (const line of skipped) console.log(line);
  const code = await vitest(given, browser, firefox);
  // Once more where it is read: above the results it scrolls away.
  for (const line of skipped) console.log(line);
  process.exitCode = code;
} catch (error) {
  failClearly(error);
}

/** Without a choice of projects all run. */
function wantsJourneys(given) {
  const projects = given.flatMap((argument, index) => {
    if (argument === '--project') return [given[index + 1]];
    return argument.startsWith('--project=') ? [argument.slice('--project='.length)] : [];
  });
  return projects.length === 0 || projects.includes(JOURNEYS);
}

function skippedTests(given, browser, firefox) {
  const lines = [];
  if (!process.env.TEST_DATABASE_URL)
    lines.push('Skipped: tests on PostgreSQL. Set TEST_DATABASE_URL to a server to run them.');
  if (!process.env.TEST_REDIS_URL) lines.push('Skipped: tests with Redis. Set TEST_REDIS_URL to a server to run them.');
  if (wantsJourneys(given) && browser === null)
    lines.push(`Skipped: browser journeys, no Chromium was found. ${HOW_TO_GET_ONE}`);
  if (wantsJourneys(given) && firefox === null)
    lines.push('Skipped: the journey in Firefox. Install firefox-esr or set FIREFOX_PATH to the program.');
  return lines;
}

/** Answers vitest's exit code. */
async function vitest(given, browser, firefox) {
  const without = browser === null && wantsJourneys(given) ? ['--project', `!${JOURNEYS}`] : [];
  const env = {
    ...process.env,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...(firefox === null ? {} : { FIREFOX_PATH: firefox }),
  };
  try {
    await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...without, ...given], { env });
    return 0;
  } catch (error) {
    if (error instanceof ChildFailed && typeof error.code === 'number') return error.code;
    throw error;
  }
}
