// Checks that no screen uses a word that docs/VOICE.md rules out, and that the check itself works:
// scripts/fixtures/screen-words has a violation for each word.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { ts } from './typescript.mjs';

const SCREENS = join(ROOT, 'apps', 'web', 'src');
/** Files with sentences that the server and the screens share. */
const SHARED = ['errors/messages.ts', 'analytics/format-headline.ts', 'dashboards/recommendations.ts'].map((file) =>
  join(ROOT, 'packages', 'contracts', 'src', file),
);
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'screen-words');
/** A smaller number of texts means that the check doesn't see all screens. */
const FEWEST_TEXTS = 500;

/** The forbidden words, each with its replacement. */
const NEVER = [
  [/\b(?:stands?|standing|stood)\b/i, 'say what it is or does'],
  [/\bkept\b/i, "'saved', 'safe' or 'on this device'"],
  [/\bby (?:itself|themselves|himself|herself)\b/i, "'automatically', or say who does it"],
  [/\b(?:take|takes|taking|took|taken) in\b(?! part)/i, "'import'"],
  [/\b(?:go|goes|going|went) on\b/i, "'continue' or 'pick up'"],
  [/\bof this installation\b/i, "'here', or leave it out"],
];

/** Checks the texts on screens for words that docs/VOICE.md rules out, and returns the problems, one per line. */
export function checkScreenWords() {
  const shared = SHARED.map((file) => ({ file, texts: textsOf(file) }));
  const texts = [...textsUnder(SCREENS), ...shared.flatMap((one) => one.texts)];
  console.log(`  ${texts.length} texts on screens`);
  const lines = texts.flatMap(wrongWords).map(told);
  if (texts.length < FEWEST_TEXTS)
    lines.push(`Only ${texts.length} texts were read: the check does not see the screens.`);
  const unread = shared.filter((one) => one.texts.length === 0);
  lines.push(...unread.map(({ file }) => `No text was read in ${relative(ROOT, file)}.`));
  return [...lines, ...uncaught()];
}

function told({ place, word, text, instead }) {
  return `${place} "${text}": not '${word}' on a screen, rather ${instead} (docs/VOICE.md).`;
}

function wrongWords({ place, text }) {
  return NEVER.flatMap(([word, instead]) => {
    const hit = word.exec(text);
    return hit ? [{ place, text, word: hit[0], instead }] : [];
  });
}

/** Returns planted words that were missed, and correct texts that were refused. */
function uncaught() {
  const found = textsUnder(PLANTED).flatMap(wrongWords);
  const missed = NEVER.filter(([word]) => !found.some((one) => one.place.includes('planted') && word.test(one.word)));
  const refused = found.filter(({ place }) => place.includes('right.'));
  return [
    ...missed.map(([word]) => `${word} is not found where it is planted, in scripts/fixtures/screen-words.`),
    ...refused.map(({ place, text }) => `${place} "${text}": this is right, but was refused.`),
  ];
}

function textsUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[/\\]|\.gen\./.test(file))
    .sort()
    .flatMap((file) => textsOf(join(folder, file)));
}

function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (isForProgramsOnly(node)) return;
    const text = textOf(node);
    if (text !== null) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      texts.push({ place: `${relative(ROOT, file)}:${line}`, text: text.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/**
 * Returns whether users never see the strings in a node: import paths, types, class names and the like, and error
 * messages.
 */
function isForProgramsOnly(node) {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return /^(?:className|class|id|key|to|href|d)$/.test(node.name.getText());
  return ts.isNewExpression(node) && /Error$/.test(node.expression.getText());
}

/** Returns a node's text for people; null if it has none. A single word in lower case counts as a name in code. */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text.trim() === '' ? null : node.text;
  const isString =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (!isString) return null;
  const text = node.text.trim();
  return / /.test(text) || /^[A-Z]/.test(text) || ts.isJsxAttribute(node.parent) ? text : null;
}
