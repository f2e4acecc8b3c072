import type { XpBoardView } from '@quorbit/contracts/leaderboards/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { users } from '@quorbit/db/schema/accounts';
import { boardCounts, boardRanks, boardRows } from '@quorbit/db/schema/leaderboards';
import { xpArrivals } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { acceptWork } from '../xp/xp.service.ts';
import { copyRanksOfDay, foldBoards, pruneBoards } from './leaderboards.worker.ts';

const TODAY = '2026-03-11';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const NEXT_DAY = new Date('2026-03-12T00:01:00Z');

describeWithServer('leaderboards', { now: NOW, perTest: true }, (harness) => {
  let people: [Person, Person, Person];
  beforeEach(async () => {
    people = [await plantPerson(harness.server), await plantPerson(harness.server), await plantPerson(harness.server)];
  });

  function earn({ id }: Person, amount: number, day = TODAY): Promise<unknown> {
    const payments = [{ amount, reason: 'review' as const, sourceId: newId(), occurredAt: NOW, day }];
    return write(harness.database, [userScope(id)], (tx) => acceptWork(tx, id, { count: 1, payments }), {
      onLateError: (error) => {
        throw error;
      },
    });
  }

  /** Only differences of boards are checked, because these tests add payments without the work behind them. */
  const wrongBoards = async () =>
    (await recountAll(harness.database)).found.filter(({ table }) => table.startsWith('board_'));
  const read = ({ trpc }: Person) => trpc.leaderboards.listByXp.query({ period: 'weekly' });
  const told = ({ items, learners }: XpBoardView) => [learners, ...items.map(({ rank, xp }) => `${rank}: ${xp}`)];

  it('list names and XP over REST, page by page, for the week and the month only', async () => {
    for (const [index, person] of people.entries()) await earn(person, 10 * (index + 1));
    await foldAll(harness.database);
    const get = (path: string) => send(harness.server.address, 'GET', path, { token: people[0].token });
    const first = await get('/api/leaderboard/weekly?limit=2');
    const username = 'Planted Person';
    expect([first.status, first.body]).toEqual([
      200,
      [
        { username, xp: 30 },
        { username, xp: 20 },
      ],
    ]);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? expect.fail();
    const second = await get(next);
    expect([second.body, second.headers.get('link')]).toEqual([[{ username, xp: 10 }], null]);
    expect((await get('/api/leaderboard/monthly')).body).toHaveLength(3);
    for (const path of ['daily', 'weekly?cursor=x', 'weekly?limit=101', 'all']) {
      expect((await get(`/api/leaderboard/${path}`)).status, path).toBe(400);
    }
    expect((await send(harness.server.address, 'GET', '/api/leaderboard/weekly')).status).toBe(401);
  });

  it('leave out a learner who opts out at once, and list them again later', async () => {
    const [ada, grace, mary] = people;
    for (const [index, person] of people.entries()) await earn(person, 10 * (index + 1));
    await foldAll(harness.database);
    await mary.trpc.accounts.updateSettings.mutate({ leaderboardOptOut: true });
    const gone = [2, '1: 20', '2: 10'];
    expect(told(await read(ada))).toEqual(gone);
    expect((await read(mary)).own).toMatchObject({ hidden: true, row: null, near: [] });
    await foldAll(harness.database);
    expect(told(await read(ada))).toEqual(gone);
    // XP earned during the opt-out counts once the learner is back.
    await earn(mary, 5);
    await mary.trpc.accounts.updateSettings.mutate({ leaderboardOptOut: false });
    expect((await read(mary)).own.row).toMatchObject({ rank: 1, xp: 35 });
    await foldAll(harness.database);
    expect(told(await read(grace))).toEqual([3, '1: 35', '2: 20', '3: 10']);
  });

  it('leave out learners as soon as they become admins', async () => {
    const [ada, grace, mary] = people;
    for (const [index, person] of people.entries()) await earn(person, 10 * (index + 1));
    await foldAll(harness.database);
    const become = (role: 'admin' | 'user') =>
      harness.database.read.update(users).set({ role }).where(eq(users.id, mary.id));
    await become('admin');
    expect(told(await read(ada))).toEqual([2, '1: 20', '2: 10']);
    expect((await read(mary)).own).toMatchObject({ hidden: true, row: null, near: [] });
    await foldAll(harness.database);
    expect(told(await read(grace))).toEqual([2, '1: 20', '2: 10']);
    await become('user');
    await foldAll(harness.database);
    expect(told(await read(grace))).toEqual([3, '1: 30', '2: 20', '3: 10']);
    expect(await wrongBoards()).toEqual([]);
  });

  it('remove a deleted account, even with work not folded yet', async () => {
    const [ada, grace] = people;
    await earn(ada, 10);
    await earn(grace, 20);
    await foldAll(harness.database);
    await earn(grace, 7);
    await grace.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(told(await read(ada))).toEqual([1, '1: 10']);
    await foldAll(harness.database);
    expect(told(await read(ada))).toEqual([1, '1: 10']);
    expect(await wrongBoards()).toEqual([]);
  });

  it('fold each payment once, even if several processes fold at once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      for (const person of people) await earn(person, 10);
      await Promise.all(Array.from({ length: 4 }, () => foldBoards(harness.database)));
    }
    await foldAll(harness.database);
    expect(told(await read(people[0]))).toEqual([3, '1: 40', '1: 40', '1: 40']);
    expect(await harness.database.read.$count(xpArrivals)).toBe(0);
    expect(await wrongBoards()).toEqual([]);
  });

  it('return the time up to which they are complete', async () => {
    const [ada, grace] = people;
    const before = Date.now();
    harness.server.setNow(new Date(before + 3_600_000));
    await earn(grace, 10);
    const { asOf } = await read(ada);
    expect(Date.parse(asOf)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(asOf)).toBeLessThanOrEqual(Date.now());
    await foldAll(harness.database);
    expect(Date.parse((await read(ada)).asOf)).toBe(before + 3_600_000);
  });

  it('show each learner’s movement since the day began, and drop it when the period ends', async () => {
    const [ada, grace] = people;
    await earn(ada, 10);
    await earn(grace, 20);
    await foldAll(harness.database);
    while (await copyRanksOfDay(harness.database, NOW));
    await earn(ada, 30);
    await foldAll(harness.database);
    // The ranks are copied once a day, so this later run copies nothing.
    while (await copyRanksOfDay(harness.database, new Date(`${TODAY}T23:00:00Z`)));
    const movements = ({ items }: XpBoardView) => items.map(({ xp, movement }) => `${xp}: ${movement}`);
    expect(movements(await read(ada))).toEqual(['40: 1', '20: -1']);
    while (await copyRanksOfDay(harness.database, NEXT_DAY));
    expect(movements(await read(ada))).toEqual(['40: 0', '20: 0']);
    while (await copyRanksOfDay(harness.database, new Date('2026-05-01T00:01:00Z')));
    expect(await harness.database.read.$count(boardRanks)).toBe(0);
  });

  it('count at most 2,000 XP per day', async () => {
    const [ada] = people;
    for (const amount of [1_500, 900]) await earn(ada, amount);
    expect((await read(ada)).own.row?.xp).toBe(2_000);
    await foldAll(harness.database);
    await earn(ada, 300);
    await earn(ada, 300, '2026-03-10');
    expect((await read(ada)).own.row?.xp).toBe(2_300);
    await foldAll(harness.database);
    expect(told(await read(ada))).toEqual([1, '1: 2300']);
  });

  it('are repaired by a recount', async () => {
    for (const person of people) await earn(person, 10);
    await foldAll(harness.database);
    const [ada] = people;
    await harness.database.read
      .update(boardRows)
      .set({ score: 99, listed: false })
      .where(and(eq(boardRows.userId, ada.id), eq(boardRows.board, 'xp/2026-W11')));
    await harness.database.read.update(boardCounts).set({ learners: 9 });
    expect((await recountAll(harness.database, { fix: true })).differences).toBeGreaterThan(4);
    expect((await recountAll(harness.database)).found).toEqual([]);
    expect(told(await read(ada))).toEqual([3, '1: 10', '1: 10', '1: 10']);
  });

  it('are emptied long after their period, and late work no longer enters them', async () => {
    const [ada, grace, mary] = people;
    const OLD = '2025-11-12';
    for (const person of people) await earn(person, 30, OLD);
    await earn(ada, 10);
    await foldAll(harness.database);
    await mary.trpc.accounts.updateSettings.mutate({ leaderboardOptOut: true });
    await foldAll(harness.database);
    const rowsOfPeriod = async (like: string) =>
      (await harness.database.read.select().from(boardRows)).filter(({ board }) => board.includes(like)).length;
    expect(await rowsOfPeriod('2025-11')).toBe(3);
    while (await pruneBoards(harness.database, NOW));
    expect([await rowsOfPeriod('2025-11'), await rowsOfPeriod('2025-W46')]).toEqual([0, 0]);
    expect(
      (await harness.database.read.select().from(boardCounts)).filter(({ board }) => board.includes('2025')),
    ).toEqual([]);
    expect(told(await read(ada))).toEqual([1, '1: 10']);
    expect(await wrongBoards()).toEqual([]);
    await earn(grace, 5, OLD);
    await earn(grace, 7);
    await foldAll(harness.database);
    expect([await rowsOfPeriod('2025-11'), await rowsOfPeriod('2026-03')]).toEqual([0, 2]);
    expect(told(await read(ada))).toEqual([2, '1: 10', '2: 7']);
    expect(await wrongBoards()).toEqual([]);
    expect(await pruneBoards(harness.database, NOW)).toBe(false);
  });
});
