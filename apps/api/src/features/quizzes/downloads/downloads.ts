// Which of a learner's words about a download is the last. Pure.
import { isLater } from '../../../lib/is-later.ts';

/** A learner's download of one quiz, or its removal. `packHash` is null where the download was removed. */
export interface DownloadChange {
  quizId: string;
  packHash: string | null;
  /** Corrected time. */
  at: Date;
  opId: string;
}

type DownloadRefusal = 'not found' | 'too many';

interface FoldContext {
  /** The stored change of each quiz that the changes name, by quiz. */
  stored: ReadonlyMap<string, DownloadChange>;
  /** How many quizzes the learner keeps, others included. */
  downloadCount: number;
  maxDownloads: number;
  /** Whether the learner may see that quiz or names a pack of it. */
  canDownload: (said: DownloadChange) => boolean;
}

/** Takes in order what was said. Returns what is to be stored, by quiz, and what is refused, by op id. */
export function foldDownloads(
  changes: readonly DownloadChange[],
  { stored, downloadCount, maxDownloads, canDownload }: FoldContext,
) {
  const last = new Map(stored);
  const changed = new Map<string, DownloadChange>();
  const refused = new Map<string, DownloadRefusal>();
  let count = downloadCount;
  for (const change of changes) {
    const before = last.get(change.quizId);
    const delta = Number(change.packHash !== null) - Number((before?.packHash ?? null) !== null);
    if (change.packHash !== null && !canDownload(change)) refused.set(change.opId, 'not found');
    else if (before && !isLater(change, before)) continue;
    else if (delta > 0 && count + delta > maxDownloads) refused.set(change.opId, 'too many');
    else {
      count += delta;
      last.set(change.quizId, change);
      changed.set(change.quizId, change);
    }
  }
  return { changed: [...changed.values()], refused };
}
