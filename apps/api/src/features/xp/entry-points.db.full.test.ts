import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { opReceipts } from '@quorbit/db/schema/sync';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { plantPaidRatings } from '../../testing/rating-fixture.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
/** The XP for five easy questions that are all answered correctly. */
const PERFECT = 5 * 5 + 10 + 20;

describeWithServer('XP of work from every entry point', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });
  beforeEach(async () => {
    harness.server.setNow(NOW);
    learner = await plantPerson(harness.server);
  });

  const device = () => new Device(learner, () => NOW.getTime());
  const rest = (path: string, body: object) =>
    send(harness.server.address, 'POST', path, { token: learner.token, body });

  type Submit = (attempt: SubmitAttemptInput) => Promise<unknown>;
  const attemptWays: Readonly<Record<string, Submit>> = {
    tRPC: (attempt) => learner.trpc.attempts.submit.mutate(attempt),
    REST: async ({ quizId, ...body }) => expect((await rest(`/api/quizzes/${quizId}/attempts`, body)).status).toBe(201),
    'the queue': async (attempt) => {
      const phone = device();
      expect((await phone.exchange([phone.attempt(attempt)])).rejected).toEqual([]);
    },
    'the queue, after the time limit': async (attempt) => {
      // The device submits an unfinished draft some time after its time ran out.
      const phone = device();
      expect((await phone.exchange([phone.attempt(attempt, { at: at(0) })])).rejected).toEqual([]);
    },
    'parked work that is replayed': async ({ timeZone: _zone, packHash = '', ...rest }) => {
      const opId = newId();
      const args = { ...rest, packHash };
      await harness.database.read.insert(opReceipts).values({
        userId: learner.id,
        opId,
        clientId: newId(),
        seq: 1,
        bodyHash: 'x',
        type: 'attempt.submit',
        status: 'parked',
        receivedAt: NOW,
        parkedBody: { type: 'attempt.submit', v: 1, at: at(0), tz: 'UTC', args, skew: 0 },
      });
      await admin.trpc.sync.replay.mutate({ userId: learner.id });
    },
  };
  const ways = Object.entries(attemptWays);

  const paid = async (reason: string) =>
    (await harness.database.read.select().from(xpLedger).where(eq(xpLedger.userId, learner.id)))
      .filter((item) => item.reason === reason)
      .map(({ amount }) => amount);
  const xp = async () => (await learner.trpc.accounts.me.query()).xp;
  const isSummedUp = async () =>
    expect((await recountAll(harness.database)).found.filter(({ key }) => key.includes(learner.id))).toEqual([]);

  describe.each(ways)('attempts through %s', (name, submit) => {
    it('pay full XP, then a quarter, then nothing within a day', async () => {
      for (const hours of [-5, -4, -3]) await submit(attemptInput(quiz, { finishedAt: at(hours) }));
      expect(await paid('quiz')).toEqual([PERFECT, 14, 0]);
      expect(await xp()).toBe(PERFECT + 14);
      await isSummedUp();
    });

    it('pay once, even when they also arrive in the other ways', async () => {
      const attempt = attemptInput(quiz, { finishedAt: at(-5) });
      await submit(attempt);
      for (const [first, again] of ways) if (first !== name) await again(attempt);
      expect(await paid('quiz')).toEqual([PERFECT]);
      expect(await xp()).toBe(PERFECT);
    });

    it('at the learner’s own quizzes pay nothing', async () => {
      const own = await plantQuiz(harness.server, { ownerId: learner.id, questions: 5 });
      await submit(attemptInput(own, { finishedAt: at(-5) }));
      expect(await xp()).toBe(0);
    });

    it('at an open ranked quiz pay only for the first one', async () => {
      const ranked = await plantQuiz(harness.server, {
        ownerId: null,
        questions: 5,
        ranked: true,
        closesAt: new Date(at(48)),
      });
      for (const hours of [-5, -4]) await submit(attemptInput(ranked, { finishedAt: at(hours) }));
      expect(await xp()).toBe(PERFECT);
    });
  });

  const card = () => ({ quizId: quiz.id, questionId: quiz.questionIds[4] ?? '' });
  const rateWays: [string, () => Promise<unknown>][] = [
    ['tRPC', () => learner.trpc.reviews.rate.mutate({ ...card(), quality: 5 })],
    ['REST', async () => expect((await rest('/api/reviews/update', { ...card(), quality: 5 })).status).toBe(200)],
    [
      'the queue',
      async () => {
        const phone = device();
        const op = phone.op({ type: REVIEW_RATE, args: { ...card(), quality: 5 } });
        expect((await phone.exchange([op])).rejected).toEqual([]);
      },
    ],
  ];

  describe.each(rateWays)('ratings through %s', (_name, rate) => {
    beforeEach(() => learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 4, finishedAt: at(-48) })));

    it('pay once per card and learner’s day, even when they also arrive in the other ways', async () => {
      await rate();
      for (const [, again] of rateWays) await again();
      expect(await paid('review')).toEqual([2]);
      await isSummedUp();
    });

    it('pay nothing after 500 ratings in a day', async () => {
      await plantPaidRatings(harness.database, learner.id, { count: 500, day: '2026-03-10' });
      await rate();
      expect((await paid('review')).filter((amount) => amount > 0)).toEqual([]);
    });
  });
});
