/** The names that browsers and Dexie give to storage failures. Any other error is a defect of this app. */
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

/** Returns whether an error is a failure of the browser's storage. Any other error is a defect of this app. */
export function isStorageFailure(error: unknown): boolean {
  return causesOf(error).some(({ name }) => STORAGE_ERROR_NAMES.has(name));
}

/** Returns whether an error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ name }) => name === 'QuotaExceededError');
}

/** Returns an error and the errors that Dexie wrapped in it. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const { inner, failures = [] } = error as { inner?: unknown; failures?: readonly unknown[] };
  return [error, ...causesOf(inner), ...(Array.isArray(failures) ? failures.flatMap(causesOf) : [])];
}
