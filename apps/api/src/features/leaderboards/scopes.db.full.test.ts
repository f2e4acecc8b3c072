import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { AverageBoardView, XpBoardView } from '@quorbit/contracts/leaderboards/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantBlock, plantFriends } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const NO_GROUP = { code: 'NOT_FOUND', status: 404, message: 'Study group not found.' };

describeWithServer('boards of friends and groups', { perTest: true }, (harness) => {
  let [ada, bob, carol, dan]: Person[] = [];
  const must = (person: Person | undefined) => person ?? expect.fail('Nobody was planted.');
  const plant = (name: string) => plantPerson(harness.server, { name });
  beforeEach(async () => {
    [ada, bob, carol, dan] = [await plant('Ada'), await plant('Bob'), await plant('Carol'), await plant('Dan')];
  });
  const people = () => [must(ada), must(bob), must(carol), must(dan)] as const;

  /** Plants five quizzes of three questions; each person answers the given number of them correctly. */
  async function take(scores: readonly (readonly [Person, number])[]): Promise<void> {
    for (let index = 0; index < 5; index += 1) {
      const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
      for (const [person, correct] of scores) await plantAttempt(harness.server, person, quiz, correct);
    }
    await foldAll(harness.database);
  }

  const told = ({ items, learners }: XpBoardView | AverageBoardView) => [
    learners,
    ...items.map(({ rank, username }) => `${rank} ${username}`),
  ];
  const boardsOf = async ({ trpc }: Person, among: { scope: 'friends' } | { scope: 'group'; groupId: string }) => {
    const byXp = await trpc.leaderboards.listByXp.query({ ...among });
    const byAverage = await trpc.leaderboards.listByAverage.query({ ...among, period: 'all' });
    expect(told(byAverage)).toEqual(told(byXp));
    expect(byXp.items.map(({ movement }) => movement)).toEqual(byXp.items.map(() => null));
    return { told: told(byXp), own: byXp.own };
  };

  it('rank the caller among friends, with shared ranks', async () => {
    const [person, two, three, four] = people();
    await plantFriends(harness.server, person, two);
    await plantFriends(harness.server, four, person);
    await take([
      [person, 1],
      [two, 2],
      [three, 3],
      [four, 1],
    ]);
    const { told: board, own } = await boardsOf(person, { scope: 'friends' });
    expect(board).toEqual([3, '1 Bob', ...['2 Dan', '2 Ada']]);
    expect(own).toMatchObject({ row: { rank: 2, isYou: true }, ahead: { username: 'Bob', rank: 1 } });
    expect((await boardsOf(three, { scope: 'friends' })).told).toEqual([1, '1 Carol']);
    const whole = await person.trpc.leaderboards.listByXp.query({ scope: 'all' });
    expect(told(whole)).toEqual(told(await person.trpc.leaderboards.listByXp.query({})));
    expect(whole.learners).toBe(4);
  });

  it('leave out friends who opted out or are suspended', async () => {
    const [person, two, three, four] = people();
    for (const friend of [two, three, four]) await plantFriends(harness.server, person, friend);
    await take(people().map((person) => [person, 2]));
    await two.trpc.accounts.updateSettings.mutate({ leaderboardOptOut: true });
    await harness.database.read.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, three.id));
    const left = [2, '1 Dan', '1 Ada'];
    expect((await boardsOf(person, { scope: 'friends' })).told).toEqual(left);
    await foldAll(harness.database);
    expect((await boardsOf(person, { scope: 'friends' })).told).toEqual(left);
    const { told: seen, own } = await boardsOf(two, { scope: 'friends' });
    expect([seen, own.hidden, own.row]).toEqual([[1, '1 Ada'], true, null]);
  });

  it('show a group to its members, and blocked people without a name', async () => {
    const [one, two, three, four] = people();
    const { id: groupId } = await plantGroup(harness.server, one, { members: [two, three] });
    await take([
      [one, 1],
      [two, 2],
      [three, 3],
      [four, 3],
    ]);
    await plantBlock(harness.server, one, three);
    const seen = async (person: Person) => (await boardsOf(person, { scope: 'group', groupId })).told;
    expect(await seen(one)).toEqual([3, `1 ${HIDDEN_PLAYER}`, '2 Bob', '3 Ada']);
    expect(await seen(two)).toEqual([3, '1 Carol', '2 Bob', '3 Ada']);
    await two.trpc.studyGroups.leave.mutate({ id: groupId });
    expect(await seen(one)).toEqual([2, `1 ${HIDDEN_PLAYER}`, '2 Ada']);
    for (const { trpc } of [two, four]) {
      for (const asked of [trpc.leaderboards.listByXp, trpc.leaderboards.listByAverage]) {
        expect(await refusalOf(asked.query({ scope: 'group', groupId }))).toEqual(NO_GROUP);
      }
    }
    const { leaderboards } = one.trpc;
    expect(await refusalOf(leaderboards.listByXp.query({ scope: 'group', groupId: newId() }))).toEqual(NO_GROUP);
  });

  it('are served over REST in pages, and refuse incomplete parameters', async () => {
    const [one, two, three, four] = people();
    await plantFriends(harness.server, one, two);
    const { id: groupId } = await plantGroup(harness.server, one, { members: [three] });
    await take([
      [one, 1],
      [two, 2],
      [three, 3],
    ]);
    const get = ({ token }: Person, path: string) => send(harness.server.address, 'GET', path, { token });
    const names = async (path: string) => {
      const { body, headers } = await get(one, path);
      const [, next] = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
      return { next, names: (body as { username: string }[]).map(({ username }) => username) };
    };
    const first = await names('/api/leaderboard/weekly?scope=friends&limit=1');
    expect(first.names).toEqual(['Bob']);
    expect(await names(first.next ?? '')).toEqual({ names: ['Ada'], next: undefined });
    const group = `/api/leaderboard/weekly?scope=group&groupId=${groupId}`;
    expect((await names(group)).names).toEqual(['Carol', 'Ada']);
    expect((await get(four, group)).status).toBe(404);
    for (const asked of [
      'scope=group',
      `groupId=${groupId}`,
      `scope=friends&groupId=${groupId}`,
      'scope=school',
      'scope=group&groupId=x',
    ]) {
      expect((await get(one, `/api/leaderboard/weekly?${asked}`)).status, asked).toBe(400);
    }
  });

  it('return the same rows in the same order, whatever the page size', async () => {
    const [person, ...others] = people();
    for (const friend of others) await plantFriends(harness.server, person, friend);
    await take([[person, 2], ...others.map((person, index) => [person, Math.min(index + 1, 2)] as const)]);
    const whole = await person.trpc.leaderboards.listByXp.query({ scope: 'friends' });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), async (limit) => {
        const items: XpBoardView['items'] = [];
        let cursor: string | undefined;
        do {
          const page = await person.trpc.leaderboards.listByXp.query({ scope: 'friends', limit, cursor });
          items.push(...page.items);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(items).toEqual(whole.items);
      }),
      { numRuns: 4 },
    );
  });
});
