import * as words from '@quorbit/contracts/paths/messages';
import { nodeProgress, pathProgress } from '@quorbit/db/schema/paths';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { type PlantedPath, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';

const NOWHERE = '01890000-0000-7000-8000-000000000000';
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('progress on a learning path', (harness, clock) => {
  let learner: Person;
  let path: PlantedPath;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
    path = await plantPath(harness.server);
  });

  const start = () => learner.trpc.paths.start.mutate({ pathId: path.id });
  const begin = (name: string) => send(name, { status: 'in_progress' });
  const complete = (name: string, score?: number, timeSpent?: number) =>
    send(name, { status: 'completed', score, timeSpent });
  const send = (name: string, sent: { status: 'in_progress' | 'completed'; score?: number; timeSpent?: number }) =>
    learner.trpc.paths.updateNode.mutate({ pathId: path.id, nodeId: path.nodes[name] ?? NOWHERE, ...sent });
  const read = async () => (await learner.trpc.paths.get.query({ pathId: path.id })).userProgress;
  const statuses = async () => (await read())?.nodeProgress.map(({ status }) => status);

  describe('begins', () => {
    it('with only those nodes open that have no prerequisites, and only once', async () => {
      expect(await read()).toBeUndefined();
      const first = (await start()).userProgress;
      expect(first).toMatchObject({ status: 'in_progress', overallProgress: 0, timeSpent: 0, startedAt: at(0) });
      expect(await statuses()).toEqual(['available', 'locked', 'locked', 'locked']);
      clock(1);
      expect((await start()).userProgress).toEqual(first);
      expect(await read()).toEqual(first);
    });

    it('once, even with two starts at the same moment', async () => {
      const both = await Promise.all([start(), start()]);
      expect(both[0]).toEqual(both[1]);
      const rows = await harness.database.read.select().from(pathProgress).where(eq(pathProgress.userId, learner.id));
      expect(rows).toHaveLength(1);
    });

    it('only for the learner who starts the path', async () => {
      const person = await plantPerson(harness.server, { role: 'admin' });
      await start();
      const theirs = await person.trpc.paths.get.query({ pathId: path.id });
      expect(theirs.userProgress).toBeUndefined();
      const nodeId = path.nodes.a ?? '';
      expect(
        await refusalOf(person.trpc.paths.updateNode.mutate({ pathId: path.id, nodeId, status: 'in_progress' })),
      ).toEqual(conflict(words.START_PATH_FIRST));
    });
  });

  it('is refused for paths and nodes that do not exist', async () => {
    const otherPath = await plantPath(harness.server);
    await start();
    const wanted = [
      () => learner.trpc.paths.get.query({ pathId: NOWHERE }),
      () => learner.trpc.paths.start.mutate({ pathId: NOWHERE }),
      () =>
        learner.trpc.paths.updateNode.mutate({ pathId: NOWHERE, nodeId: path.nodes.a ?? '', status: 'in_progress' }),
      () => begin('nothing'),
      // This node belongs to another path.
      () =>
        learner.trpc.paths.updateNode.mutate({
          pathId: path.id,
          nodeId: otherPath.nodes.a ?? '',
          status: 'in_progress',
        }),
    ];
    for (const call of wanted) expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('opens a node when the last of its prerequisites is completed, and no sooner', async () => {
    await start();
    const locked = conflict(words.NODE_LOCKED);
    expect(await refusalOf(begin('b'))).toEqual(locked);
    expect(await refusalOf(complete('d', 85))).toEqual(locked);
    await begin('a');
    expect(await refusalOf(begin('b'))).toEqual(locked);
    await complete('a', 85);
    expect(await statuses()).toEqual(['completed', 'available', 'available', 'locked']);
    await begin('b');
    await complete('b', 100);
    expect(await refusalOf(begin('d'))).toEqual(locked);
    await begin('c');
    await complete('c', 0);
    expect(await statuses()).toEqual(['completed', 'mastered', 'completed', 'available']);
  });

  it('refuses to complete a node before it is begun, and to begin a completed node', async () => {
    await start();
    expect(await refusalOf(complete('a', 85))).toEqual(conflict(words.START_NODE_FIRST));
    const begun = await send('a', { status: 'in_progress', timeSpent: 5 });
    expect(begun.userProgress).toMatchObject({
      timeSpent: 5,
      nodeProgress: [{ status: 'in_progress', mastery: null }, {}, {}, {}],
    });
    clock(1);
    // Sending the same change again returns the same path and changes nothing.
    expect(await send('a', { status: 'in_progress', timeSpent: 5 })).toEqual(begun);
    expect(await workedAt()).toEqual(new Date(at(0)));
    await complete('a', 85, 30);
    expect(await workedAt()).toEqual(new Date(at(1)));
    expect(await refusalOf(begin('a'))).toEqual(conflict(words.ALREADY_COMPLETED));
    expect(await read()).toMatchObject({ overallProgress: 25, timeSpent: 35 });
  });

  it('requires a score for a node without a quiz', async () => {
    await start();
    await begin('a');
    const issues = [{ path: 'score', message: words.SEND_SCORE }];
    const refusal = { code: 'INVALID', status: 400, message: words.SEND_SCORE, issues };
    expect(await refusalOf(complete('a'))).toEqual(refusal);
    await complete('a', 0);
    expect(await refusalOf(complete('a'))).toEqual(refusal);
  });

  it('keeps the higher score, and adds the time of a completion that raises it', async () => {
    await start();
    await plantWork(harness.server, learner, path, { a: 70 });
    clock(2);
    await complete('a', 60, 10);
    expect(await read()).toMatchObject({ timeSpent: 30, nodeProgress: [{ mastery: 70 }, {}, {}, {}] });
    await complete('a', 95, 15);
    expect(await read()).toMatchObject({
      timeSpent: 45,
      nodeProgress: [{ status: 'mastered', mastery: 95 }, {}, {}, {}],
    });
    const [row] = await harness.database.read.select().from(nodeProgress).where(eq(nodeProgress.userId, learner.id));
    expect(row?.completedAt).toEqual(new Date(at(2)));
  });

  it('is completed with the last node, stays completed, and pays no XP', async () => {
    await start();
    await plantWork(harness.server, learner, path, { a: 85, b: 85, c: 85, d: null });
    expect(await read()).toMatchObject({ status: 'in_progress', overallProgress: 75, completedAt: null });
    clock(3);
    const done = { status: 'completed', overallProgress: 100, completedAt: at(3) };
    expect((await complete('d', 50)).userProgress).toMatchObject(done);
    clock(4);
    expect((await complete('d', 95, 15)).userProgress).toMatchObject(done);
    expect(await read()).toMatchObject({ ...done, timeSpent: 105 });
    expect(await harness.database.read.select().from(xpLedger).where(eq(xpLedger.userId, learner.id))).toEqual([]);
  });

  it('counts both of two different completions at the same moment', async () => {
    await start();
    await plantWork(harness.server, learner, path, { a: 85, b: null, c: null });
    await Promise.all([complete('b', 85, 30), complete('c', 85, 30)]);
    expect(await statuses()).toEqual(['completed', 'completed', 'completed', 'available']);
    await plantWork(harness.server, learner, path, { d: null });
    // The same completion, sent twice at once, counts once.
    await Promise.all([complete('d', 90, 10), complete('d', 90, 10)]);
    expect(await read()).toMatchObject({
      status: 'completed',
      timeSpent: 100,
      nodeProgress: [{}, {}, {}, { mastery: 90 }],
    });
  });

  async function workedAt(): Promise<Date | undefined> {
    const [row] = await harness.database.read.select().from(pathProgress).where(eq(pathProgress.userId, learner.id));
    return row?.workedAt;
  }
});

describeAtNoon('a learner who loses premium', (harness) => {
  it('is refused, and finds its progress again once premium is back', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const learner = await plantPerson(harness.server, { role: 'user' });
    const path = await plantPath(harness.server);
    await plantStart(harness.server, learner, path);
    expect(await refusalOf(learner.trpc.paths.list.query({}))).toMatchObject({ code: 'PREMIUM_REQUIRED', status: 403 });
    await admin.trpc.administration.setRole.mutate({ userId: learner.id, role: 'premium' });
    expect((await learner.trpc.paths.list.query({ started: true })).items).toHaveLength(1);
  });
});
