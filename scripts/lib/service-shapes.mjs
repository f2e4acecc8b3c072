// Checks that every exported function of a *.service.ts has one of the two shapes in docs/ARCHITECTURE.md, and that the
// check itself works: scripts/fixtures/service-shapes has a planted violation for each way to break the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { ts } from './typescript.mjs';

const SERVICES = join(ROOT, 'apps', 'api', 'src');
const PLANTED = join(ROOT, 'scripts', 'fixtures', 'service-shapes');
/** A smaller number of functions means that the check doesn't see the whole server. */
const FEWEST_FUNCTIONS = 40;

const EXECUTOR = /^(Tx|Executor)$/;
const CONTEXT = /^\w*Context$/;
const REASON = /^\/\/ ctx: \S.*$/;

/** Checks the shapes of the services' exported functions, and returns the problems, one per line. */
export function checkServiceShapes() {
  const functions = functionsUnder(SERVICES);
  console.log(`  ${functions.length} functions of services`);
  const lines = functions.flatMap(({ place, name, problem }) => (problem ? [`${place} ${name}: ${problem}`] : []));
  if (functions.length < FEWEST_FUNCTIONS) {
    lines.push(`Only ${functions.length} functions were read: the check does not see the server.`);
  }
  for (const { place, name, problem } of functionsUnder(PLANTED)) {
    if (name.startsWith('planted') && !problem) lines.push(`${place} ${name}: this planted violation is not caught.`);
    if (!name.startsWith('planted') && problem) lines.push(`${place} ${name}: this is right, but was refused.`);
  }
  return lines;
}

function functionsUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.service.ts'))
    .sort()
    .flatMap((file) => functionsOf(join(folder, file)));
}

function functionsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const place = `${relative(ROOT, file)}:${source.getLineAndCharacterOfPosition(statement.getStart()).line + 1}`;
    if (ts.isExportAssignment(statement) || (ts.isExportDeclaration(statement) && !statement.isTypeOnly)) {
      const names = statement.exportClause?.elements?.map(({ name }) => name.text) ?? ['export'];
      const problem = 'write `export` at the function itself, where its shape can be seen.';
      return names.map((name) => ({ place, name, problem }));
    }
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const candidates = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name, initializer }) => ({ name, made: initializer }))
      : [{ name: statement.name, made: statement }];
    return candidates
      .filter(({ made }) => made && ts.isFunctionLike(made))
      .map(({ name, made }) => ({ place, name: name?.text ?? 'default', problem: problemOf(made, statement, source) }));
  });
}

/** Returns the problem with a function's shape; null if it has one of the two shapes. */
function problemOf({ parameters }, statement, source) {
  const type = parameters[0]?.type?.getText(source) ?? '';
  if (EXECUTOR.test(type)) return null;
  if (!CONTEXT.test(type)) {
    return 'a service takes `tx: Tx` to write or `db: Executor` to read first. What needs neither stands in a file of its own.';
  }
  const above = source.text
    .slice(statement.getFullStart(), statement.getStart(source, false))
    .trim()
    .split('\n')
    .at(-1);
  if (REASON.test(above)) return null;
  return 'take `(tx, actor, input, now)` and let the router open the transaction. If work must come before BEGIN or after COMMIT, say which in a line `// ctx: <why>` directly above the function.';
}
