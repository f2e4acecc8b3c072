// Checks that many friends and members cost no more SQL statements than a few.
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

describeWithServer('many friends and members', { on: ['PGlite'], fresh: true }, (harness) => {
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
  /** Runs the calls in turn and returns the SQL statements of each, to compare them. */
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

  it.each(['list', 'search'] as const)(
    'friends.%s runs the same statements for 500 friends as for five',
    async (name) => {
      const people = [await personWith(FEW), await personWith(MAX_FRIENDS)];
      // The first call of each person saves when they were last seen, which would add a statement.
      for (const { trpc } of people) await trpc.accounts.me.query();
      const read = ({ trpc }: Person) =>
        name === 'list' ? trpc.friends.list.query() : trpc.friends.search.query({ query: 'learner' });
      const [few, many] = await statementsOf(people.map((person) => () => read(person)));
      expect(many).toEqual(few);
      expect(await Promise.all(people.map(async ({ trpc }) => (await trpc.friends.list.query()).length))).toEqual([
        FEW,
        MAX_FRIENDS,
      ]);
    },
  );

  it('reading a group of a hundred runs the same statements as reading one of five', async () => {
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

  it('deleting an account with 500 friends takes as many statements as with five, and ends them all', async () => {
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
