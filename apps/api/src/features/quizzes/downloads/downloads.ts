// Decides which of a learner's changes to a download is the latest. Pure.
import { isLater } from '../../../lib/is-later.ts';

/** A learner's download of one quiz, or its removal. `packHash` is null where the download was removed. */
export interface DownloadChange {
  quizId: string;
  packHash: string | null;
  /** When the learner downloaded or removed the quiz, corrected for the device's clock. */
  at: Date;
  opId: string;
}

type DownloadRefusal = 'not found' | 'too many';

interface FoldContext {
  /** The stored download changes, by quiz id, for the quizzes that the new changes name. */
  stored: ReadonlyMap<string, DownloadChange>;
  /** The number of quizzes that the learner keeps, including quizzes that the changes don't name. */
  downloadCount: number;
  maxDownloads: number;
  /** Returns whether the learner may see the quiz of this change, or whether the change names a pack of the quiz. */
  canDownload: (said: DownloadChange) => boolean;
}

/** Applies download changes in their order. Returns the changes to store, one per quiz, and the refusals by op id. */
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
