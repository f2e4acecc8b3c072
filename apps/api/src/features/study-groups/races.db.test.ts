// Tests several people changing one group at the same moment.
import { groupMembers } from '@quorbit/db/schema/study-groups';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const TIMES = 5;

describeWithServer('group changes at the same moment', (harness) => {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => plantPerson(harness.server)));
  const membersOf = (id: string) =>
    harness.database.read.select().from(groupMembers).where(eq(groupMembers.groupId, id));
  const join = (id: string) => (person: Person) => outcomeOf(person.trpc.studyGroups.join.mutate({ id }));
  const leave = (id: string) => (person: Person) => outcomeOf(person.trpc.studyGroups.leave.mutate({ id }));

  it('only as many people join as the group has free places', async () => {
    const [founder = expect.fail(), ...rest] = await people(8);
    const { id } = await plantGroup(harness.server, founder, { maxMembers: 3 });
    const outcomes = await Promise.all(rest.map(join(id)));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok', 'ok']);
    expect(await membersOf(id)).toHaveLength(3);
  });

  it('a group never has fewer places than members', async () => {
    const [founder = expect.fail(), ...rest] = await people(5);
    const { id } = await plantGroup(harness.server, founder, { maxMembers: 5 });
    const shrink = outcomeOf(founder.trpc.studyGroups.update.mutate({ id, name: 'Small', maxMembers: 2 }));
    await Promise.all([...rest.map(join(id)), shrink]);
    const { maxMembers, memberCount } = await founder.trpc.studyGroups.get.query({ id });
    expect(memberCount).toBeLessThanOrEqual(maxMembers);
  });

  it('the last admins leave, and a remaining member becomes an admin', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a = expect.fail(), b = expect.fail(), c = expect.fail(), d = expect.fail()] = await people(4);
      const { id } = await plantGroup(harness.server, a, { members: [b, c, d] });
      await a.trpc.studyGroups.promoteMember.mutate({ id, userId: b.id });
      expect(await Promise.all([a, b, c].map(leave(id)))).toEqual(['ok', 'ok', 'ok']);
      expect(await membersOf(id)).toMatchObject([{ userId: d.id, role: 'admin' }]);
    }
  });

  it('all members leave, and the group is deleted', async () => {
    const [a = expect.fail(), ...rest] = await people(4);
    const { id } = await plantGroup(harness.server, a, { members: rest });
    expect(await Promise.all([a, ...rest].map(leave(id)))).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await outcomeOf(a.trpc.studyGroups.get.query({ id }))).toBe('NOT_FOUND');
  });

  it('a person joins while the last member leaves: the person becomes the admin, or the group is deleted', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a = expect.fail(), b = expect.fail()] = await people(2);
      const { id } = await plantGroup(harness.server, a);
      const [joined, left] = await Promise.all([join(id)(b), leave(id)(a)]);
      expect(left).toBe('ok');
      const members = (await membersOf(id)).map(({ userId, role }) => ({ userId, role }));
      expect(members).toEqual(joined === 'ok' ? [{ userId: b.id, role: 'admin' }] : []);
    }
  });

  it('two admins remove each other, and exactly one of them stays', async () => {
    const [a = expect.fail(), b = expect.fail()] = await people(2);
    const { id } = await plantGroup(harness.server, a, { members: [b] });
    await a.trpc.studyGroups.promoteMember.mutate({ id, userId: b.id });
    const outcomes = await Promise.all([
      outcomeOf(a.trpc.studyGroups.removeMember.mutate({ id, userId: b.id })),
      outcomeOf(b.trpc.studyGroups.removeMember.mutate({ id, userId: a.id })),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(await membersOf(id)).toMatchObject([{ role: 'admin' }]);
  });

  it('four members share the same quiz, and it’s shared once', async () => {
    const [a = expect.fail(), ...rest] = await people(4);
    const { id } = await plantGroup(harness.server, a, { members: rest });
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null });
    const shares = [a, ...rest].map(({ trpc }) => outcomeOf(trpc.studyGroups.share.mutate({ id, quizId })));
    expect((await Promise.all(shares)).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  });
});
