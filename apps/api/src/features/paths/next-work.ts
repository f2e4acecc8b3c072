// What becomes of a node when its learner works on it. Pure.
import { statusOf } from '@quorbit/contracts/paths/progress';
import type { UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import * as words from '@quorbit/contracts/paths/words';
import { AppError, wrongField } from '../../lib/app-error.ts';
import type { NodeRow } from './paths.repository.ts';
import type { WorkRow } from './progress.repository.ts';
import { workBy } from './views.ts';

type Work = Pick<WorkRow, 'status' | 'mastery' | 'minutes' | 'completedAt'>;
type Node = Pick<NodeRow, 'id' | 'prerequisites' | 'work' | 'quiz' | 'bestPercentage'>;

/**
 * @param nodes all of the path
 * @returns null where nothing changes
 * @throws AppError CONFLICT where the node isn't that far, INVALID without a score that counts
 */
export function nextWork(node: Node, nodes: readonly Node[], input: UpdateNodeInput, now: Date): Work | null {
  const status = statusOf(node, workBy(nodes));
  if (status === 'locked') throw conflict(words.NODE_LOCKED);
  if (input.status === 'in_progress') {
    if (status === 'in_progress') return null;
    if (status !== 'available') throw conflict(words.ALREADY_COMPLETED);
    return { status: 'in_progress', mastery: null, minutes: input.timeSpent, completedAt: null };
  }
  if (status === 'available') throw conflict(words.START_NODE_FIRST);
  return {
    status: 'completed',
    // It never falls, also where the quiz has become invisible or its attempts are gone.
    mastery: Math.max(reached(node, input.score), node.work?.mastery ?? 0),
    minutes: (node.work?.minutes ?? 0) + input.timeSpent,
    completedAt: now,
  };
}

/** A quiz decides, whatever score is sent. */
function reached({ quiz, bestPercentage }: Node, score: number | undefined): number {
  if (quiz) {
    if (bestPercentage === null) throw conflict(words.TAKE_QUIZ_FIRST);
    return bestPercentage;
  }
  if (score === undefined) throw wrongField('score', words.SEND_SCORE);
  return score;
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', message);
}
