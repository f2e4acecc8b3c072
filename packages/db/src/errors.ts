/** SQLSTATE classes and codes after which the same work may succeed when tried again. */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57', '58', 'XX']);
const TRANSIENT_CODES = new Set(['25006', '55P03']);
const NETWORK_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const LOCK_TIMEOUT = '55P03';
const DISK_FULL = '53100';
/**
 * Codes of write collisions: serialization failure, deadlock, and a reference to a row that was deleted after it had
 * been looked up.
 */
const COLLISION_CODES = new Set(['40001', '40P01', FOREIGN_KEY_VIOLATION]);

/**
 * Returns the SQLSTATE or network code behind an error, looking through up to five levels of causes; null if there is
 * none.
 */
export function findDatabaseCode(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const code = 'code' in current ? current.code : undefined;
    if (typeof code === 'string') return code;
  }
  return null;
}

/**
 * Returns whether the database, not the work, is the reason for an error: no connection, a lock waited for too long, a
 * shutdown.
 */
export function isTransient(error: unknown): boolean {
  const code = findDatabaseCode(error);
  if (code === null) return false;
  return (
    isStalePlan(error) ||
    NETWORK_CODES.has(code) ||
    TRANSIENT_CODES.has(code) ||
    (code.length === 5 && TRANSIENT_CLASSES.has(code.slice(0, 2)))
  );
}

/**
 * Returns whether an error means that a prepared statement can't be used any more: another process changed the schema,
 * or a pooler in between has lost the statement. The same work succeeds with new statements.
 */
export function isStalePlan(error: unknown): boolean {
  const code = findDatabaseCode(error);
  if (code === '26000') return true;
  return code === '0A000' && messagesOf(error).some((message) => message.includes('cached plan'));
}

function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let current = error; current instanceof Error && messages.length < 5; current = current.cause)
    messages.push(current.message);
  return messages;
}

/** Returns whether an error means that the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  return findDatabaseCode(error) === DISK_FULL;
}

/** Returns whether an error means that a lock wasn't free within the time that the connection's settings allow. */
export function isLockTimeout(error: unknown): boolean {
  return findDatabaseCode(error) === LOCK_TIMEOUT;
}

export function isUniqueViolation(error: unknown): boolean {
  return findDatabaseCode(error) === UNIQUE_VIOLATION;
}

/** Returns whether an error means that a row referred to doesn't exist: it was just deleted, or never existed. */
export function isForeignKeyViolation(error: unknown): boolean {
  return findDatabaseCode(error) === FOREIGN_KEY_VIOLATION;
}

/** Returns whether an error means that two transactions collided and one of them must start again. */
export function isWriteCollision(error: unknown): boolean {
  const code = findDatabaseCode(error);
  return code !== null && COLLISION_CODES.has(code);
}
