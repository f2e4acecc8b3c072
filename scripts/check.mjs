// `npm run check`: everything that can be checked without running the product. All steps run, so one call shows every problem.
import { bootstrap } from './lib/bootstrap.mjs';
import { checkBoundaries } from './lib/boundaries.mjs';
import { ChildFailed, endOnSignal, run } from './lib/children.mjs';
import { checkDocComments } from './lib/doc-comments.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';
import { checkRegularExpressions } from './lib/regular-expressions.mjs';
import { timed } from './lib/steps.mjs';
import { checkUnused } from './lib/unused.mjs';

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  const failed = [];
  for (const [name, step] of [
    ['Format and lint', () => program('node_modules/@biomejs/biome/bin/biome', 'check', '.')],
    ['Types', () => program('node_modules/typescript/bin/tsc', '-b')],
    ['Boundaries', () => noLines(checkBoundaries)],
    ['Regular expressions', () => noLines(checkRegularExpressions)],
    ['Doc comments', () => noLines(checkDocComments)],
    ['Unused code', checkUnused],
  ]) {
    if (!(await timed(name, step))) failed.push(name);
  }
  console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  failClearly(error);
}

/** Returns whether it found nothing. */
async function program(...args) {
  try {
    await run(process.execPath, args);
    return true;
  } catch (error) {
    if (error instanceof ChildFailed) return false;
    throw error;
  }
}

/** Runs a check that returns what is wrong, and prints that. */
async function noLines(check) {
  const lines = await check();
  for (const line of lines) console.error(`  ${line}`);
  return lines.length === 0;
}
