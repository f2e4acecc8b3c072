// Checks the form of comments: a doc comment has three words or more and a full stop, and no comment opens with a word that
// begins a fragment. scripts/fixtures/doc-comments has one violation of each rule.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './paths.mjs';
import { ts } from './typescript.mjs';

const FOLDERS = ['apps', 'packages', 'scripts'];
const SKIPPED = /(?:^|[/\\])(?:node_modules|dist|fixtures)(?:[/\\]|$)|\.gen\.ts$/;
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'doc-comments');
/** Reading fewer comments means that the check doesn't see the code. */
const FEWEST_COMMENTS = 1_000;

/** Each rule with the problem to report and a test of a comment that breaks it. */
const RULES = [
  ['has fewer than three words', ({ isDoc, text }) => isDoc && text.split(/\s+/).length < 3],
  ['has no full stop', ({ isDoc, sentences }) => isDoc && !/[.?!]["'”’`)]*$/.test(sentences)],
  ...['Of', 'What', 'As', 'So', 'Those', 'Whose', 'Nothing'].map((word) => [
    `opens with '${word}'`,
    ({ text }) => text.startsWith(`${word} `),
  ]),
];

/** Returns the problems, one per line. */
export function checkDocComments() {
  const comments = FOLDERS.flatMap((folder) => commentsUnder(join(ROOT, folder)));
  console.log(`  ${comments.length} comments`);
  const lines = comments.flatMap(problemsOf);
  if (comments.length < FEWEST_COMMENTS)
    lines.push(`Only ${comments.length} comments were read: the check doesn't see the code.`);
  return [...lines, ...uncaught()];
}

function problemsOf(comment) {
  return RULES.filter(([, isBroken]) => isBroken(comment)).map(
    ([problem]) =>
      `${comment.place}: this comment ${problem}. Say what the thing is or does in a full sentence (docs/VOICE.md).`,
  );
}

/** Returns the planted violations that were missed, and the correct comments that were refused. */
function uncaught() {
  const planted = commentsUnder(PLANTED);
  const missed = RULES.filter(([, isBroken]) => !planted.some((comment) => isBroken(comment)));
  const right = planted.filter(({ place }) => place.includes('right.'));
  return [
    ...missed.map(([problem]) => `No comment in scripts/fixtures/doc-comments ${problem}, or the check misses it.`),
    ...right.flatMap(problemsOf),
  ];
}

function commentsUnder(folder) {
  const skipped = folder === PLANTED ? /$^/ : SKIPPED;
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !skipped.test(file))
    .sort()
    .flatMap((file) => commentsOf(join(folder, file)));
}

/** Returns the comments of a file. Line comments that follow each other are one. */
function commentsOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const name = relative(ROOT, file).split(sep).join('/');
  const ranges = [...rangesOf(source, text).values()].sort((left, right) => left.pos - right.pos);
  const firsts = ranges.filter(({ pos, kind }, index) => {
    const before = ranges[index - 1];
    return kind !== ts.SyntaxKind.SingleLineCommentTrivia || !before || /\S/.test(text.slice(before.end, pos));
  });
  return firsts.map(({ pos, end }) => ({
    place: `${name}:${source.getLineAndCharacterOfPosition(pos).line + 1}`,
    ...parseComment(text.slice(pos, end)),
  }));
}

/** Returns the ranges of all comments of a file by where they begin. */
function rangesOf(source, text) {
  const ranges = new Map();
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(range.pos, range);
    if (!isBeforeJsxText(node))
      for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) ranges.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return ranges;
}

/** Returns whether the text after a node may be shown on a screen, where `//` begins no comment. */
function isBeforeJsxText(node) {
  return ts.findAncestor(node, (ancestor) => ts.isJsxElement(ancestor) || ts.isJsxFragment(ancestor)) !== undefined;
}

/** Splits a comment into its text and the sentences that need a full stop: its summary, or its tags if it has only those. */
function parseComment(raw) {
  const lines = raw.split('\n').map((line) => line.trim().replace(/^(?:\/\*\*?|\*(?!\/)|\/\/)/, ''));
  const text = lines.join('\n').replace(/\*\/$/, '').trim();
  const summary = text.split(/(?:^|\s)@(?:param|returns|throws|typedef|type)\b/)[0].trim();
  const isDoc = raw.startsWith('/**') && !/^@(?:typedef|type)\b/.test(text);
  return { isDoc, text, sentences: summary === '' ? text : summary };
}
