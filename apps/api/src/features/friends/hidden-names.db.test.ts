import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantBlock } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

describeWithServer('people who are blocked', { perTest: true }, (harness) => {
  const plant = (name: string) => plantPerson(harness.server, { name });

  it('appear on each other’s boards without a name, and with their name for everybody else', async () => {
    const [ada, bob, carol] = [await plant('Ada'), await plant('Bob'), await plant('Carol')];
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
    for (const person of [ada, bob, carol]) await plantAttempt(harness.server, person, quiz, 3);
    await foldAll(harness.database);
    await plantBlock(harness.server, ada, bob);
    const names = async ({ trpc }: Person) => {
      const { items, learners, own } = await trpc.leaderboards.listByXp.query({ period: 'weekly' });
      expect(learners).toBe(3);
      expect(own.near.map(({ username }) => username).toSorted()).toEqual(
        items.map(({ username }) => username).toSorted(),
      );
      return items.map(({ username }) => username).toSorted();
    };
    expect(await names(ada)).toEqual(['Ada', 'Carol', HIDDEN_PLAYER]);
    expect(await names(bob)).toEqual(['Bob', 'Carol', HIDDEN_PLAYER]);
    expect(await names(carol)).toEqual(['Ada', 'Bob', 'Carol']);
  });

  it('appear to each other in groups, members and activities, without a name', async () => {
    const [ada, bob, carol] = [await plant('Ada'), await plant('Bob'), await plant('Carol')];
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const { id } = await plantGroup(harness.server, ada, { members: [bob, carol], quizIds: [quiz.id] });
    await plantBlock(harness.server, bob, ada);
    const seen = async ({ trpc }: Person) => {
      const { members, memberCount, activities } = await trpc.studyGroups.get.query({ id });
      const [shared] = await trpc.studyGroups.quizzes.query({ id });
      expect(memberCount).toBe(3);
      return {
        members: members.map(({ user }) => user.name),
        did: activities.map(({ user }) => user.name),
        said: activities.filter(({ details }) => details.message.includes(HIDDEN_PLAYER)).length,
        sharedBy: shared?.sharedBy,
      };
    };
    expect(await seen(bob)).toEqual({
      members: [HIDDEN_PLAYER, 'Bob', 'Carol'],
      did: [HIDDEN_PLAYER, 'Carol', 'Bob'],
      said: 1,
      sharedBy: HIDDEN_PLAYER,
    });
    expect(await seen(ada)).toEqual({
      members: ['Ada', HIDDEN_PLAYER, 'Carol'],
      did: ['Ada', 'Carol', HIDDEN_PLAYER],
      said: 1,
      sharedBy: 'Ada',
    });
    expect(await seen(carol)).toMatchObject({ members: ['Ada', 'Bob', 'Carol'], said: 0, sharedBy: 'Ada' });
  });
});
