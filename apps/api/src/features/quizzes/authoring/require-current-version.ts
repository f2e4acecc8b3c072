import { AppError } from '../../../lib/app-error.ts';
import type { VersionRow } from '../versions/versions.repository.ts';

/**
 * Checks the version that a program says it changed; without one, nothing is checked.
 * @throws AppError CONFLICT if the quiz has another version by now.
 */
export function requireCurrentVersion(current: Pick<VersionRow, 'id'>, versionId: string | undefined): void {
  if (versionId !== undefined && versionId !== current.id)
    throw new AppError('CONFLICT', 'This quiz has changed since you read it. Read it again, then repeat your change.');
}
