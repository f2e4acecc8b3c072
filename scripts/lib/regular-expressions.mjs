// Checks that every regular expression of the product runs in linear time on any text, and that none is built from text
// that other people wrote. Accepted exceptions are in scripts/regular-expressions.json, with the bound on their input.
// The check itself is tested on scripts/fixtures/regular-expressions, which has a planted expression for each rule.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expressionsIn } from './expressions-in.mjs';
import { CACHE, ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);

const FOLDERS = ['apps/api/src', 'apps/web/src', 'apps/web/public', 'packages/contracts/src', 'packages/db/src'];
/** Matches files that only tests run. */
const TESTS = /\.test\.tsx?$|(?:^|[/\\])testing[-/\\.]|\.calls\.ts$/;
const ACCEPTED = join(ROOT, 'scripts', 'regular-expressions.json');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'regular-expressions');
/** A smaller number of expressions means that the check doesn't see the whole product. */
const FEWEST_EXPRESSIONS = 200;

const { version } = require('recheck/package.json');
/** The file that caches the verdict on each expression, because a verdict can take seconds. */
const KNOWN = join(CACHE, `recheck-${version}.json`);
/**
 * A timeout in milliseconds that is far longer than any verdict took, so that a busy machine gets the same verdicts.
 */
const OPTIONS = { timeout: 60_000 };

/** Checks the product's regular expressions, and returns the problems, one per line. */
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

/**
 * Returns the problems with the product's expressions and with the list of accepted ones, one per line.
 * @param accepted the accepted expressions: `expression` (its text or the code that creates it), the `bound` on its
 * input, and `why` the bound holds.
 */
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

/**
 * Returns a function that gives null for an expression that takes linear time, otherwise its cost in words. Verdicts
 * are cached.
 */
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
  // The browser build of recheck needs neither Java nor a separate program. It doesn't know the flag `d`, which doesn't
  // change the cost.
  const { checkSync } = require('recheck/lib/browser.js');
  const { status, complexity, attack, error } = checkSync(pattern, flags.replace('d', ''), OPTIONS);
  if (status === 'safe') return null;
  if (status === 'unknown') return `its cost can't be found (${error.kind})`;
  return `it takes ${complexity.summary} time, for example on ${attack.pattern}`;
}

/** Returns planted expressions that were missed, and correct ones that were refused. */
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

/** Reads a JSON file; null if it doesn't exist. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}
