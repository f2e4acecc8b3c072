import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { listTimelyDays, zoneSessionsOf } from '@quorbit/contracts/streaks/streak';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { propertyRunsOn } from '@quorbit/db/testing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-20T15:00:00Z');
const TODAY = '2026-03-20';
const ago = (hours: number) => NOW - hours * HOUR;
const at = (hoursAgo: number) => new Date(ago(hoursAgo)).toISOString();

describeWithServer('the history in the row of a profile', { now: new Date(NOW) }, (harness) => {
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
  });

  async function historyOf(learner: Person) {
    const device = new Device(learner, () => NOW);
    await device.drain();
    const row = device.bodies<ProfileRow>('profile').get(learner.id);
    return row?.history ?? expect.fail();
  }

  const finish = (learner: Person, hoursAgo: number, timeZone = 'UTC') =>
    learner.trpc.attempts.submit.mutate(
      attemptInput(quiz, { attemptId: newId(), right: 1, timeZone, finishedAt: at(hoursAgo) }),
    );

  it('lists the days of the last 36 on which the learner worked, with paid ratings and time zones', async () => {
    const learner = await plantPerson(harness.server);
    harness.server.setNow(new Date(NOW - 40 * 24 * HOUR));
    await finish(learner, 40 * 24);
    harness.server.setNow(new Date(NOW));
    const device = new Device(learner, () => NOW);
    const rate = (question: number, hoursAgo: number) =>
      device.op({
        type: REVIEW_RATE,
        at: at(hoursAgo),
        args: { quizId: quiz.id, questionId: quiz.questionIds[question], quality: 5, left: 4 },
      });
    // Rating the first question pays nothing, because it has no card; rating a card a second time on a day pays nothing
    // either.
    await device.exchange([rate(1, 24), rate(2, 25), rate(2, 26), rate(0, 24), rate(0, 48), rate(1, 41 * 24)]);
    await finish(learner, 0);
    expect(await historyOf(learner)).toEqual({
      before: { count: 1, points: 1, lastDay: addDays(TODAY, -40) },
      days: [
        { day: addDays(TODAY, -2), active: false, ratings: 0, seen: [['UTC', ago(48), ago(48)]] },
        { day: addDays(TODAY, -1), active: false, ratings: 2, seen: [['UTC', ago(26), ago(24)]] },
        { day: TODAY, active: true, ratings: 0, seen: [['UTC', NOW, NOW]] },
      ],
    });
  });

  it('predicts the server’s streak from work that hasn’t arrived yet', async () => {
    const work = fc.record({
      hoursAgo: fc.oneof({ weight: 4, arbitrary: fc.nat(20 * 24) }, { weight: 1, arbitrary: fc.nat(45 * 24) }),
      zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'),
    });
    const works = fc.array(work, { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(works, works, async (done, pending) => {
        const learner = await plantPerson(harness.server);
        for (const { hoursAgo, zone } of done) await finish(learner, hoursAgo, zone);
        const worked = pending.map(({ hoursAgo, zone }) => ({
          day: learnerDay(new Date(at(hoursAgo)), zone),
          today: learnerDay(new Date(NOW), zone),
          zone,
          at: ago(hoursAgo),
          counts: true,
        }));
        const folded = foldHistory(await historyOf(learner), listTimelyDays(worked), zoneSessionsOf(worked));
        for (const { hoursAgo, zone } of pending) await finish(learner, hoursAgo, zone);
        expect((await learner.trpc.accounts.me.query()).streak).toEqual(folded);
      }),
      { numRuns: propertyRunsOn(harness.database, 10) },
    );
  }, 120_000);
});
