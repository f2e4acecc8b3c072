// Starts tournaments and ends their rounds, closes plays that nobody submitted in time, and pays what players are owed.
import { PLAY_GRACE_MS } from '@quorbit/contracts/plays/rules';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listOverdue } from '../plays/plays.service.ts';
import { payOutPlayer } from './payouts.service.ts';
import { listOwed } from './players.repository.ts';
import { advanceTournament } from './rounds.service.ts';
import { closeOverduePlay } from './taking-part.service.ts';
import { listDue } from './tournaments.repository.ts';

const PAGE = 50;

type Needed = Pick<Deps, 'database' | 'log' | 'now'>;

/** One page of overdue plays, each in a transaction of its own; returns true when there may be more. */
export async function closePlays({ database, log, now }: Needed): Promise<boolean> {
  const before = new Date(now().getTime() - PLAY_GRACE_MS);
  const overdue = await listOverdue(database.read, 'tournament', before, PAGE);
  for (const { id, learner } of overdue)
    await write(database, [userScope(learner.id)], (tx) => closeOverduePlay(tx, learner, id, now()), late(log));
  return overdue.length === PAGE;
}

/** Takes each tournament whose time has come one step on; returns true when one may have another to take. */
export async function advanceAll({ database, log, now }: Needed): Promise<boolean> {
  let advanced = false;
  for (const id of await listDue(database.read, now(), PAGE))
    advanced = (await write(database, [], (tx) => advanceTournament(tx, id, now()), late(log))) || advanced;
  return advanced;
}

/** One page of what players are owed, each in a transaction of its own; returns true when there may be more. */
export async function payOutAll({ database, log, now }: Needed): Promise<boolean> {
  const owed = await listOwed(database.read, PAGE);
  for (const { id, learner } of owed) {
    const scopes = learner ? [userScope(learner.id)] : [];
    await write(database, scopes, (tx) => payOutPlayer(tx, learner, id, now()), late(log));
  }
  return owed.length === PAGE;
}

function late(log: Deps['log']) {
  return { onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed') };
}

async function round(deps: Needed): Promise<boolean> {
  // A round ends once its plays are closed.
  const more = await closePlays(deps);
  const advanced = await advanceAll(deps);
  return (await payOutAll(deps)) || advanced || more;
}

export const tournamentRounds: Worker = {
  name: 'tournament-rounds',
  pauseMs: 2_000,
  start: (deps) => ({ round: () => round(deps) }),
};
