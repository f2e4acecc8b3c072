import { AppError } from '../../../lib/app-error.ts';
import type { VersionRow } from '../versions/versions.repository.ts';

/**
 * For programs that say which version they changed.
 * @throws AppError CONFLICT where another version is in place by now
 */
export function requireCurrentVersion(current: Pick<VersionRow, 'id'>, versionId: string | undefined): void {
  if (versionId !== undefined && versionId !== current.id)
    throw new AppError('CONFLICT', 'This quiz has changed since you read it. Read it again, then repeat your change.');
}
