import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import type { DailyChallenge } from '@quorbit/contracts/daily-challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';
import { DAILY_CHALLENGE_COLLECT } from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { Op } from '@quorbit/contracts/sync/schema';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { xpTotals } from '../xp/xp.totals.ts';

const NOW = new Date('2026-03-20T15:00:00Z');
const TODAY = '2026-03-20';
const QUIZ: DailyChallenge = { kind: 'quiz' };

describeWithServer('challenges of the day', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  let device: Device;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => NOW.getTime());
  });

  const at = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString();
  const finished = (on: Device, daysAgo = 0, right = 0) =>
    on.attempt(attemptInput(quiz, { right, attemptId: newId(), finishedAt: at(daysAgo) }), { at: at(daysAgo) });
  const collect = (on: Device, challenge: DailyChallenge, day = TODAY) =>
    on.op({ type: DAILY_CHALLENGE_COLLECT, args: { day, challenge } });
  const rate = (on: Device, question: number) =>
    on.op({
      type: REVIEW_RATE,
      args: { quizId: quiz.id, questionId: quiz.questionIds[question], quality: 5, left: 3 },
    });
  /** Sends ops and returns the result of each, in their order: the refusal's code, or 'taken'. */
  async function outcomes(on: Device, ops: Op[]) {
    const { rejected } = await on.exchange(ops);
    return ops.map(({ opId }) => rejected.find((refusal) => refusal.opId === opId)?.code ?? 'taken');
  }
  async function paid() {
    await device.drain();
    const profile = device.bodies<ProfileRow>('profile').get(learner.id) ?? expect.fail();
    const { differences } = await xpTotals.inspect(harness.database.read, learner.id, harness.server.deps);
    expect(differences).toEqual([]);
    return { xp: profile.xp, collected: profile.collected };
  }

  it('pay once a day, whichever device collects and whichever challenge it showed', async () => {
    const other = new Device(learner, () => NOW.getTime());
    expect(
      await outcomes(device, [finished(device), collect(device, QUIZ), collect(device, { kind: 'streak' })]),
    ).toEqual(['taken', 'taken', 'taken']);
    expect(await outcomes(other, [collect(other, { kind: 'reviews', count: 10 })])).toEqual(['taken']);
    expect(await paid()).toEqual({ xp: 20, collected: [TODAY] });
  });

  it('are refused until the server has the work, and paid once it does', async () => {
    const history: DailyChallenge = { kind: 'category', category: 'Elsewhere' };
    expect(await outcomes(device, [collect(device, QUIZ)])).toEqual(['CONFLICT']);
    expect(await outcomes(device, [finished(device), collect(device, history)])).toEqual(['taken', 'CONFLICT']);
    expect(await outcomes(device, [collect(device, { kind: 'reviews', count: 2 })])).toEqual(['CONFLICT']);
    const two: DailyChallenge = { kind: 'reviews', count: 2 };
    expect(
      await outcomes(device, [rate(device, 0), collect(device, two), rate(device, 1), collect(device, two)]),
    ).toEqual(['taken', 'CONFLICT', 'taken', 'taken']);
    expect(await paid()).toEqual({ xp: 24, collected: [TODAY] });
  });

  it('pay days that are collected late, each by the work of that day, for 30 days', async () => {
    const days = [1, 2, 30, 31];
    const ops = days.flatMap((ago) => [finished(device, ago), collect(device, QUIZ, addDays(TODAY, -ago))]);
    expect(await outcomes(device, [...ops, collect(device, QUIZ)])).toEqual([
      ...['taken', 'taken', 'taken', 'taken', 'taken', 'taken', 'taken', 'INVALID'],
      'CONFLICT',
    ]);
    expect(await paid()).toEqual({
      xp: 60,
      collected: [addDays(TODAY, -30), addDays(TODAY, -2), addDays(TODAY, -1)],
    });
  });

  it('pay once when two devices collect at the same moment', async () => {
    const other = new Device(learner, () => NOW.getTime());
    await Promise.all([
      device.exchange([finished(device), collect(device, QUIZ)]),
      other.exchange([finished(other), collect(other, { kind: 'streak' })]),
    ]);
    expect(await paid()).toEqual({ xp: 20, collected: [TODAY] });
  });

  it('pay the same in whatever order devices send their work', async () => {
    const works = fc.array(fc.record({ ago: fc.nat(3), on: fc.nat(1), collects: fc.boolean() }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(works, fc.boolean(), async (all, otherFirst) => {
        learner = await plantPerson(harness.server);
        device = new Device(learner, () => NOW.getTime());
        const devices = [device, new Device(learner, () => NOW.getTime())];
        const queues = devices.map((sender, index) => {
          const own = all.filter(({ on }) => on === index);
          return own.flatMap(({ ago, collects }) => [
            finished(sender, ago),
            ...(collects ? [collect(sender, QUIZ, addDays(TODAY, -ago))] : []),
          ]);
        });
        for (const index of otherFirst ? [1, 0] : [0, 1]) await devices[index]?.exchange(queues[index]);
        const days = [...new Set(all.flatMap(({ ago, collects }) => (collects ? [addDays(TODAY, -ago)] : [])))].sort();
        expect(await paid()).toEqual({ xp: 20 * days.length, collected: days });
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
