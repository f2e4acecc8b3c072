// Handles the start and end of quizzes' seals: records the changes for devices and, at the end, grades the waiting
// attempts of one learner after the other.
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import {
  closeTransition,
  findDueTransition,
  recordTransition,
  saveTransitionProgress,
  scopesOfTransition,
} from '../quizzes/seals/seals.service.ts';
import { listWaitingLearners } from './opening.repository.ts';
import { openAttempts } from './opening.service.ts';

/** The number of learners processed per round. */
const PAGE = 50;
/**
 * The milliseconds after a seal's start or end at which it is processed a second time. No call takes this long from
 * reading the clock to its commit, so later commits can't have a time before the transition.
 */
const RECHECK_MS = 60_000;

type TransitionDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/**
 * Processes one page of learners for one seal transition; returns true when there may be more. Processing the same
 * transition twice does no harm.
 */
export async function processSealTransition({ database, log, now }: TransitionDeps, page = PAGE): Promise<boolean> {
  const transition = await findDueTransition(database.read, now());
  if (!transition) return false;
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const { quizId, userId, doneTo: after } = transition;
  const learners = await listWaitingLearners(database.read, { quizId, userId, after, limit: page });
  for (const learner of learners) {
    const open = () =>
      write(database, [userScope(learner.id)], (tx) => openAttempts(tx, learner, quizId, now()), { onLateError });
    while (await open());
  }
  const last = learners.at(-1);
  if (last && learners.length === page) {
    await database.transaction((tx) => saveTransitionProgress(tx, transition, last.id));
    return true;
  }
  const scopes: Scope[] = await scopesOfTransition(database.read, transition);
  await write(
    database,
    scopes,
    async (tx) => {
      if (transition.again) await recordTransition(tx, transition, now());
      await closeTransition(tx, transition, new Date(now().getTime() + RECHECK_MS));
    },
    { onLateError },
  );
  return true;
}

export const sealTransitions: Worker = {
  name: 'seals',
  pauseMs: 5_000,
  start: (deps) => ({ round: () => processSealTransition(deps) }),
};
