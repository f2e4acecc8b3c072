import { TOO_MANY_OPEN, WRONG_LAST_DAY } from '@quorbit/contracts/group-challenges/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantClass } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type plantQuiz } from '../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { groupChallengeTotals } from './group-challenges.totals.ts';
import { foldGroupChallenges } from './group-challenges.worker.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const TODAY = '2026-03-15';
const HOUR = 3_600_000;

describeWithServer('group challenges', (harness) => {
  let teacher: Person;
  let member: Person;
  let quiz: Awaited<ReturnType<typeof plantQuiz>>;
  let id: string;
  beforeEach(async () => {
    harness.server.setNow(NOW);
    ({ teacher, member, quiz, id } = await plantClass(harness.server, { questions: 4 }));
  });

  const later = (hours: number) => harness.server.setNow(new Date(NOW.getTime() + hours * HOUR));
  const create = (more: object = {}, person = teacher) =>
    person.trpc.groupChallenges.create.mutate({
      id,
      title: 'Exam week',
      measure: 'quizzes',
      goal: 3,
      endsOn: addDays(TODAY, 1),
      ...more,
    });
  const list = (person: Person) => person.trpc.groupChallenges.list.query({ id });
  const only = async (person: Person) => (await list(person))[0] ?? expect.fail();
  /** Submits an attempt at the quiz, finished this many hours after the challenge was set, with all answers wrong. */
  async function take(person: Person, hours: number) {
    const finishedAt = new Date(NOW.getTime() + hours * HOUR).toISOString();
    await person.trpc.attempts.submit.mutate(attemptInput(quiz, { attemptId: newId(), finishedAt, right: 0 }));
  }
  const fold = () => foldGroupChallenges(harness.server.deps);
  const review = (person: Person, question: number) =>
    person.trpc.reviews.rate.mutate({ quizId: quiz.id, questionId: quiz.questionIds[question] ?? '', quality: 5 });

  it('can be set only by the group’s admins, for a last day of today or later, three at a time', async () => {
    expect(await outcomeOf(create({}, member))).toBe('FORBIDDEN');
    for (const endsOn of [addDays(TODAY, -1), addDays(TODAY, 91)])
      expect(await refusalOf(create({ endsOn }))).toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'endsOn', message: WRONG_LAST_DAY }],
      });
    for (const wrong of [{ goal: 1 }, { goal: 2.5 }, { title: ' a ' }, { measure: 'xp' }])
      expect(await outcomeOf(create(wrong))).toBe('INVALID');
    for (const [index, title] of ['One of three', 'Two of three', 'Three of three'].entries())
      await create({ title, endsOn: addDays(TODAY, index) });
    expect(await refusalOf(create())).toMatchObject({ code: 'CONFLICT', message: TOO_MANY_OPEN });
    const [first] = await list(member);
    expect(first).toMatchObject({ title: 'One of three', total: 0, own: 0, state: 'open', shares: null });
    await teacher.trpc.groupChallenges.remove.mutate({ id, challengeId: first?.id ?? '' });
    await create();
    expect(await list(member)).toHaveLength(3);
    const { activities } = await member.trpc.studyGroups.get.query({ id });
    const said = activities.map(({ details }) => details.message);
    expect(said).toContain(`${teacher.user.name} set the challenge “Exam week”.`);
  });

  it('count members’ work from the start, at once and the same after folding', async () => {
    await take(member, -1);
    await create();
    later(30);
    await take(member, 1);
    await take(teacher, 2);
    for (const folded of [false, true]) {
      if (folded) await fold();
      expect(await only(member)).toMatchObject({ total: 2, own: 1, state: 'open' });
    }
    // 02:00 on the day after the last one still belongs to the last learner's day; 05:00 no longer does.
    later(60);
    await take(teacher, 38);
    await take(teacher, 41);
    expect(await only(teacher)).toMatchObject({ total: 3, own: 2, state: 'reached' });
    await fold();
    expect(await only(teacher)).toMatchObject({ total: 3, own: 2, state: 'reached' });
  });

  it('count reviews, each question once a day', async () => {
    await take(member, -1);
    await create({ measure: 'reviews' });
    later(1);
    await review(member, 0);
    await review(member, 0);
    await review(member, 1);
    expect(await only(member)).toMatchObject({ total: 2, own: 2 });
    await fold();
    later(2);
    await review(member, 2);
    expect(await only(teacher)).toMatchObject({ total: 3, own: 0, state: 'reached' });
    await fold();
    const [challenge] = await list(teacher);
    const { differences } = await groupChallengeTotals.inspect(
      harness.database.read,
      challenge?.id ?? '',
      harness.server.deps,
    );
    expect(differences).toEqual([]);
  });

  it('count a member from joining on, and keep the share of members who leave', async () => {
    const guest = await plantPerson(harness.server);
    await create({ goal: 9 });
    later(3);
    await take(guest, 1);
    await guest.trpc.studyGroups.join.mutate({ id });
    later(6);
    await take(guest, 5);
    await fold();
    expect(await only(guest)).toMatchObject({ total: 1, own: 1 });
    await guest.trpc.studyGroups.leave.mutate({ id });
    await take(guest, 6);
    expect(await only(member)).toMatchObject({ total: 1 });
    later(8);
    await guest.trpc.studyGroups.join.mutate({ id });
    later(9);
    await take(guest, 8.5);
    expect(await only(guest)).toMatchObject({ total: 2, own: 2 });
    await fold();
    expect(await only(guest)).toMatchObject({ total: 2, own: 2 });
    await guest.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await only(member)).toMatchObject({ total: 2, own: 0 });
  });

  it('show only admins the shares, and only of members who agreed', async () => {
    await create({ goal: 9 });
    later(2);
    await take(member, 1);
    expect((await only(teacher)).shares).toEqual([]);
    await member.trpc.studyGroups.agree.mutate({ id, showsPercent: true, joinsMemory: false });
    expect((await only(teacher)).shares).toEqual([{ user: { id: member.id, name: member.user.name }, count: 1 }]);
    expect((await only(member)).shares).toBeNull();
  });

  it('notify the group once when the goal is reached, whichever process folds', async () => {
    await create({ goal: 2 });
    later(2);
    await Promise.all([take(member, 1), take(teacher, 1)]);
    await Promise.all([fold(), fold()]);
    later(4);
    await take(member, 3);
    await fold();
    for (const person of [member, teacher]) {
      const items = await listNotificationsOf(harness.server, person);
      expect(items.filter(({ kind }) => kind === 'group_challenge_reached')).toMatchObject([
        { about: { groupId: id } },
      ]);
    }
    const { activities } = await member.trpc.studyGroups.get.query({ id });
    expect(activities.filter(({ type }) => type === 'challenge_reached')).toMatchObject([
      { details: { message: 'The group reached the goal of “Exam week”.' } },
    ]);
  });

  it('disappear a week after their last day, and with the group', async () => {
    await create();
    later(24 * 8);
    await fold();
    expect(await only(member)).toMatchObject({ state: 'over' });
    later(24 * 10);
    await fold();
    expect(await list(member)).toEqual([]);
    await create({ endsOn: addDays(TODAY, 12) });
    await teacher.trpc.studyGroups.dissolve.mutate({ id });
    expect(await fold()).toBe(false);
    expect(await outcomeOf(list(member))).toBe('NOT_FOUND');
  });
});
