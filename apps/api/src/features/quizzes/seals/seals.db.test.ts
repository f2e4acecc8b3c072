import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import {
  attemptInput,
  type PlantedQuiz,
  plantedQuestion,
  plantQuiz,
  plantSeal,
  SECRET_EXPLANATION,
} from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';
import { packMirror } from '../quizzes.mirror.ts';
import { startSeals } from './seals.service.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const SEALED = 'This quiz is part of a running game. It opens again when the game ends.';

/** Returns whether a server response contains, at any depth, a key or which answers were right. */
function holdsKey(response: unknown): boolean {
  const seen = JSON.stringify(response);
  return /"(correctAnswer|explanation|correct)":(?!null)/.test(seen) || seen.includes(SECRET_EXPLANATION);
}

describeWithServer('sealed quizzes', (harness) => {
  let owner: Person;
  let admin: Person;
  let learner: Person;
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    [owner, admin, learner] = await Promise.all([
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server, { role: 'admin' }),
      plantPerson(harness.server, { role: 'premium' }),
    ]);
  });
  beforeEach(async () => {
    harness.server.setNow(NOON);
    quiz = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
  });

  const clock = (minutes: number) => harness.server.setNow(new Date(NOON.getTime() + minutes * 60_000));
  const start = (person: Person) => outcomeOf(person.trpc.quizzes.start.query({ id: quiz.id }));
  const submit = (person: Person) => outcomeOf(person.trpc.attempts.submit.mutate(attemptInput(quiz)));
  const get = (person: Person) => person.trpc.quizzes.get.query({ id: quiz.id });

  it('refuse to start and to take attempts, with and without the pack, and give the reason', async () => {
    await plantSeal(harness.server, quiz.id, NOON);
    const calls = [
      learner.trpc.quizzes.start.query({ id: quiz.id }),
      learner.trpc.attempts.submit.mutate(attemptInput(quiz)),
      learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), packHash: quiz.packHash }),
    ];
    const refusals = await Promise.all(calls.map(refusalOf));
    expect(refusals).toEqual(Array(3).fill({ code: 'CONFLICT', status: 409, message: SEALED }));
    const listed = await learner.trpc.quizzes.list.query({ limit: 100 });
    expect(listed.items.find(({ id }) => id === quiz.id)).toMatchObject({ sealed: true, attempts: 0 });
    expect(await get(learner)).toMatchObject({ sealed: true });
  });

  it('reveal no key in any response to a learner, including the report of an earlier attempt', async () => {
    const given = attemptInput(quiz, { right: 2 });
    const before = await learner.trpc.attempts.submit.mutate(given);
    expect(holdsKey(before)).toBe(true);
    await plantSeal(harness.server, quiz.id, NOON);
    const responses = await Promise.all([
      get(learner),
      learner.trpc.quizzes.list.query({ limit: 100 }),
      learner.trpc.reports.get.query({ id: before.id }),
      learner.trpc.reports.list.query({}),
      learner.trpc.accounts.export.mutate(),
      learner.trpc.attempts.submit.mutate(given),
    ]);
    expect(responses.map(holdsKey)).toEqual([false, false, false, false, false, false]);
    expect(responses[5]).toMatchObject({ id: before.id, score: 2, xpEarned: before.xpEarned });
    clock(60);
    expect(await learner.trpc.reports.get.query({ id: before.id })).toEqual(before);
  });

  it('stay open for their owner and for admins', async () => {
    await plantSeal(harness.server, quiz.id, NOON);
    for (const person of [owner, admin]) {
      expect(await get(person)).toMatchObject({ sealed: false, questions: [{ correctAnswer: 'B' }, {}, {}] });
      expect([await start(person), await submit(person)]).toEqual(['ok', 'ok']);
    }
  });

  it('are sealed and unsealed at the exact millisecond at which the seal begins and ends', async () => {
    const { startsAt, endsAt } = await plantSeal(harness.server, quiz.id, NOON);
    const outcomes: string[] = [];
    for (const [time, offset] of [
      [startsAt, -1],
      [startsAt, 0],
      [endsAt, -1],
      [endsAt, 0],
    ] as const) {
      harness.server.setNow(new Date(time.getTime() + offset));
      outcomes.push(await start(learner));
    }
    expect(outcomes).toEqual(['ok', 'CONFLICT', 'CONFLICT', 'ok']);
  });

  it('stay sealed while any one of several seals lasts', async () => {
    await plantSeal(harness.server, quiz.id, NOON);
    await plantSeal(harness.server, quiz.id, new Date(NOON.getTime() + 90 * 60_000));
    clock(100);
    expect(await start(learner)).toBe('CONFLICT');
    clock(150);
    expect(await start(learner)).toBe('ok');
  });

  it('name the game that ends last to those whom it locks out, and a room to nobody', async () => {
    const { database } = harness.server.deps;
    const games = (['challenge', 'tournament'] as const).map((kind) => ({ kind, id: newId(), name: `A ${kind}` }));
    for (const [index, game] of games.entries()) {
      const endsAt = new Date(NOON.getTime() + (index + 1) * 60 * 60_000);
      await database.transaction((tx) =>
        startSeals(tx, { quizId: quiz.id, userIds: [null], startsAt: NOON, endsAt, game }),
      );
    }
    await plantSeal(harness.server, quiz.id, new Date(NOON.getTime() + 150 * 60_000), learner.id);
    await plantSeal(harness.server, quiz.id, NOON, owner.id);
    const named = async (person: Person) => (await get(person)).game;
    const [, tournament] = games;
    expect([await named(learner), await named(owner), await named(admin)]).toEqual([tournament, undefined, undefined]);
    clock(150);
    expect(await get(learner)).toMatchObject({ inGame: true });
    expect(await named(learner)).toBeUndefined();
  });

  it('are closed by a room’s seal to its players, even to admins and the owner, and open to all others', async () => {
    for (const seated of [learner, owner, admin]) await plantSeal(harness.server, quiz.id, NOON, seated.id);
    for (const seated of [learner, owner, admin]) {
      expect([await start(seated), await submit(seated)]).toEqual(['CONFLICT', 'CONFLICT']);
      const { items } = await seated.trpc.quizzes.list.query({ limit: 100 });
      const card = items.find(({ id }) => id === quiz.id);
      expect(card?.sealed).toBe(true);
      expect([await get(seated), card].map(holdsKey)).toEqual([false, false]);
    }
    const person = await plantPerson(harness.server, { role: 'premium' });
    expect([await start(person), await submit(person)]).toEqual(['ok', 'ok']);
  });

  it('reveal no key to an owner seated in a room who edits, lists or exports the quiz', async () => {
    await plantSeal(harness.server, quiz.id, NOON, owner.id);
    const edited = await owner.trpc.quizzes.addQuestion.mutate({ quizId: quiz.id, ...plantedQuestion('easy', 7) });
    expect(edited.questions).toHaveLength(4);
    const removed = await owner.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 0 });
    const mine = await owner.trpc.quizzes.list.query({ mine: true, limit: 100 });
    const exported = Object(await owner.trpc.accounts.export.mutate());
    const rows = [...mine.items, ...exported.quizzes].filter(({ id }) => id === quiz.id);
    expect(rows.map(({ questions }) => questions?.length)).toEqual([3, 3]);
    expect([edited, removed, ...rows].map(holdsKey)).toEqual([false, false, false, false]);
  });

  it('leave other quizzes open', async () => {
    const otherQuiz = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
    await plantSeal(harness.server, otherQuiz.id, NOON);
    expect([await start(learner), await submit(learner)]).toEqual(['ok', 'ok']);
    expect(await outcomeOf(learner.trpc.quizzes.start.query({ id: newId() }))).toBe('NOT_FOUND');
  });

  it('are marked as sealed in the mirrored row until the seal ends', async () => {
    const device = new Device(learner, () => NOON.getTime());
    await device.exchange([device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } })]);
    await plantSeal(harness.server, quiz.id, NOON);
    const sealed = async (person: Person, now: Date) => {
      const audience = { userId: person.id, role: person.user.role, scope: userScope(person.id), now };
      return (await packMirror.read(harness.database.read, audience, [quiz.id])).get(quiz.id);
    };
    expect(await sealed(learner, NOON)).toMatchObject({ sealed: true });
    expect(await sealed(learner, new Date(NOON.getTime() + 3_600_000))).toMatchObject({ sealed: false });
    expect(await sealed(owner, NOON)).toMatchObject({ sealed: false });
  });
});
