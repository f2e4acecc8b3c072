import { newId } from '@quorbit/contracts/lib/ids';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantParked } from '../../testing/planted/op.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { WORK_TABLES } from '../attempts/attempts.calls.ts';
import { plantOwnQuiz } from '../quizzes/quizzes.calls.ts';

export const calls: AreaCalls = {
  procedures: {
    exchange: {
      endings: endingsAt.signedIn(),
      input: async (testCase) => exchangeOf(await plantOwnQuiz(testCase), testCase.server.deps.now()),
      changes: [...WORK_TABLES, 'sync_clients', 'op_receipts'],
    },
    hints: { endings: endingsAt.signedIn() },
    health: { endings: endingsAt.admin() },
    replay: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => {
        await plantParked(server, owner, await plantQuiz(server, { ownerId: null, questions: 2 }));
        return { userId: owner.id };
      },
      changes: [...WORK_TABLES, 'op_receipts'],
    },
  },
  ops: {
    [VOID]: async (_given, count) => Array.from({ length: count }, () => ({ of: newId() })),
  },
};

/**
 * Builds an exchange with one attempt. If the quiz is premium and not the caller's, the call succeeds and rejects the
 * op.
 */
function exchangeOf(quiz: PlantedQuiz, now: Date) {
  const { timeZone: _zone, ...args } = attemptInput(quiz, { finishedAt: now.toISOString() });
  const at = now.toISOString();
  const op = { seq: 1, opId: newId(), type: 'attempt.submit', v: 1, at, tz: 'UTC', args: { ...args, packHash: '' } };
  return { protocol: PROTOCOL, clientId: newId(), epoch: '', cursor: '', clientNow: now.getTime(), ops: [op] };
}
