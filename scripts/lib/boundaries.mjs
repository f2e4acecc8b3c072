// Checks who imports whom, and that the check itself works: a misconfigured one passes silently.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outputOf } from './children.mjs';
import { ROOT } from './paths.mjs';

const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const FLOORS = join(ROOT, 'scripts', 'lib', 'floors.cjs');
const FEATURES = join(ROOT, 'apps', 'api', 'src', 'features');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'boundaries');
/** Fewer can't be the whole project. */
const FEWEST_MODULES = 300;
const OURS = /^(apps|packages)\//;

/** Returns the problems, one per line. */
export async function checkBoundaries() {
  const { modules, violations } = await cruise(ROOT);
  console.log(`  ${modules} modules`);
  const lines = violations.map(({ rule, from, to }) => `${from} may not import ${to} (${rule})`);
  if (modules < FEWEST_MODULES) lines.push(`Only ${modules} modules were read: the check does not see the project.`);
  return [...lines, ...wrongFloors(), ...(await uncaughtViolations())];
}

/** Areas that are on several floors, or that no longer exist. A new area without a floor breaks a rule. */
function wrongFloors() {
  const names = createRequire(import.meta.url)(FLOORS).flat();
  const folders = readdirSync(FEATURES);
  return [
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} stands on two floors`),
    ...names.filter((name) => !folders.includes(name)).map((name) => `There is no area ${name}: take it off its floor`),
  ].map((line) => `${line} (scripts/lib/floors.cjs).`);
}

/** Rules that miss their planted violation. */
async function uncaughtViolations() {
  const { forbidden } = createRequire(import.meta.url)(CONFIG);
  const { violations } = await cruise(PLANTED);
  const caught = new Set(
    violations.filter(({ rule, from }) => from.includes(`planted-${rule}.`)).map(({ rule }) => rule),
  );
  return forbidden
    .filter(({ name }) => !caught.has(name))
    .map(({ name }) => `The rule ${name} does not catch the violation planted for it in scripts/fixtures/boundaries.`);
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
