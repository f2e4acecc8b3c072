// Finds the regular expressions of a file: literals, and calls of `RegExp` with constants.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ROOT } from './paths.mjs';
import { ts } from './typescript.mjs';

/**
 * Finds the regular expressions of a file.
 * @returns `{ place, text, pattern, flags }` for each one; expressions created with `RegExp` also have their source as
 * `code`. The pattern is null if it's known only at run time.
 */
export function expressionsIn(file) {
  const source = sourceOf(file);
  const found = [];
  const visit = (node) => {
    const made = ts.isRegularExpressionLiteral(node) ? literalOf(node) : isMade(node) ? madeOf(node, source) : null;
    if (made) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ place: `${relative(ROOT, file).split(sep).join('/')}:${line}`, ...made });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sourceOf(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function isMade(node) {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    /^(?:globalThis\.|window\.)?RegExp$/.test(node.expression.getText())
  );
}

function literalOf({ text }) {
  const end = text.lastIndexOf('/');
  return { text, pattern: text.slice(1, end), flags: text.slice(end + 1) };
}

/** Returns the expression that `RegExp` creates from constants, by running the declarations of these constants. */
function madeOf(node, source) {
  const code = node.getText(source);
  const declared = new Map();
  if (!declare(node, source, declared)) return { text: code.replaceAll(/\s+/g, ' '), pattern: null, flags: '' };
  const script = ts.transpile([...declared.values(), `;(${code}).toString()`].join('\n'), {
    target: ts.ScriptTarget.ES2022,
  });
  return { ...literalOf({ text: runInNewContext(script) }), code };
}

/**
 * Collects the declarations that a piece of code needs, in an order in which they can run.
 * @returns whether all of them are constants and functions at the top level of files.
 */
function declare(node, source, declared) {
  if (ts.isIdentifier(node) && isUse(node)) return declareName(node, source, declared);
  let known = true;
  ts.forEachChild(node, (child) => {
    known = declare(child, source, declared) && known;
  });
  return known;
}

/** Returns whether an identifier is the name of a value, as opposed to a property or a type. */
function isUse(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isParameter(parent) && !ts.isTypeReferenceNode(parent) && !ts.isFunctionDeclaration(parent);
}

function declareName(node, source, declared) {
  const name = node.text;
  if (declared.has(name) || ['RegExp', 'String', 'Object', 'undefined'].includes(name)) return true;
  if (isParameterOfDeclared(node, source)) return true;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
      return declareAs(name, statement.body, withoutExport(statement, source), source, declared);
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const) {
      const one = statement.declarationList.declarations.find(
        (declaration) => declaration.name.getText(source) === name,
      );
      if (one?.initializer)
        return declareAs(
          name,
          one.initializer,
          `const ${name} = ${one.initializer.getText(source)};`,
          source,
          declared,
        );
    }
    if (ts.isImportDeclaration(statement) && importsName(statement, name)) {
      const from = fileOf(statement.moduleSpecifier.text, source.fileName);
      return from !== null && declareName(node, sourceOf(from), declared);
    }
  }
  return false;
}

function declareAs(name, body, code, source, declared) {
  declared.set(name, '');
  if (!declare(body, source, declared)) return false;
  // Moves this declaration behind the declarations that it needs.
  declared.delete(name);
  declared.set(name, code);
  return true;
}

/** Returns whether a function is declared at the top level of a file, by its own name or as a constant. */
function isAtTop({ parent }) {
  const declared = ts.isVariableDeclaration(parent) ? parent.parent.parent : parent;
  return ts.isVariableStatement(declared) ? ts.isSourceFile(declared.parent) : ts.isSourceFile(declared);
}

/** Returns whether a name is a parameter of a top-level function, whose value comes from the calls that are run. */
function isParameterOfDeclared(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isFunctionLike(at) && at.parameters.some((parameter) => parameter.name.getText() === node.text))
      return isAtTop(at) && !containsMade(at);
  }
  return false;
}

/**
 * Returns whether the code contains a call of `RegExp`. A function that contains one gets the expression's parts from
 * any caller.
 */
function containsMade(node) {
  return isMade(node) || (ts.forEachChild(node, (child) => containsMade(child) || undefined) ?? false);
}

function withoutExport(statement, source) {
  return statement.getText(source).replace(/^export /, '');
}

function importsName({ importClause }, name) {
  const bindings = importClause?.namedBindings;
  return Boolean(
    bindings &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some((element) => element.name.text === name && !element.propertyName),
  );
}

/** Returns the path of the imported file; null for a package or a file that doesn't exist. */
function fileOf(specifier, from) {
  const file = specifier.startsWith('.') ? resolve(dirname(from), specifier) : null;
  return file !== null && existsSync(file) ? file : null;
}
