// Checks that no features of the web app, and no areas of the server, import each other in a circle, and that the check
// itself sees something: scripts/fixtures/feature-circles has a circle planted. Imports of types alone don't count.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from './paths.mjs';

// Our own compiler has no API for programs; the one that dependency-cruiser reads TypeScript with has.
const ts = createRequire(realpathSync(join(ROOT, 'node_modules/dependency-cruiser/package.json')))('typescript');

const FOLDERS = ['apps/web/src/features', 'apps/api/src/features'].map((path) => join(ROOT, ...path.split('/')));
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'feature-circles');
/** What belongs to tests may reach everywhere. */
const TESTS = /\.test\.tsx?$|\/testing[-/.]|\/testing\.ts$|\.calls\.ts$/;
/** Fewer cannot be all of them. */
const FEWEST_ARROWS = 20;

/** Returns what is wrong, one line each. */
export function checkFeatureCircles() {
  const lines = FOLDERS.flatMap((folder) => {
    const arrows = arrowsIn(folder);
    const place = relative(ROOT, folder);
    console.log(`  ${arrows.size} arrows in ${place}`);
    if (arrows.size >= FEWEST_ARROWS) return circleIn(arrows, place);
    return [`Only ${arrows.size} arrows were read in ${place}: the check does not see the features.`];
  });
  const planted = circleIn(arrowsIn(PLANTED), relative(ROOT, PLANTED));
  if (planted.length === 0) lines.push('The circle planted in scripts/fixtures/feature-circles is not found.');
  if (planted.some((line) => line.includes('right')))
    lines.push(`This is right, but was refused: ${planted.join(' ')}`);
  return lines;
}

/** Which feature imports which: by `from>to`, the first import that does. */
function arrowsIn(folder) {
  const arrows = new Map();
  for (const file of readdirSync(folder, { recursive: true }).sort()) {
    const path = join(folder, file);
    if (!/\.tsx?$/.test(file) || TESTS.test(path.replaceAll(sep, '/'))) continue;
    for (const specifier of valuesImportedBy(path)) {
      const target = resolveImport(specifier, path, folder);
      const [from, to] = [featureOf(file), target && featureOf(relative(folder, target))];
      if (to && from !== to && !arrows.has(`${from}>${to}`))
        arrows.set(`${from}>${to}`, `${file} imports ${specifier}`);
    }
  }
  return arrows;
}

/** Null for what lies elsewhere. */
function resolveImport(specifier, path, folder) {
  const target = specifier.startsWith('#')
    ? resolve(folder, '..', specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(dirname(path), specifier)
      : null;
  return target?.startsWith(folder + sep) ? target : null;
}

/** A folder, or a file beside the folders: the list of mirrors. */
function featureOf(file) {
  return file.split(sep)[0];
}

function valuesImportedBy(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node.importClause)) found.push(node.moduleSpecifier.text);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      found.push(node.moduleSpecifier.text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isOfTypes(clause) {
  if (!clause || clause.name) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings } = clause;
  return ts.isNamedImports(namedBindings) && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Names one circle, the shortest from where it begins; nothing where there is none. */
function circleIn(arrows, place) {
  const next = new Map();
  for (const arrow of arrows.keys()) {
    const [from, to] = arrow.split('>');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  for (const start of [...next.keys()].sort()) {
    const way = wayBack(start, next);
    if (!way) continue;
    const steps = way.slice(1).map((to, index) => arrows.get(`${way[index]}>${to}`));
    return [`${place}: ${way.join(' → ')} is a circle: ${steps.join('; ')}.`];
  }
  return [];
}

function wayBack(start, next) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const to of next.get(way.at(-1)) ?? []) {
      if (to === start) return [...way, start];
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}
