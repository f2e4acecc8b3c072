// Folds members' work into the challenges of their groups, and notifies groups that reached their goal.
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listDue } from './group-challenges.repository.ts';
import { foldChallenge } from './group-challenges.service.ts';

const PAGE = 50;

/** Folds one page of due challenges, each in its own transaction. Returns true if there may be more. */
export async function foldGroupChallenges({
  database,
  log,
  now,
}: Pick<Deps, 'database' | 'log' | 'now'>): Promise<boolean> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const due = await listDue(database.read, now(), PAGE);
  for (const challenge of due) await write(database, [], (tx) => foldChallenge(tx, challenge, now()), { onLateError });
  return due.length === PAGE;
}

export const groupChallengeFolding: Worker = {
  name: 'group-challenges',
  pauseMs: 5_000,
  start: (deps) => ({ round: () => foldGroupChallenges(deps) }),
};
