/** How browsers, and Dexie, name what a disk does to us. Any other error is a defect of ours. */
const STORAGE_ERROR_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'NoSuchDatabaseError',
  'NotReadableError',
  'OpenFailedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionChangeError',
  'VersionError',
]);

/** Whether the browser failed to keep or to give something; anything else that is thrown is a defect of ours. */
export function isStorageFailure(error: unknown): boolean {
  return causesOf(error).some(({ name }) => STORAGE_ERROR_NAMES.has(name));
}

/** Whether there was no space. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ name }) => name === 'QuotaExceededError');
}

/** An error, and what Dexie wraps in it. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const { inner, failures = [] } = error as { inner?: unknown; failures?: readonly unknown[] };
  return [error, ...causesOf(inner), ...(Array.isArray(failures) ? failures.flatMap(causesOf) : [])];
}
