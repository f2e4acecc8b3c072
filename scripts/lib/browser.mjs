// Finds a Chromium for the browser journeys, or installs one where that is simple.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { timed } from './steps.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
};

export const HOW_TO_GET_ONE =
  'Install Chrome or Chromium (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the program.';

/**
 * Returns the path of a Chromium that runs on this machine; null if there is none.
 * @throws Error if CHROMIUM_PATH is set but doesn't run, because the caller asked for that one.
 */
export async function findBrowser() {
  await installFonts();
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (await runs(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH must name a Chromium that runs here; ${CHROMIUM_PATH} does not.`);
  }
  return (await firstThatRuns(candidates())) ?? (await installBrowser());
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(PROGRAMS[process.platform] ?? []),
    ...playwrightBrowsers(),
  ];
}

/** Returns the browsers in the cache of Playwright's own installer, newest first. */
function playwrightBrowsers() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => join(cache, name, file)));
}

/**
 * Returns the path of a headless-only Chromium, which takes about half the processor time; null if there is none or if
 * CHROMIUM_PATH names the browser to use.
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const shells = folders.map((folder) => join(folder, HEADLESS_SHELL));
  const found = await firstThatRuns(shells);
  if (found) return found;
  await install(HEADLESS_SHELL);
  return firstThatRuns(shells);
}

/** Returns the path of a Firefox for the one journey that also runs in it; null if there is none. */
export async function findFirefox() {
  const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  const found = await firstThatRuns([path]);
  if (found) return found;
  await install('firefox-esr');
  return firstThatRuns(['/usr/bin/firefox-esr']);
}

async function installBrowser() {
  await install('chromium');
  return firstThatRuns(['/usr/bin/chromium']);
}

/**
 * Fonts with the metrics of Arial, which most devices have: the app falls back to it while its own fonts load
 * (`fonts.css`).
 */
const FONTS = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

async function installFonts() {
  if (!existsSync(FONTS.folder)) await install(FONTS.name);
}

/**
 * Installs a package with apt-get, on Debian as root only. On other systems people choose themselves how to install a
 * browser.
 */
async function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian() || !existsSync('/usr/bin/apt-get'))
    return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await timed(`Installing ${name} for the journeys`, async () => {
      await run('apt-get', ['update', '-qq'], { env, capture: true });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, capture: true });
    });
  } catch (error) {
    console.error(`${name} could not be installed: ${error.message}`);
  }
}

/** Returns whether this is Debian itself; Ubuntu's chromium package only installs another installer. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function firstThatRuns(paths) {
  for (const path of paths) if (existsSync(path) && (await runs(path))) return path;
  return null;
}

async function runs(path) {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(path);
  try {
    return /Chrom|Edge|Firefox/.test(await run(path, ['--version'], { capture: true, silent: true }));
  } catch {
    return false;
  }
}
