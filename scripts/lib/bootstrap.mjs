// Makes sure that the dependencies are installed, on a machine that needs nothing but Node and npm.
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
  // Without this option, pnpm would ask before it removes old modules, but there may be nobody to reply.
  '--config.confirmModulesPurge=false',
  // The pinned version of pnpm is already running; its own check of the version would try to write the lock file.
  '--config.pmOnFail=ignore',
];

/** Installs the dependencies, unless the installed ones match the lock file. Ends the process if Node is too old. */
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

/** Returns the package manager with its version, as pinned in package.json. */
function packageManager() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;
}

/** Returns the environment without NODE_ENV: set to production, it would make pnpm leave out the compilers. */
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
