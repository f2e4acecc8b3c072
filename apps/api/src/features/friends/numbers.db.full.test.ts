// What many friends and members cost: as many statements as a few.
import { MAX_FRIENDS } from '@quorbit/contracts/friends/limits';
import { GROUP_MEMBERS } from '@quorbit/contracts/study-groups/limits';
import { friendships } from '@quorbit/db/schema/friends';
import { groupMembers } from '@quorbit/db/schema/study-groups';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { addCrowd } from '../../testing/plans.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { createStatementLog } from '../../testing/statements/statement-log.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';

const FEW = 5;

describeWithServer('people in numbers', { on: ['PGlite'], fresh: true }, (harness) => {
  beforeAll(() => addCrowd(harness.database, MAX_FRIENDS, 0));

  const crowd = (count: number) =>
    sql`select id from users where email like '%@crowd.example' order by id limit ${count}`;
  async function personWith(friends: number): Promise<Person> {
    const person = await plantPerson(harness.server);
    await harness.database.transaction(async (tx) => {
      await tx.execute(sql`
        insert into ${friendships} (user_id, friend_id, since)
        select ${person.id}::uuid, id, now() from (${crowd(friends)}) as one
        union all select id, ${person.id}::uuid, now() from (${crowd(friends)}) as one`);
    });
    return person;
  }
  /** What a call runs, of two alike. */
  async function statementsOf(calls: readonly (() => Promise<unknown>)[]): Promise<string[][]> {
    const noted = createStatementLog(harness.database);
    const runs: string[][] = [];
    for (const call of calls) {
      noted();
      await call();
      runs.push(noted());
    }
    return runs;
  }

  it.each(['list', 'search'] as const)('friends.%s of 500 friends runs what it runs of five', async (name) => {
    const people = [await personWith(FEW), await personWith(MAX_FRIENDS)];
    // The first call of somebody notes when they were seen.
    for (const { trpc } of people) await trpc.accounts.me.query();
    const read = ({ trpc }: Person) =>
      name === 'list' ? trpc.friends.list.query() : trpc.friends.search.query({ query: 'learner' });
    const [few, many] = await statementsOf(people.map((person) => () => read(person)));
    expect(many).toEqual(few);
    expect(await Promise.all(people.map(async ({ trpc }) => (await trpc.friends.list.query()).length))).toEqual([
      FEW,
      MAX_FRIENDS,
    ]);
  });

  it('a group of a hundred is read with what one of five is', async () => {
    const founder = await plantPerson(harness.server);
    const groups = [];
    for (const members of [FEW, GROUP_MEMBERS.max]) {
      const { id } = await plantGroup(harness.server, founder, { maxMembers: members });
      await harness.database.transaction((tx) =>
        tx.execute(sql`
          insert into ${groupMembers} (group_id, user_id, joined_at)
          select ${id}::uuid, id, now() from (${crowd(members - 1)}) as one`),
      );
      groups.push(id);
    }
    const calls = groups.map((id) => () => founder.trpc.studyGroups.get.query({ id }));
    const [few, many] = await statementsOf(calls);
    expect(many).toEqual(few);
    expect((await founder.trpc.studyGroups.get.query({ id: groups[1] ?? '' })).members).toHaveLength(GROUP_MEMBERS.max);
  });

  it('an account with 500 friends is deleted by what deletes one with five, and nobody stays a friend of it', async () => {
    const people = [await personWith(FEW), await personWith(MAX_FRIENDS)];
    for (const { trpc } of people) await trpc.accounts.me.query();
    const [few = [], many = []] = await statementsOf(
      people.map(
        ({ trpc }) =>
          () =>
            trpc.accounts.delete.mutate({ password: TEST_PASSWORD }),
      ),
    );
    expect(many.length).toBe(few.length);
    for (const { id } of people)
      expect(await harness.database.read.$count(friendships, eq(friendships.friendId, id))).toBe(0);
  });
});
