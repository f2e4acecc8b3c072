import type { AccountExport } from '@quorbit/contracts/accounts/export';
import { AppError } from '../../../lib/app-error.ts';
import type { RunningExport } from './export.service.ts';

/** The most characters of an export in one reply, for web pages of older releases. */
const MAX_LENGTH = 5_000_000;

/**
 * Returns an export in one reply, for web pages that were loaded before the export became a file.
 * @throws AppError TOO_LARGE above 5 MB.
 */
export async function buildFullExport({ pieces, release }: RunningExport): Promise<AccountExport> {
  try {
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      if (text.length > MAX_LENGTH)
        throw new AppError('TOO_LARGE', 'There is more data than this page can download. Reload it and try again.');
    }
    return JSON.parse(text);
  } finally {
    release();
  }
}
