import { WRONG_DUE_DATE } from '@quorbit/contracts/assignments/messages';
import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { addDays } from '@quorbit/contracts/streaks/days';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantAssignment } from '../../testing/planted/assignment.ts';
import { plantBlock } from '../../testing/planted/friends.ts';
import { plantClass, plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const TODAY = '2026-03-15';

describeWithServer('assignments', (harness) => {
  let teacher: Person;
  let member: Person;
  let quiz: Awaited<ReturnType<typeof plantQuiz>>;
  let id: string;
  beforeEach(async () => {
    harness.server.setNow(NOW);
    ({ teacher, member, quiz, id } = await plantClass(harness.server, { shared: true }));
  });

  /** Takes the quiz `hours` hours after it was set, all right unless `right` is false. */
  async function take(person: Person, hours: number, right = true) {
    const finishedAt = new Date(NOW.getTime() + hours * 3_600_000);
    harness.server.setNow(finishedAt);
    const given = { finishedAt: finishedAt.toISOString(), right: right ? quiz.questionIds.length : 0 };
    await person.trpc.attempts.submit.mutate(attemptInput(quiz, given));
  }
  const set = (dueOn: string, person = teacher) => person.trpc.assignments.set.mutate({ id, quizId: quiz.id, dueOn });
  const progressOf = async (person: Person) =>
    (await teacher.trpc.assignments.progress.query({ id, quizId: quiz.id })).members.find(
      ({ user }) => user.id === person.id,
    );

  it('are set by the group’s admins, for shared quizzes only, with a due day from today on', async () => {
    expect(await outcomeOf(set(TODAY, member))).toBe('FORBIDDEN');
    for (const dueOn of [addDays(TODAY, -1), addDays(TODAY, 366)])
      expect(await refusalOf(set(dueOn))).toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'dueOn', message: WRONG_DUE_DATE }],
      });
    const plantedQuiz = await plantQuiz(harness.server, { ownerId: null });
    expect(await outcomeOf(teacher.trpc.assignments.set.mutate({ id, quizId: plantedQuiz.id, dueOn: TODAY }))).toBe(
      'NOT_FOUND',
    );
    expect(await teacher.trpc.assignments.list.query({ id })).toEqual([]);
    await set(TODAY);
    const told = { quizId: quiz.id, dueOn: TODAY, state: 'open', available: true };
    expect(await teacher.trpc.assignments.list.query({ id })).toMatchObject([{ ...told, doneCount: 0 }]);
    expect(await member.trpc.assignments.list.query({ id })).toMatchObject([{ ...told, doneCount: null }]);
  });

  it('are listed on the home page until they are done', async () => {
    await set(TODAY);
    const mine = () => member.trpc.assignments.mine.query();
    expect(await mine()).toMatchObject([{ quizId: quiz.id, dueOn: TODAY, group: { id } }]);
    await take(member, 1);
    expect(await mine()).toEqual([]);
    // The teacher who set the assignment is a member of the group too, so it's also on the teacher's list.
    expect(await teacher.trpc.assignments.mine.query()).toHaveLength(1);
  });

  it('leave the home page two weeks after their due day', async () => {
    await set(TODAY);
    harness.server.setNow(new Date('2026-03-29T12:00:00Z'));
    expect(await member.trpc.assignments.mine.query()).toHaveLength(1);
    harness.server.setNow(new Date('2026-03-30T12:00:00Z'));
    expect(await member.trpc.assignments.mine.query()).toEqual([]);
  });

  it('count attempts finished after they were set, in time or late by the learner’s own day', async () => {
    await take(member, -1);
    harness.server.setNow(NOW);
    await set(TODAY);
    expect(await progressOf(member)).toMatchObject({ state: 'open', doneAt: null });
    // At 02:00, the learner's day is still the day before.
    await take(member, 14);
    expect(await progressOf(member)).toMatchObject({ state: 'done', doneAt: '2026-03-16T02:00:00.000Z' });
    await take(teacher, 20);
    expect(await progressOf(teacher)).toMatchObject({ state: 'late' });
    expect(await teacher.trpc.assignments.list.query({ id })).toMatchObject([{ state: 'late', doneCount: 2 }]);
    // Another due day changes what counts as late, but finished work stays done.
    await set(addDays(TODAY, 1));
    expect(await progressOf(teacher)).toMatchObject({ state: 'done' });
  });

  it('show admins the percentage of the first attempt, only of members who agreed', async () => {
    await set(TODAY);
    await take(member, 1, false);
    await take(member, 2);
    expect(await progressOf(member)).toMatchObject({ state: 'done', percentage: null, showsPercent: false });
    const agree = (showsPercent: boolean) =>
      member.trpc.studyGroups.agree.mutate({ id, showsPercent, joinsMemory: false });
    await agree(true);
    expect((await member.trpc.studyGroups.get.query({ id })).agreed).toEqual({
      showsPercent: true,
      joinsMemory: false,
    });
    expect(await progressOf(member)).toMatchObject({ percentage: 0, showsPercent: true });
    await agree(false);
    expect(await progressOf(member)).toMatchObject({ percentage: null });
    expect(await outcomeOf(member.trpc.assignments.progress.query({ id, quizId: quiz.id }))).toBe('FORBIDDEN');
  });

  it('hide blocked members’ names, and leave out members who are suspended or have left', async () => {
    const [blocked, suspended] = [
      await plantPerson(harness.server),
      await plantPerson(harness.server, { outcome: 'suspended' }),
    ];
    ({ id } = await plantGroup(harness.server, teacher, { members: [member, blocked, suspended], quizIds: [quiz.id] }));
    await plantBlock(harness.server, blocked, teacher);
    await set(TODAY);
    await member.trpc.studyGroups.leave.mutate({ id });
    const { members } = await teacher.trpc.assignments.progress.query({ id, quizId: quiz.id });
    expect(members.map(({ user }) => user)).toEqual([
      { id: teacher.id, name: teacher.user.name },
      { id: blocked.id, name: HIDDEN_PLAYER },
    ]);
    expect(await member.trpc.assignments.mine.query()).toEqual([]);
  });

  it('are deleted with the shared quiz and with the group', async () => {
    await set(TODAY);
    await teacher.trpc.studyGroups.unshare.mutate({ id, quizId: quiz.id });
    expect(await teacher.trpc.assignments.list.query({ id })).toEqual([]);
    await teacher.trpc.studyGroups.share.mutate({ id, quizId: quiz.id });
    expect(await teacher.trpc.assignments.list.query({ id })).toEqual([]);
    await plantAssignment(harness.server, teacher, { id, quizId: quiz.id });
    await teacher.trpc.assignments.remove.mutate({ id, quizId: quiz.id });
    expect(await outcomeOf(teacher.trpc.assignments.remove.mutate({ id, quizId: quiz.id }))).toBe('NOT_FOUND');
    await set(TODAY);
    await teacher.trpc.studyGroups.dissolve.mutate({ id });
    expect(await member.trpc.assignments.mine.query()).toEqual([]);
  });
});
