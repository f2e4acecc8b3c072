// Checks which modules import which others, and that the check itself works, because a misconfigured one passes
// silently.
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outputOf } from './children.mjs';
import { ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const FLOORS = require('./floors.cjs');
const CACHE = join(ROOT, 'node_modules', '.cache');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'boundaries');
/** A smaller number of modules means that the check doesn't see the whole project. */
const FEWEST_MODULES = 300;
const OURS = /^(apps|packages)\//;

/** Checks which modules import which others, and returns the problems, one per line. */
export async function checkBoundaries() {
  const { modules, violations } = await cruise(ROOT);
  console.log(`  ${modules} modules`);
  const lines = violations.map(({ rule, from, to }) => `${from} may not import ${to} (${rule})`);
  if (modules < FEWEST_MODULES) lines.push(`Only ${modules} modules were read: the check does not see the project.`);
  return [...lines, ...Object.values(FLOORS).flatMap(wrongFloors), ...(await uncaughtViolations())];
}

/**
 * Returns the folders that are on several floors or no longer exist. A new folder without a floor breaks a rule of its
 * own.
 */
function wrongFloors({ within, floors }) {
  const names = floors.flat();
  const folders = readdirSync(join(ROOT, within));
  return [
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} is on two floors`),
    ...names.filter((name) => !folders.includes(name)).map((name) => `There is no ${name}: take it off its floor`),
  ].map((line) => `${within}: ${line} (scripts/lib/floors.cjs).`);
}

/** Returns the rules that don't catch the violation planted for them. */
async function uncaughtViolations() {
  const { forbidden } = require(CONFIG);
  // The planted modules are copied into a folder inside the project, so that they find the libraries.
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'boundaries-'));
  try {
    await cp(PLANTED, folder, { recursive: true });
    for (const part of Object.keys(FLOORS)) await plantFloors(folder, part);
    const { violations } = await cruise(folder);
    const caught = new Set(
      violations.filter(({ rule, from }) => from.includes(`planted-${rule}.`)).map(({ rule }) => rule),
    );
    return forbidden
      .filter(({ name }) => !caught.has(name))
      .map(({ name }) => `The rule ${name} does not catch the violation planted for it.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Plants a violation of each rule that follows from one list of floors. */
async function plantFloors(folder, part) {
  const { within, floors } = FLOORS[part];
  const plant = async (name, rule, target) => {
    await write(join(folder, within, name, `planted-${rule}.ts`), `import type {} from '../${target}/target.ts';\n`);
    await write(join(folder, within, target, 'target.ts'), 'export {};\n');
  };
  for (const [index, [name]] of floors.entries()) {
    const target = floors
      .slice(index)
      .flat()
      .find((other) => other !== name);
    if (target) await plant(name, `${part}-floor-${index + 1}`, target);
  }
  await plant('attic', `${part}-floor-missing`, floors[0][0]);
}

async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function cruise(folder) {
  const program = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const { summary, modules } = JSON.parse(
    await outputOf(
      process.execPath,
      [program, 'apps', 'packages', '--config', CONFIG, '--output-type', 'json'],
      folder,
    ),
  );
  return {
    modules: modules.filter(({ source }) => OURS.test(source)).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
