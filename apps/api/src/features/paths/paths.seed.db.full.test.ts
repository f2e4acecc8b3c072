import type { ContentCompetency, ContentPath } from '@quorbit/contracts/content/paths';
import { paths } from '@quorbit/db/schema/paths';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readContent, readContentFolder } from '../../lib/content.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { logInAsDemo, seedForDemo } from '../../testing/seeded-demo.ts';
import { catalogue } from '../quizzes/catalogue.ts';
import { seedDemoPaths, seedPaths } from './paths.seed.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const [QUIZ] = catalogue;
const learningPaths = readContentFolder<ContentPath>('paths');
const quizTitles = new Map(catalogue.map(({ id, title }) => [id, title]));
const competencyNames = new Map(
  readContent<ContentCompetency[]>('competencies.json').map(({ id, name }) => [id, name]),
);

const competencies: ContentCompetency[] = [{ id: 'tying', name: 'Knots', description: 'Tying them.', level: 'Expert' }];
const step = { description: 'One step.', type: 'concept', minutes: 20 } as const;
const ropes: ContentPath = {
  id: 'ropes',
  title: 'Ropes',
  description: 'All about them.',
  category: 'Science',
  level: 'Expert',
  estimatedHours: 3,
  nodes: [
    { ...step, id: 'first', title: 'A knot', at: [1, 0], after: [], competency: 'tying' },
    { ...step, id: 'second', title: 'A quiz', at: [0, 1], after: ['first'], quiz: QUIZ?.id },
    { ...step, id: 'third', title: 'No quiz', at: [2, 1], after: ['first', 'second'], quiz: 'One that was deleted' },
  ],
};
const strings: ContentPath = { ...ropes, id: 'strings', title: 'Strings' };

describeWithServer(
  'the content of learning paths',
  { fresh: true, now: NOON, env: { SEED_DEMO: 'true' } },
  (harness) => {
    it('is written once by servers that start at the same time, and leaves existing paths unchanged', async () => {
      const { server, database } = harness;
      await seedForDemo(server);
      const start = (...wanted: ContentPath[]) => seedPaths(server.deps, { paths: wanted, competencies });
      expect((await Promise.all([start(ropes), start(ropes), start(ropes)])).sort()).toEqual([0, 0, 1]);
      await database.transaction((tx) => tx.update(paths).set({ level: 'Advanced' }).where(eq(paths.title, 'Ropes')));
      server.setNow(new Date(NOON.getTime() + 1_000));
      // A later release adds a path to the content: it's listed last, although it comes first in that content.
      expect(await start(strings, { ...ropes, description: 'Changed.' })).toBe(1);
      expect(await start(strings, ropes)).toBe(0);
      const reader = await plantPerson(server, { role: 'premium' });
      const { items } = await reader.trpc.paths.list.query({});
      expect(
        items.map(({ title, description, level, estimatedDuration }) => [title, description, level, estimatedDuration]),
      ).toEqual([
        ['Ropes', 'All about them.', 'Advanced', 3],
        ['Strings', 'All about them.', 'Expert', 3],
      ]);
      const { path } = await reader.trpc.paths.get.query({ pathId: items[0]?.id ?? '' });
      const [first, second] = path.nodes.map(({ id }) => id);
      expect(path.nodes).toMatchObject([
        {
          title: 'A knot',
          position: { x: 1, y: 0 },
          prerequisites: [],
          competency: 'Knots',
          quiz: null,
          estimatedTime: 20,
        },
        {
          title: 'A quiz',
          position: { x: 0, y: 1 },
          prerequisites: [first],
          competency: null,
          quiz: { title: QUIZ?.title },
        },
        { title: 'No quiz', prerequisites: [first, second], quiz: null },
      ]);
    });

    it('is refused if a step names a prerequisite that doesn’t exist', async () => {
      const [first] = ropes.nodes;
      if (!first) expect.fail();
      const wrong = { ...ropes, id: 'wrong', title: 'Wrong', nodes: [{ ...first, after: ['nothing'] }] };
      await expect(seedPaths(harness.server.deps, { paths: [wrong], competencies })).rejects.toThrow("names 'nothing'");
    });

    it('names only quizzes and competencies that exist', async () => {
      harness.server.setNow(NOON);
      expect(await seedPaths(harness.server.deps)).toBe(learningPaths.length);
      const reader = await plantPerson(harness.server, { role: 'premium' });
      const { items } = await reader.trpc.paths.list.query({});
      for (const wanted of learningPaths) {
        const pathId = items.find(({ title }) => title === wanted.title)?.id ?? '';
        const { path } = await reader.trpc.paths.get.query({ pathId });
        expect(path.nodes.map(({ quiz, competency }) => [quiz?.title, competency ?? undefined])).toEqual(
          wanted.nodes.map(({ quiz, competency }) => [
            quiz && (quizTitles.get(quiz) ?? quiz),
            competency && (competencyNames.get(competency) ?? competency),
          ]),
        );
      }
    });

    it('gives the premium demo account progress on one path, once', async () => {
      harness.server.setNow(NOON);
      const { deps } = harness.server;
      await seedPaths(deps);
      await Promise.all([seedDemoPaths(deps), seedDemoPaths(deps)]);
      const trpc = await logInAsDemo(harness.server, 'premium');
      const [path, ...others] = (await trpc.paths.list.query({ started: true })).items;
      expect([path?.title, others]).toEqual([learningPaths[0]?.title, []]);
      const statuses = path?.userProgress?.nodeProgress.map(({ status }) => status) ?? [];
      expect(statuses.filter((status) => status === 'completed' || status === 'mastered').length).toBeGreaterThan(1);
      expect(statuses).toContain('in_progress');
      expect(path?.userProgress?.startedAt).toBe('2026-02-21T12:00:00.000Z');
      const nodeId = path?.userProgress?.nodeProgress.find(({ status }) => status === 'in_progress')?.nodeId ?? '';
      await trpc.paths.updateNode
        .mutate({ pathId: path?.id ?? '', nodeId, status: 'completed', score: 100 })
        .catch(() => {});
      const before = await trpc.paths.analytics.query();
      await seedDemoPaths(deps);
      expect(await trpc.paths.analytics.query()).toEqual(before);
    });
  },
);
