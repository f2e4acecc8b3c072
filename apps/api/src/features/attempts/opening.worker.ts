// When a seal begins or ends: tells the screens and, at its end, grades what waited for it, one learner after the other.
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
import { listWaitingLearners, openAttempts } from './opening.service.ts';

/** Learners in one round. */
const PAGE = 50;
/** No call takes so long from reading the clock to its commit: after it, nothing is accepted as of before the transition. */
const RECHECK_MS = 60_000;

type TransitionDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** One page of the learners of one transition; returns true when there may be more. The same transition processed twice does no harm. */
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
