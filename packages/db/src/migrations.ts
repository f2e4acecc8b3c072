import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './client.ts';
import { OperatorError } from './operator-error.ts';

/** A migration, as read from its file. */
export interface Migration {
  /** The migration's tag, which is the name of its file without the extension. */
  tag: string;
  statements: string[];
  /** SHA-256 of the migration's file with LF line endings, hex. */
  hash: string;
  /**
   * SHA-256 of the migration's file with Windows line endings, hex. Git may have written the file so, and databases
   * made on Windows store this hash.
   */
  windowsHash: string;
}

/** Matches a statement that creates, drops or renames a table; its groups are the verb, the table and its new name. */
const TABLE_STATEMENT = /^\s*(create|drop|alter) table (?:if (?:not )?exists )?"?(\w+)"?(?: rename to "?(\w+)"?)?/i;

const BREAKPOINT = '--> statement-breakpoint';

/** The file beside the migrations that holds the hash of each, by tag. `npm run db:generate` adds new ones. */
export const HASHES_FILE = 'hashes.json';

/**
 * Returns the migrations of a folder in the order of its journal.
 * @throws OperatorError when one differs from its committed version.
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const migrations = readTags(folder).map((tag) => readMigration(folder, tag));
  const committed: Record<string, string> = JSON.parse(readFileSync(join(folder, HASHES_FILE), 'utf8'));
  for (const { tag, hash } of migrations) {
    if (committed[tag] === hash) continue;
    throw new OperatorError(
      committed[tag] === undefined
        ? `The migration ${tag} has no hash in ${HASHES_FILE}. Run npm run db:generate.`
        : `The migration ${tag} was changed after its hash was written to ${HASHES_FILE}. Undo that, and write a new migration.`,
    );
  }
  const lost = Object.keys(committed).find((tag) => migrations.every((migration) => migration.tag !== tag));
  if (lost !== undefined) throw new OperatorError(`The migration ${lost} is in ${HASHES_FILE} but not in the journal.`);
  return migrations;
}

/** Reads one migration without comparing it with its committed hash. */
export function readMigration(folder: string, tag: string): Migration {
  const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
  return {
    tag,
    statements: text.split(BREAKPOINT),
    hash: hashText(text),
    windowsHash: hashText(text.replaceAll('\n', '\r\n')),
  };
}

/** Returns the names of the tables that the schema has after the first `migrations` migrations, sorted. */
export function listTableNames(migrations: number, folder: string = MIGRATIONS_FOLDER): string[] {
  const names = new Set<string>();
  const statements = readMigrations(folder)
    .slice(0, migrations)
    .flatMap((migration) => migration.statements);
  for (const statement of statements) {
    const [, verb = '', table = '', newName] = TABLE_STATEMENT.exec(statement) ?? [];
    if (newName !== undefined || verb.toLowerCase() === 'drop') names.delete(table);
    if (newName !== undefined) names.add(newName);
    if (verb.toLowerCase() === 'create') names.add(table);
  }
  return [...names].sort();
}

/** Returns the number of migrations in a folder; by default, the number that this program has. */
export function countMigrations(folder: string = MIGRATIONS_FOLDER): number {
  return readTags(folder).length;
}

function readTags(folder: string): string[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => tag);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
