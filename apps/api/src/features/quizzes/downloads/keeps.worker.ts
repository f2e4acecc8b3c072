// Tells those who keep a quiz that it changed: each in their own scope, one transaction each, so that authors never wait.
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../../kernel/area.ts';
import type { Deps } from '../../../kernel/deps.ts';
import * as repository from './keeps.repository.ts';
import { recordForKeeper } from './keeps.service.ts';

/** Authors edit several times in a row: keepers hear of it when nothing changed for this long. */
const QUIET_MS = 60_000;
/** Keepers in one round. */
const PAGE = 100;

type Telling = Pick<Deps, 'database' | 'log' | 'now'>;

/** One page of the keepers of one quiz; returns true when there may be more. Telling somebody twice does no harm. */
export async function tellKeepers({ database, log, now }: Telling, page = PAGE): Promise<boolean> {
  const change = await repository.findChange(database.read, new Date(now().getTime() - QUIET_MS));
  if (!change) return false;
  const keepers = await repository.listKeepers(database.read, change.quizId, change.toldTo, page);
  for (const userId of keepers) await tellOne({ database, log }, { quizId: change.quizId, userId });
  const last = keepers.at(-1);
  await database.transaction((tx) =>
    last !== undefined && keepers.length === page
      ? repository.noteTold(tx, change, last)
      : repository.closeChange(tx, change),
  );
  return true;
}

/** Undoes the locking of a scope whose learner may be gone. */
class KeepsNoLonger extends Error {}

async function tellOne({ database, log }: Omit<Telling, 'now'>, whom: { quizId: string; userId: string }) {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  try {
    await write(
      database,
      [userScope(whom.userId)],
      async (tx) => {
        if (!(await recordForKeeper(tx, whom))) throw new KeepsNoLonger();
      },
      { onLateError },
    );
  } catch (error) {
    if (!(error instanceof KeepsNoLonger)) throw error;
  }
}

export const quizKeepers: Worker = {
  name: 'keepers',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => tellKeepers(deps) }),
};
