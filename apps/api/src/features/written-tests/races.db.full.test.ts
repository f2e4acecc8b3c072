import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantMark, plantSitting, plantSubmitted, plantTest } from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const ROUNDS = 12;

/**
 * Makes all calls at once, in reversed order in every other round.
 * @returns the outcome of each call.
 */
async function race<T extends string>(
  round: number,
  calls: Record<T, () => Promise<unknown>>,
): Promise<Record<T, string>> {
  const entries = Object.entries<() => Promise<unknown>>(calls);
  const ordered = round % 2 === 0 ? entries : entries.toReversed();
  const ended = await Promise.all(ordered.map(async ([name, call]) => [name, await outcomeOf(call())]));
  return Object.fromEntries(ended);
}

describeAtNoon('written tests changed at the same moment', (harness, clock) => {
  /**
   * Submits a sitting with one answer, then moves the clock to after the test's closing. The returned `send` sends
   * texts that were written in time.
   */
  async function submitInTime(learner: Person) {
    clock(0);
    const test = await plantTest(harness.server, { closesAt: new Date(NOON + HOUR).toISOString(), questions: [{}] });
    const [questionId = ''] = test.questions;
    const sittingId = await plantSubmitted(harness.server, learner, test, ['First.']);
    clock(2);
    const device = new Device(learner, () => harness.server.deps.now().getTime());
    const send = (text: string) => {
      const args = { sittingId, questionId, text, writtenAt: new Date(NOON).toISOString() };
      return device.exchange([device.op({ type: SITTING_ANSWER, args })]);
    };
    return { testId: test.id, sittingId, questionId, send };
  }

  it('a test is started and edited: the learner sees the questions that are fixed from then on', async () => {
    const { trpc: admin } = await plantPerson(harness.server, { role: 'admin' });
    const { trpc: learner } = await plantPerson(harness.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: testId, questions } = await plantTest(harness.server);
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

  it('a test is started and withdrawn or deleted: exactly one of the two calls is refused', async () => {
    const { trpc: admin } = await plantPerson(harness.server, { role: 'admin' });
    const { trpc: learner } = await plantPerson(harness.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: testId } = await plantTest(harness.server);
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

  it('late text arrives and marks are published: the text is refused, or publishing reports it as unchosen', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const learner = await plantPerson(harness.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { testId, sittingId, questionId, send } = await submitInTime(learner);
      await plantMark(harness.server, admin, { sittingId, questionId });
      let refused = 0;
      let unchosen: number | undefined;
      const { publish } = await race(round, {
        text: async () => {
          refused = (await send('Second.')).rejected.length;
        },
        publish: async () => {
          unchosen = (await admin.trpc.writtenTests.publishMarks.mutate({ testId })).lateUnchosen;
        },
      });
      const { points, questions } = await learner.trpc.writtenTests.report.query({ sittingId });
      expect([publish, points, questions[0]?.text]).toEqual(['ok', 4, 'First.']);
      expect([
        [0, 1],
        [1, 0],
      ]).toContainEqual([refused, unchosen]);
    }
  });

  it('two devices send texts: both are stored, and the newer one counts', async () => {
    const learner = await plantPerson(harness.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      clock(0.5);
      const test = await plantTest(harness.server, { questions: [{}] });
      const [questionId = ''] = test.questions;
      const sittingId = await plantSitting(harness.server, learner, test);
      const send = (text: string, minutes: number) => () => {
        const device = new Device(learner, () => harness.server.deps.now().getTime());
        const writtenAt = new Date(NOON + HOUR / 2 - minutes).toISOString();
        return device.exchange([device.op({ type: SITTING_ANSWER, args: { sittingId, questionId, text, writtenAt } })]);
      };
      const ended = await race(round, { older: send('Of the laptop.', 2), newer: send('Of the phone.', 1) });
      expect(ended).toEqual({ older: 'ok', newer: 'ok' });
      const { sitting } = await learner.trpc.writtenTests.get.query({ testId: test.id });
      expect(sitting?.answers).toMatchObject([{ text: 'Of the phone.', others: [{ text: 'Of the laptop.' }] }]);
    }
  });

  it('late text arrives while a marker chooses: the new text waits, even if the choice succeeds', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const learner = await plantPerson(harness.server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { testId, sittingId, questionId, send } = await submitInTime(learner);
      await send('Second.');
      const answer = async () => (await admin.trpc.writtenTests.answers.query({ testId, questionId })).items[0];
      const seen = { testId, sittingId, questionId, version: (await answer())?.late?.version ?? '' };
      const { choose } = await race(round, {
        text: () => send('Third.'),
        choose: () => admin.trpc.writtenTests.chooseLate.mutate({ ...seen, choice: 'late' }),
      });
      expect(['ok', 'CONFLICT']).toContain(choose);
      expect(await answer()).toMatchObject({ text: 'First.', late: { text: 'Third.', standing: 'unchosen' } });
    }
  });
});
