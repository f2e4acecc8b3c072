// Closes plays that weren't submitted in time, adds new participants to the totals of challenges, and notifies learners
// before challenges end.
import { ENDING_SOON_MS } from '@quorbit/contracts/challenges/runs';
import { PLAY_GRACE_MS } from '@quorbit/contracts/plays/rules';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listOverdue } from '../plays/plays.service.ts';
import { listEnding } from './challenges.repository.ts';
import { notifyOfEnding } from './ending.service.ts';
import { closeOverduePlay } from './participation.service.ts';
import { foldArrivals } from './totals.repository.ts';

const PAGE = 50;
const BATCH = 500;

/** Closes one page of overdue plays, each in its own transaction; returns true when there may be more. */
export async function closeOverduePlays({
  database,
  log,
  now,
}: Pick<Deps, 'database' | 'log' | 'now'>): Promise<boolean> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const before = new Date(now().getTime() - PLAY_GRACE_MS);
  const overdue = await listOverdue(database.read, 'challenge', before, PAGE);
  for (const { id, learner } of overdue)
    await write(database, [userScope(learner.id)], (tx) => closeOverduePlay(tx, learner, id, now()), { onLateError });
  return overdue.length === PAGE;
}

/** Adds one batch of arrivals to the totals of challenges; returns true when there may be more. */
export async function foldParticipants(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => foldArrivals(tx, BATCH))) === BATCH;
}

/** Notifies one batch of learners for each challenge that ends soon; returns true when there may be more. */
export async function notifyOfEndings(
  { database, log, now }: Pick<Deps, 'database' | 'log' | 'now'>,
  batches?: { batch: number },
): Promise<boolean> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const until = new Date(now().getTime() + ENDING_SOON_MS);
  let more = false;
  for (const { id } of await listEnding(database.read, now(), until, PAGE))
    more = (await write(database, [], (tx) => notifyOfEnding(tx, id, now(), batches), { onLateError })) || more;
  return more;
}

export const challengeEndings: Worker = {
  name: 'challenge-endings',
  pauseMs: 30_000,
  start: (deps) => ({ round: () => notifyOfEndings(deps) }),
};

export const challengePlayClosing: Worker = {
  name: 'challenge-plays',
  pauseMs: 5_000,
  start: (deps) => ({ round: () => closeOverduePlays(deps) }),
};

export const challengeFolding: Worker = {
  name: 'challenge-totals',
  pauseMs: 2_000,
  start: ({ database }) => ({ round: () => foldParticipants(database) }),
};
