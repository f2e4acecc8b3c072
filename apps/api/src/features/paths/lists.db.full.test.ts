import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { type PlantedPath, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { createStatementLog } from '../../testing/statements/statement-log.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const DAY = 86_400_000;

describeWithServer('the list of learning paths', { perTest: true, now: new Date(NOON) }, (harness) => {
  let learner: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date(NOON));
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  const list = async (input: Parameters<Person['trpc']['paths']['list']['query']>[0] = {}) =>
    (await learner.trpc.paths.list.query(input)).items.map(({ title }) => title);

  /** Returns the titles of all listed paths, page by page. */
  async function pages(input: Parameters<Person['trpc']['paths']['list']['query']>[0]) {
    const found: string[][] = [];
    for (let cursor: string | undefined; found.length < 10; ) {
      const page = await learner.trpc.paths.list.query({ ...input, cursor });
      found.push(page.items.map(({ title }) => title));
      if (page.nextCursor === null) return found;
      cursor = page.nextCursor;
    }
    return found;
  }

  /** Creates paths with these titles, in this order. */
  async function plant(...titles: string[]): Promise<PlantedPath[]> {
    const planted: PlantedPath[] = [];
    for (const title of titles) planted.push(await plantPath(harness.server, { title }));
    return planted;
  }

  it('filters by category, level and words', async () => {
    await plantPath(harness.server, { title: 'Rivers of Rome', category: 'History', level: 'Expert' });
    await plantPath(harness.server, { title: '100% Rivers', description: 'Water_ways.', category: 'Science' });
    await plantPath(harness.server, { title: 'Roads', description: 'To ROME and back.', category: 'History' });
    const all = ['Rivers of Rome', '100% Rivers', 'Roads'];
    expect(await list()).toEqual(all);
    expect(await list({ category: 'All', level: 'All', search: '  ' })).toEqual(all);
    expect(await list({ category: 'History' })).toEqual(['Rivers of Rome', 'Roads']);
    expect(await list({ category: 'History', level: 'Beginner' })).toEqual(['Roads']);
    expect(await list({ search: 'rome' })).toEqual(['Rivers of Rome', 'Roads']);
    // Every word of the search must match, in any order; the category is searched too.
    expect(await list({ search: 'HISTORY riv' })).toEqual(['Rivers of Rome']);
    expect(await list({ search: 'rivers roads' })).toEqual([]);
    // Wildcard characters such as % and _ are matched literally.
    expect(await list({ search: '0%' })).toEqual(['100% Rivers']);
    expect(await list({ search: '_' })).toEqual(['100% Rivers']);
    expect(await list({ search: '%s' })).toEqual([]);
    expect(await list({ search: '\\' })).toEqual([]);
  });

  it('lists each path once across pages, and refuses invalid cursors', async () => {
    await plant('e', 'd', 'c', 'b', 'a');
    expect(await pages({ limit: 2 })).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(await pages({ limit: 5 })).toEqual([['e', 'd', 'c', 'b', 'a']]);
    expect(await outcomeOf(list({ cursor: 'abc' }))).toBe('INVALID');
    // This cursor comes from the list of all paths, not of started paths.
    const { nextCursor } = await learner.trpc.paths.list.query({ limit: 1 });
    expect(await outcomeOf(list({ cursor: nextCursor ?? '', started: true }))).toBe('INVALID');
  });

  it('of started paths holds only the caller’s, the most recently worked on first', async () => {
    const a = await plantPath(harness.server, { title: 'a' });
    const b = await plantPath(harness.server, { title: 'b', category: 'History' });
    const c = await plantPath(harness.server, { title: 'c' });
    await plantPath(harness.server, { title: 'd', category: 'History' });
    await plantStart(harness.server, await plantPerson(harness.server, { role: 'premium' }), a);
    for (const [days, path] of [a, b, c].entries()) {
      harness.server.setNow(new Date(NOON + days * DAY));
      await plantStart(harness.server, learner, path);
    }
    expect(await list({ started: true })).toEqual(['c', 'b', 'a']);
    harness.server.setNow(new Date(NOON + 5 * DAY));
    await plantWork(harness.server, learner, a, { a: 80 });
    expect(await pages({ started: true, limit: 1 })).toEqual([['a'], ['c'], ['b']]);
    expect(await list({ started: true, category: 'History' })).toEqual(['b']);
    const { items } = await learner.trpc.paths.list.query({});
    expect(items.map(({ userProgress }) => userProgress?.overallProgress)).toEqual([25, 0, 0, undefined]);
    expect(items[0]).toMatchObject({
      stats: { totalLearners: 0 },
      userProgress: { timeSpent: 30, startedAt: new Date(NOON).toISOString() },
    });
  });

  it('of paths that were worked on at the same moment holds each path once', async () => {
    for (const path of await plant('a', 'b', 'c')) await plantStart(harness.server, learner, path);
    expect((await pages({ started: true, limit: 1 })).flat().sort()).toEqual(['a', 'b', 'c']);
  });
});

describeWithServer('the cost of the list', { on: ['PGlite'] }, (harness) => {
  it('is the same number of SQL statements for many paths as for one', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    for (let count = 0; count < 6; count += 1)
      await plantStart(harness.server, learner, await plantPath(harness.server));
    const statements = createStatementLog(harness.database);
    for (const input of [{ limit: 1 }, { limit: 6 }, { limit: 1, started: true }, { limit: 6, started: true }]) {
      statements();
      const { items } = await learner.trpc.paths.list.query(input);
      expect([items.length, statements().length]).toEqual([input.limit, 3]);
    }
  });
});
