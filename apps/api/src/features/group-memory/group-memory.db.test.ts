import { cards } from '@quorbit/db/schema/reviews';
import { groupMembers } from '@quorbit/db/schema/study-groups';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const DAY_MS = 86_400_000;

describeWithServer('group memory', { now: NOW }, (harness) => {
  let host: Person;
  let others: Person[];
  let quiz: PlantedQuiz;
  let id: string;
  beforeEach(async () => {
    host = await plantPerson(harness.server, { role: 'premium' });
    others = await Promise.all([1, 2, 3].map(() => plantPerson(harness.server)));
    quiz = await plantQuiz(harness.server, { ownerId: null });
    ({ id } = await plantGroup(harness.server, host, { members: others, quizIds: [quiz.id] }));
  });

  /**
   * Plants a card for the quiz's question at this index, reviewed so many days ago, with a stability of ten days (90 %
   * recall).
   */
  async function remember({ id: userId }: Person, place: number, daysAgo: number, of = quiz): Promise<void> {
    const at = new Date(NOW.getTime() - daysAgo * DAY_MS);
    await harness.database.transaction((tx) =>
      tx.insert(cards).values({
        userId,
        quizId: of.id,
        questionId: of.questionIds[place] ?? '',
        packHash: of.packHash,
        state: 'review',
        due: at,
        lastReview: at,
        stability: 10,
        difficulty: 5,
        reps: 1,
        lapses: 0,
      }),
    );
  }
  const agree = ({ trpc }: Person, joinsMemory = true) =>
    trpc.studyGroups.agree.mutate({ id, showsPercent: false, joinsMemory });
  const memory = (person = host) => person.trpc.groupMemory.get.query({ id });
  const NOTHING = { quizzes: [], review: null };

  it('is shown to all members once three people agreed, and to nobody outside', async () => {
    for (const person of [host, ...others]) await remember(person, 0, 100);
    await agree(host);
    await agree(others[0] as Person);
    expect(await memory()).toEqual({ agreeing: 2, ...NOTHING });
    await agree(others[1] as Person);
    const { agreeing, quizzes, review } = await memory(others[2]);
    expect(agreeing).toBe(3);
    expect(quizzes).toEqual([{ quizId: quiz.id, title: quiz.title, questionCount: 1, recall: expect.any(Number) }]);
    expect((quizzes[0]?.recall ?? -1) % 10).toBe(0);
    expect(review).toEqual({ quizId: quiz.id, questionIds: [quiz.questionIds[0]] });
    // A member who withdraws the agreement no longer counts, from then on.
    await agree(host, false);
    expect(await memory()).toEqual({ agreeing: 2, ...NOTHING });
    const stranger = await plantPerson(harness.server);
    expect(await refusalOf(memory(stranger))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves out questions that fewer than three people have, or that they know well', async () => {
    for (const person of [host, ...others]) await agree(person);
    await remember(host, 0, 100);
    await remember(others[0] as Person, 0, 100);
    for (const person of others) await remember(person, 1, 1);
    expect(await memory()).toEqual({ agreeing: 4, ...NOTHING });
  });

  it('leaves out sealed quizzes and quizzes that the group doesn’t share', async () => {
    const plantedQuiz = await plantQuiz(harness.server, { ownerId: null });
    for (const person of [host, ...others]) {
      await agree(person);
      await remember(person, 0, 100, plantedQuiz);
    }
    expect(await memory()).toEqual({ agreeing: 4, ...NOTHING });
    await host.trpc.studyGroups.share.mutate({ id, quizId: plantedQuiz.id });
    expect((await memory()).quizzes.map(({ quizId }) => quizId)).toEqual([plantedQuiz.id]);
    await plantSeal(harness.server, plantedQuiz.id, NOW);
    expect(await memory()).toEqual({ agreeing: 4, ...NOTHING });
  });

  it('leaves out suspended members', async () => {
    const suspended = await plantPerson(harness.server, { outcome: 'suspended' });
    ({ id } = await plantGroup(harness.server, host, {
      members: [suspended, ...others.slice(0, 1)],
      quizIds: [quiz.id],
    }));
    for (const person of [host, ...others.slice(0, 1)]) await agree(person);
    // The suspended member agreed before the suspension.
    await harness.database.transaction((tx) =>
      tx.update(groupMembers).set({ joinsMemory: true }).where(eq(groupMembers.userId, suspended.id)),
    );
    for (const person of [host, suspended, ...others.slice(0, 1)]) await remember(person, 0, 100);
    expect(await memory()).toEqual({ agreeing: 2, ...NOTHING });
  });

  it('can be reviewed in a room with only the fading questions', async () => {
    for (const person of [host, ...others]) {
      await agree(person);
      await remember(person, 2, 100);
      await remember(person, 0, 200);
    }
    const { review } = await memory();
    expect(review?.questionIds).toEqual([quiz.questionIds[0], quiz.questionIds[2]]);
    const { room } = await host.trpc.rooms.create.mutate(review ?? expect.fail());
    expect(room.quiz).toMatchObject({ id: quiz.id, questionCount: 2 });
    await host.trpc.rooms.leave.mutate({ roomId: room.id });
    const unknown = { quizId: quiz.id, questionIds: [id] };
    expect(await refusalOf(host.trpc.rooms.create.mutate(unknown))).toMatchObject({ code: 'CONFLICT' });
  });
});
