// Checks that every regular expression of the product takes linear time, whatever text it meets, and that none is made of
// text that others wrote. What is accepted all the same is in scripts/regular-expressions.json, with the bound on its input.
// The check itself is tested on scripts/fixtures/regular-expressions, which has an expression planted for each rule.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expressionsIn } from './expressions-in.mjs';
import { CACHE, ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);

const FOLDERS = ['apps/api/src', 'apps/web/src', 'apps/web/public', 'packages/contracts/src', 'packages/db/src'];
/** Files that only tests run. */
const TESTS = /\.test\.tsx?$|(?:^|[/\\])testing[-/\\.]|\.calls\.ts$/;
const ACCEPTED = join(ROOT, 'scripts', 'regular-expressions.json');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'regular-expressions');
/** Fewer cannot be the whole product. */
const FEWEST_EXPRESSIONS = 200;

const { version } = require('recheck/package.json');
/** The verdict on each expression is kept here, since one can take seconds. */
const KNOWN = join(CACHE, `recheck-${version}.json`);
/** Far longer than any answer took, so that a busy machine gives the same answers. */
const OPTIONS = { timeout: 60_000 };

/** Returns what is wrong, one line each. */
export function checkRegularExpressions() {
  const costOf = costs();
  const expressions = FOLDERS.flatMap((folder) => expressionsUnder(join(ROOT, folder)));
  console.log(`  ${expressions.length} regular expressions`);
  const lines = problemsOf(expressions, readJson(ACCEPTED), costOf);
  if (expressions.length < FEWEST_EXPRESSIONS)
    lines.push(`Only ${expressions.length} expressions were read: the check does not see the product.`);
  lines.push(...uncaught(costOf));
  return lines;
}

/** @param accepted with `expression` (as it is, or the code that makes it), the `bound` on its input, and `why` that holds */
function problemsOf(expressions, accepted, costOf) {
  const isIt = (expression, { text, code }) => expression === text || expression === code;
  const refused = expressions.flatMap((one) => {
    const { place, text, pattern, flags } = one;
    if (pattern === null)
      return [`${place} ${text}: this is made of what is only known at run time. Write it out, or compare texts.`];
    const cost = accepted.some(({ expression }) => isIt(expression, one)) ? null : costOf({ text, pattern, flags });
    return cost === null
      ? []
      : [`${place} ${text}: ${cost}. Make it linear, or bound its input and list it in ${LIST}.`];
  });
  const listed = accepted.flatMap(({ expression, bound, why }) => {
    if (!expressions.some((one) => isIt(expression, one))) return [`${LIST}: ${expression} is nowhere in the product.`];
    return bound && why
      ? []
      : [`${LIST}: say of ${expression} what bounds its input (bound), and where that is done (why).`];
  });
  return [...refused, ...listed];
}

const LIST = 'scripts/regular-expressions.json';

/** A function that gives null for an expression that takes linear time, else what it costs; it remembers answers. */
function costs() {
  const known = readJson(KNOWN) ?? {};
  mkdirSync(dirname(KNOWN), { recursive: true });
  return ({ text, pattern, flags }) => {
    if (!Object.hasOwn(known, text)) {
      known[text] = costBy(pattern, flags);
      writeFileSync(KNOWN, JSON.stringify(known));
    }
    return known[text];
  };
}

function costBy(pattern, flags) {
  // The build that needs neither Java nor a program of its own. The flag `d` costs nothing and isn't known to it.
  const { checkSync } = require('recheck/lib/browser.js');
  const { status, complexity, attack, error } = checkSync(pattern, flags.replace('d', ''), OPTIONS);
  if (status === 'safe') return null;
  if (status === 'unknown') return `its cost can't be found (${error.kind})`;
  return `it takes ${complexity.summary} time, for example on ${attack.pattern}`;
}

/** Planted expressions that were missed, and correct ones that were refused. */
function uncaught(costOf) {
  const expressions = expressionsUnder(PLANTED);
  const accepted = readJson(join(PLANTED, 'accepted.json'));
  const lines = problemsOf(expressions, accepted, costOf);
  const missed = expressions.filter(
    ({ place }) => place.includes('planted.') && !lines.some((line) => line.startsWith(`${place} `)),
  );
  const refused = lines.filter((line) => line.includes('right.'));
  const stale = accepted.filter(
    ({ planted, expression }) => planted && !lines.some((line) => line.includes(expression)),
  );
  return [
    ...missed.map(({ place, text }) => `${place} ${text}: this planted expression is not caught.`),
    ...refused.map((line) => `${line} But this is right.`),
    ...stale.map(({ expression }) => `${expression} is in the planted list, and is not caught there.`),
    ...(expressions.length === 0 ? ['No planted expression was read.'] : []),
  ];
}

function expressionsUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !TESTS.test(file))
    .sort()
    .flatMap((file) => expressionsIn(join(folder, file)));
}

/** Null where there is no such file. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}
