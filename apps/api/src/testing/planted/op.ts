import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { opReceipts } from '@quorbit/db/schema/sync';
import { record, write } from '@quorbit/db/write';
import type { Person, TestServer } from '../test-server.ts';
import { attemptInput, type PlantedQuiz } from './quiz.ts';

/** Plants an attempt that is parked on the server, as if applying it had thrown an error. Returns the op's id. */
export async function plantParked({ deps }: TestServer, learner: Person, quiz: PlantedQuiz): Promise<string> {
  const now = deps.now();
  const opId = newId();
  const { timeZone: _zone, ...args } = attemptInput(quiz, { finishedAt: now.toISOString() });
  await write(
    deps.database,
    [userScope(learner.id)],
    async (tx) => {
      await tx.insert(opReceipts).values({
        userId: learner.id,
        opId,
        clientId: newId(),
        seq: 1,
        bodyHash: 'x',
        type: ATTEMPT_SUBMIT,
        status: 'parked',
        parkedBody: {
          type: ATTEMPT_SUBMIT,
          v: 1,
          at: now.toISOString(),
          tz: 'UTC',
          args: { ...args, packHash: '' },
          skew: 0,
        },
        receivedAt: now,
      });
      record(tx, userScope(learner.id), 'held', opId);
    },
    {
      onLateError: (error) => {
        throw error;
      },
    },
  );
  return opId;
}
