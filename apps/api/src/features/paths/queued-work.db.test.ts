import { newId } from '@quorbit/contracts/lib/ids';
import * as words from '@quorbit/contracts/paths/messages';
import { MARK_COMPLETE, REVIEW_AND_IMPROVE } from '@quorbit/contracts/paths/progress';
import { PATH_WORK, type PathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { masteredCompetencies, nodeProgress, pathProgress } from '@quorbit/db/schema/paths';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device, type OpSpec } from '../../testing/device.ts';
import { type PlantedPath, plantCompetency, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('path work that was queued offline', (harness, clock) => {
  let learner: Person;
  let device: Device;
  let path: PlantedPath;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
    device = new Device(learner, () => harness.server.deps.now().getTime());
    path = await plantPath(harness.server);
  });

  const start = (hours: number): OpSpec => ({ type: PATH_WORK, args: { pathId: path.id }, at: at(hours) });
  const work = (name: string, hours: number, node: Omit<NonNullable<PathWorkArgs['node']>, 'nodeId'>): OpSpec => ({
    type: PATH_WORK,
    at: at(hours),
    args: { pathId: path.id, node: { nodeId: path.nodes[name] ?? newId(), ...node } },
  });
  const begin = (name: string, hours: number) => work(name, hours, { status: 'in_progress' });
  const complete = (name: string, hours: number, sent: object = MARK_COMPLETE) =>
    work(name, hours, { status: 'completed', ...sent });
  /** Sends work and returns the refusals. */
  async function send(...works: readonly OpSpec[]) {
    const { rejected } = await device.exchange(works.map((opSpec) => device.op(opSpec)));
    return rejected.map(({ code, message }) => [code, message]);
  }
  const read = async () => (await learner.trpc.paths.get.query({ pathId: path.id })).userProgress;
  const rowsOf = (table: typeof nodeProgress | typeof pathProgress) =>
    harness.database.read.select().from(table).where(eq(table.userId, learner.id));

  it('counts from the time when it was done, and starts the path', async () => {
    clock(5);
    expect(await send(begin('a', 1), complete('a', 2), begin('b', 3))).toEqual([]);
    expect(await read()).toMatchObject({
      status: 'in_progress',
      overallProgress: 25,
      timeSpent: 30,
      startedAt: at(1),
      nodeProgress: [{ status: 'completed', mastery: 85 }, { status: 'in_progress' }, { status: 'available' }, {}],
    });
    expect(await rowsOf(pathProgress)).toMatchObject([{ startedAt: new Date(at(1)), workedAt: new Date(at(3)) }]);
    expect(await rowsOf(nodeProgress)).toMatchObject([{ completedAt: new Date(at(2)) }, { completedAt: null }]);
  });

  it('may consist of a start alone', async () => {
    clock(5);
    expect(await send(start(1), start(2))).toEqual([]);
    expect(await read()).toMatchObject({ startedAt: at(1), overallProgress: 0 });
  });

  it('completes a path and stores the mastered competencies', async () => {
    const competencyId = await plantCompetency(harness.server);
    path = await plantPath(harness.server, { nodes: { a: { competencyId }, b: { after: ['a'], competencyId } } });
    clock(9);
    const works = [begin('a', 1), complete('a', 2), begin('b', 3), complete('b', 4)];
    expect(await send(...works, complete('b', 5, REVIEW_AND_IMPROVE))).toEqual([]);
    expect(await read()).toMatchObject({ status: 'completed', completedAt: at(4), timeSpent: 75 });
    const mastered = await harness.database.read
      .select()
      .from(masteredCompetencies)
      .where(eq(masteredCompetencies.userId, learner.id));
    expect(mastered).toMatchObject([{ competencyId, masteredAt: new Date(at(5)) }]);
  });

  it('changes nothing when it is sent again under new ids', async () => {
    clock(9);
    const works = [start(1), begin('a', 1), complete('a', 2), complete('a', 3, REVIEW_AND_IMPROVE)];
    expect(await send(...works)).toEqual([]);
    const before = [await read(), await rowsOf(pathProgress), await rowsOf(nodeProgress)];
    expect(await send(...works)).toEqual([]);
    expect([await read(), await rowsOf(pathProgress), await rowsOf(nodeProgress)]).toEqual(before);
  });

  it('is merged with the work of another device', async () => {
    clock(6);
    await plantStart(harness.server, learner, path);
    await plantWork(harness.server, learner, path, { a: 85 });
    clock(9);
    // This device begins and completes the node offline, before the other device's work on it, and with a higher score.
    expect(await send(begin('a', 1), complete('a', 2, { score: 95, timeSpent: 10 }))).toEqual([]);
    expect(await read()).toMatchObject({
      startedAt: at(6),
      timeSpent: 40,
      nodeProgress: [{ mastery: 95 }, {}, {}, {}],
    });
    expect(await rowsOf(nodeProgress)).toMatchObject([{ completedAt: new Date(at(6)) }]);
    expect(await rowsOf(pathProgress)).toMatchObject([{ workedAt: new Date(at(6)) }]);
  });

  it('takes the mastery from a quiz attempt made before it', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    path = await plantPath(harness.server, { nodes: { a: { quizId: quiz.id } } });
    expect(await send(begin('a', 0), complete('a', 0))).toEqual([['CONFLICT', words.TAKE_QUIZ_FIRST]]);
    await plantAttempt(harness.server, learner, quiz, 2);
    expect(await send(complete('a', 0))).toEqual([]);
    expect(await read()).toMatchObject({ nodeProgress: [{ mastery: 67 }] });
  });

  it('may arrive in any order, and completes the path with the last item', async () => {
    clock(9);
    const works = ['d', 'b', 'c', 'a'].flatMap((name, hour) => [complete(name, hour), begin(name, hour)]);
    expect(await send(...works)).toEqual([]);
    expect(await read()).toMatchObject({ status: 'completed', overallProgress: 100, timeSpent: 120 });
  });

  it('is refused item by item where it is impossible', async () => {
    expect(await send(begin('nothing', 0))).toEqual([['NOT_FOUND', expect.any(String)]]);
    expect(await read()).toBeUndefined();
    expect(await send(complete('a', 0, {}), begin('a', 0))).toEqual([
      ['INVALID', expect.stringContaining(words.SEND_SCORE)],
    ]);
    expect(await read()).toMatchObject({ nodeProgress: [{ status: 'in_progress' }, {}, {}, {}] });
    path = { ...path, id: newId() };
    expect(await send(start(0))).toEqual([['NOT_FOUND', expect.any(String)]]);
  });

  it('is accepted after premium is lost, and shown once premium is back', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.administration.setRole.mutate({ userId: learner.id, role: 'user' });
    expect(await send(begin('a', 0))).toEqual([]);
    expect(await refusalOf(read())).toMatchObject({ code: 'PREMIUM_REQUIRED' });
    await admin.trpc.administration.setRole.mutate({ userId: learner.id, role: 'premium' });
    expect(await read()).toMatchObject({ nodeProgress: [{ status: 'in_progress' }, {}, {}, {}] });
  });
});
