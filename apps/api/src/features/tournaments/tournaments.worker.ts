// Starts tournaments and ends their rounds, closes plays that nobody submitted in time, and pays out what players are
// owed.
import { PLAY_GRACE_MS } from '@quorbit/contracts/plays/rules';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listOverdue } from '../plays/plays.service.ts';
import { payOutPlayer } from './payouts.service.ts';
import { listDuePlayers } from './players.repository.ts';
import { closeOverduePlay } from './round-play.service.ts';
import { advanceTournament } from './rounds.service.ts';
import { listDue } from './tournaments.repository.ts';

const PAGE_SIZE = 50;

type WorkerDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** Closes one page of overdue plays, each in its own transaction; returns true when there may be more. */
export async function closeOverduePlays({ database, log, now }: WorkerDeps): Promise<boolean> {
  const before = new Date(now().getTime() - PLAY_GRACE_MS);
  const overdue = await listOverdue(database.read, 'tournament', before, PAGE_SIZE);
  for (const { id, learner } of overdue)
    await write(
      database,
      [userScope(learner.id)],
      (tx) => closeOverduePlay(tx, learner, id, now()),
      lateErrorLogger(log),
    );
  return overdue.length === PAGE_SIZE;
}

/** Advances each due tournament by one step; returns true when there may be more to do. */
export async function advanceTournaments({ database, log, now }: WorkerDeps): Promise<boolean> {
  let advanced = false;
  for (const id of await listDue(database.read, now(), PAGE_SIZE))
    advanced = (await write(database, [], (tx) => advanceTournament(tx, id, now()), lateErrorLogger(log))) || advanced;
  return advanced;
}

/** Pays out one page of players, each in its own transaction; returns true when there may be more. */
export async function payOutPlayers({ database, log, now }: WorkerDeps): Promise<boolean> {
  const duePlayers = await listDuePlayers(database.read, PAGE_SIZE);
  for (const { id, learner } of duePlayers) {
    const scopes = learner ? [userScope(learner.id)] : [];
    await write(database, scopes, (tx) => payOutPlayer(tx, learner, id, now()), lateErrorLogger(log));
  }
  return duePlayers.length === PAGE_SIZE;
}

function lateErrorLogger(log: Deps['log']) {
  return { onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed') };
}

async function runWorkerRound(deps: WorkerDeps): Promise<boolean> {
  // Plays are closed first, since a round ends only once its plays are closed.
  const hasMore = await closeOverduePlays(deps);
  const advanced = await advanceTournaments(deps);
  return (await payOutPlayers(deps)) || advanced || hasMore;
}

export const tournamentRounds: Worker = {
  name: 'tournament-rounds',
  pauseMs: 2_000,
  start: (deps) => ({ round: () => runWorkerRound(deps) }),
};
