import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { plantMark, plantSubmitted, plantTest } from '../../testing/planted-written-test.ts';
import { outcomeOf } from '../../testing/refusal.ts';

const ROUNDS = 12;

/** Calls all at once, the last first in every other round. */
async function race<T extends string>(
  round: number,
  calls: Record<T, () => Promise<unknown>>,
): Promise<Record<T, string>> {
  const entries = Object.entries<() => Promise<unknown>>(calls);
  const ordered = round % 2 === 0 ? entries : entries.toReversed();
  const ended = await Promise.all(ordered.map(async ([name, call]) => [name, await outcomeOf(call())]));
  return Object.fromEntries(ended);
}

describeAtNoon('at the same moment', (its, clock) => {
  it('a test is started and edited: the learner sees the questions that are fixed from then on', async () => {
    const { trpc: admin } = await plantPerson(its.server, { role: 'admin' });
    const { trpc: learner } = await plantPerson(its.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: testId, questions } = await plantTest(its.server);
      const wanted = [{ id: newId(), prompt: 'How?', marks: 3 }];
      let asked: string[] = [];
      const ended = await race(round, {
        start: async () => {
          const { sitting } = await learner.writtenTests.start.mutate({ testId, sittingId: newId() });
          asked = sitting?.questions.map(({ id }) => id) ?? [];
        },
        edit: () => admin.writtenTests.saveQuestions.mutate({ testId, questions: wanted }),
      });
      expect(ended.start).toBe('ok');
      expect(['ok', 'CONFLICT']).toContain(ended.edit);
      expect(asked).toEqual(ended.edit === 'ok' ? wanted.map(({ id }) => id) : questions);
      expect((await admin.writtenTests.getManaged.query({ testId })).questions.map(({ id }) => id)).toEqual(asked);
    }
  });

  it('a test is started and withdrawn or deleted: one of both is refused', async () => {
    const { trpc: admin } = await plantPerson(its.server, { role: 'admin' });
    const { trpc: learner } = await plantPerson(its.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: testId } = await plantTest(its.server);
      const { start, end } = await race(round, {
        start: () => learner.writtenTests.start.mutate({ testId, sittingId: newId() }),
        end: () => admin.writtenTests[round % 3 === 0 ? 'withdraw' : 'delete'].mutate({ testId }),
      });
      expect([
        ['ok', 'CONFLICT'],
        ['NOT_FOUND', 'ok'],
      ]).toContainEqual([start, end]);
    }
  });

  it('late text arrives and marks are published: the text is refused, or waits for its mark', async () => {
    const admin = await plantPerson(its.server, { role: 'admin' });
    const learner = await plantPerson(its.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      clock(0);
      const test = await plantTest(its.server, { closesAt: new Date(NOON + HOUR).toISOString(), questions: [{}] });
      const [questionId = ''] = test.questions;
      const sittingId = await plantSubmitted(its.server, learner, test, ['First.']);
      await plantMark(its.server, admin, { sittingId, questionId });
      clock(2);
      const device = new Device(learner, () => its.server.deps.now().getTime());
      const args = { sittingId, questionId, text: 'Second.', writtenAt: new Date(NOON).toISOString() };
      let refused = 0;
      const { publish } = await race(round, {
        text: async () => {
          refused = (await device.exchange([device.op({ type: SITTING_ANSWER, args })])).rejected.length;
        },
        publish: () => admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id }),
      });
      const { points, questions } = await learner.trpc.writtenTests.report.query({ sittingId });
      expect([
        ['ok', 1, 4, 'First.'],
        ['CONFLICT', 0, null, 'Second.'],
      ]).toContainEqual([publish, refused, points, questions[0]?.text]);
    }
  });
});
