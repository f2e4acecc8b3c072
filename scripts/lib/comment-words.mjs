// Checks that comments get plainer: the constructions below make a reader stop, so a file may have no more of them than
// scripts/comment-words.json says, and a file that isn't listed has none. Where a file has fewer, its number there falls.
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { ROOT } from './paths.mjs';

// Our own compiler has no API for programs; the one that dependency-cruiser reads TypeScript with has.
const ts = createRequire(realpathSync(join(ROOT, 'node_modules/dependency-cruiser/package.json')))('typescript');

const FOLDERS = ['apps', 'packages', 'scripts'];
const SKIPPED = /(?:^|[/\\])(?:node_modules|dist|fixtures|seed)(?:[/\\]|$)|\.gen\.ts$/;
const COUNTS = join(ROOT, 'scripts', 'comment-words.json');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'comment-words');
/** Fewer cannot be the whole product. */
const FEWEST_COMMENTS = 1_000;

/** Each construction with what to write instead. */
const NEVER = [
  [/\b(?:stands?|standing|stood)\b/i, 'say what it is or where'],
  [/\bbrings?\b/i, "'adds', 'returns' or 'causes'"],
  [/\bwhoever\b/i, 'name who: the learner, the caller'],
  [/\b(?:is|are) told\b/i, "'gets', 'is notified'"],
  [/\bare had\b/i, "'exist'"],
  [/\bof which\b/i, 'make two sentences'],
  [/\bfor who\b/i, 'name who'],
];

/** Returns what is wrong, one line each. */
export function checkCommentWords() {
  const allowed = JSON.parse(readFileSync(COUNTS, 'utf8'));
  const found = new Map();
  let comments = 0;
  for (const file of FOLDERS.flatMap((folder) => filesUnder(join(ROOT, folder)))) {
    const all = commentsOf(file);
    comments += all.length;
    const hits = all.flatMap(wrongWords);
    if (hits.length > 0) found.set(nameOf(file), hits);
  }
  const lines = [...found].flatMap(([name, hits]) => (hits.length > (allowed[name] ?? 0) ? hits.map(told) : []));
  const most = sum(Object.values(allowed));
  console.log(`  ${comments} comments, ${sum([...found.values()].map(({ length }) => length))} to be plainer`);
  if (comments < FEWEST_COMMENTS) lines.push(`Only ${comments} comments were read: the check does not see the code.`);
  lines.push(...uncaught());
  if (lines.length === 0) lower(found, most);
  return lines;
}

/** Writes down what is left, where that is less. */
function lower(found, before) {
  const counts = Object.fromEntries([...found].sort().map(([name, hits]) => [name, hits.length]));
  if (sum(Object.values(counts)) === before) return;
  writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
  console.log('  Fewer than before: scripts/comment-words.json says so now.');
}

function told({ place, word, instead }) {
  return `${place}: not '${word}' in a comment, rather ${instead} (docs/VOICE.md).`;
}

function wrongWords({ place, text }) {
  return NEVER.flatMap(([word, instead]) => {
    const hit = word.exec(text);
    return hit ? [{ place, word: hit[0], instead }] : [];
  });
}

/** What is planted and not found, or found though it is right. */
function uncaught() {
  const found = filesUnder(PLANTED).flatMap((file) => commentsOf(file).flatMap(wrongWords));
  const missed = NEVER.filter(([word]) => !found.some((one) => word.test(one.word)));
  const refused = found.filter(({ place }) => place.includes('right.'));
  return [
    ...missed.map(([word]) => `${word} is not found where it is planted, in scripts/fixtures/comment-words.`),
    ...refused.map(({ place }) => `${place}: this is right, but was refused.`),
  ];
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const nameOf = (file) => relative(ROOT, file).split(sep).join('/');

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !SKIPPED.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** The comments of a file; lines that follow each other are one. */
function commentsOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map();
  const visit = (node) => {
    if (!ts.isJsxText(node))
      for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...ranges.values()].map(({ pos, end }) => ({
    place: `${nameOf(file)}:${source.getLineAndCharacterOfPosition(pos).line + 1}`,
    text: text.slice(pos, end),
  }));
}
