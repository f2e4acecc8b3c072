// Notifies learners who joined a challenge and haven't completed it that it ends soon.
import { endsSoonAt, runStateOf } from '@quorbit/contracts/challenges/runs';
import type { Tx } from '@quorbit/db/client';
import { notify } from '../notification-queue/notification-queue.service.ts';
import * as repository from './challenges.repository.ts';
import { pageOfIncomplete } from './runs.repository.ts';

/** The number of learners handled in one transaction; ten thousand may take part in one challenge. */
const MAX_PER_BATCH = 200;

/**
 * Notifies the next learners, in the order of their ids. Two processes never handle the same challenge at once, and a
 * learner who is notified twice sees one notification.
 * @returns whether there may be more.
 */
export async function notifyOfEnding(
  tx: Tx,
  challengeId: string,
  now: Date,
  { batch = MAX_PER_BATCH } = {},
): Promise<boolean> {
  const challenge = await repository.lockEnding(tx, challengeId);
  if (!challenge || now < endsSoonAt(challenge) || now >= challenge.endsAt) return false;
  const runs = await pageOfIncomplete(tx, challengeId, challenge.endingToldTo, batch);
  const running = runs.filter((run) => runStateOf(run, challenge.endsAt, now).status === 'in_progress');
  await notify(
    tx,
    running.map(({ userId }) => ({
      userId,
      kind: 'challenge_ending',
      source: challengeId,
      about: { challengeId, game: challenge.title },
    })),
    now,
  );
  const last = runs.at(-1)?.userId;
  const more = runs.length === batch;
  await repository.updateEnding(tx, challengeId, {
    endingTold: !more,
    ...(last === undefined ? {} : { endingToldTo: last }),
  });
  return more;
}
