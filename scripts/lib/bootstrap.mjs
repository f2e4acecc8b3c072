// Makes sure that the dependencies are installed, on a machine that has nothing but Node and npm.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';
import { hashOf, isStamped, stamp } from './stamps.mjs';
import { timed } from './steps.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = 'installed';
const OPTIONS = [
  '--frozen-lockfile',
  // Nobody is there to be asked.
  '--config.confirmModulesPurge=false',
  // It is the pinned version that runs here; its own check would want to write the lock file.
  '--config.pmOnFail=ignore',
];

/** Installs the dependencies unless they are as the lock file says. */
export async function bootstrap() {
  refuseOldNode();
  const members = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}/package.json`),
  );
  const hash = hashOf(
    ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members],
    [process.platform, process.arch],
  );
  if (isStamped(STAMP, hash) && existsSync(join(ROOT, 'node_modules', '.modules.yaml'))) return;
  await timed('Installing the dependencies', () =>
    run('npx', ['--yes', packageManager(), 'install', ...OPTIONS], { env: installEnvironment() }),
  );
  stamp(STAMP, hash);
}

/** The package manager with its version, as package.json pins it. */
function packageManager() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;
}

/** Where NODE_ENV is production, pnpm would leave out the compilers. */
function installEnvironment() {
  const { NODE_ENV: _mode, ...rest } = process.env;
  return rest;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`Quorbit needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
