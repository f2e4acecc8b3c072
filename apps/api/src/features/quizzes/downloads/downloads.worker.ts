// Sends a change of a quiz to the learners who keep it: it's recorded in the scope of each, one transaction each, so
// that authors never wait.
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../../kernel/area.ts';
import type { Deps } from '../../../kernel/deps.ts';
import * as repository from './downloads.repository.ts';
import { recordForDownloader } from './downloads.service.ts';

/**
 * Authors edit several times in a row, so learners get a change only after nothing changed for this long, in
 * milliseconds.
 */
const QUIET_MS = 60_000;
/** The number of learners in one round. */
const PAGE = 100;

type NotifyDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/**
 * Notifies one page of the learners who keep one quiz; returns true when there may be more. Notifying a learner twice
 * does no harm.
 */
export async function notifyDownloaders({ database, log, now }: NotifyDeps, page = PAGE): Promise<boolean> {
  const change = await repository.findDueChange(database.read, new Date(now().getTime() - QUIET_MS));
  if (!change) return false;
  const downloaderIds = await repository.listDownloaders(database.read, change.quizId, change.toldTo, page);
  for (const userId of downloaderIds) await notifyDownloader({ database, log }, { quizId: change.quizId, userId });
  const last = downloaderIds.at(-1);
  await database.transaction((tx) =>
    last !== undefined && downloaderIds.length === page
      ? repository.updateToldTo(tx, change, last)
      : repository.deleteQuizChange(tx, change),
  );
  return true;
}

/**
 * Error that rolls back the locking of a learner's scope if the learner no longer keeps the quiz, because the learner
 * may be deleted.
 */
class NoLongerDownloaded extends Error {}

async function notifyDownloader(
  { database, log }: Omit<NotifyDeps, 'now'>,
  download: { quizId: string; userId: string },
) {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  try {
    await write(
      database,
      [userScope(download.userId)],
      async (tx) => {
        if (!(await recordForDownloader(tx, download))) throw new NoLongerDownloaded();
      },
      { onLateError },
    );
  } catch (error) {
    if (!(error instanceof NoLongerDownloaded)) throw error;
  }
}

export const downloadNotifying: Worker = {
  name: 'keepers',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => notifyDownloaders(deps) }),
};
