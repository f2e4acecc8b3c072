import { HIGH_MASTERY } from '@quorbit/contracts/paths/progress';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantCompetency, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('the learner’s path analytics', (harness, clock) => {
  let learner: Person;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  const analytics = () => learner.trpc.paths.analytics.query();
  const competencies = async () =>
    (await learner.trpc.paths.competencies.query()).map(({ competency, currentLevel, masteryDate }) => [
      competency.name,
      currentLevel,
      masteryDate,
    ]);

  /** Creates two paths with a step each that teaches the competency, and starts both for the learner. */
  async function twoPaths(competencyId: string) {
    const first = await plantPath(harness.server, {
      title: 'First',
      nodes: { a: { competencyId }, b: { after: ['a'] } },
    });
    const second = await plantPath(harness.server, { title: 'Second', nodes: { c: { competencyId } } });
    for (const path of [first, second]) await plantStart(harness.server, learner, path);
    return [first, second] as const;
  }

  it('is empty at first', async () => {
    expect(await analytics()).toEqual({
      totalPaths: 0,
      completedPaths: 0,
      totalTimeSpent: 0,
      averageProgress: 0,
      strengths: [],
      weaknesses: [],
      upcomingReviews: [],
    });
    expect(await competencies()).toEqual([]);
  });

  it('is summed over started paths', async () => {
    const [first, second] = await twoPaths(await plantCompetency(harness.server, 'Knots'));
    await plantPath(harness.server);
    await plantWork(harness.server, learner, first, { a: 80 });
    expect(await analytics()).toMatchObject({
      totalPaths: 2,
      completedPaths: 0,
      totalTimeSpent: 30,
      averageProgress: 25,
    });
    await plantWork(harness.server, learner, second, { c: 70 });
    expect(await analytics()).toMatchObject({
      totalPaths: 2,
      completedPaths: 1,
      totalTimeSpent: 60,
      averageProgress: 75,
    });
    // An average of 75 is neither a strength nor a weakness.
    expect(await analytics()).toMatchObject({ strengths: [], weaknesses: [] });
  });

  it('lists strengths and weaknesses by the competencies that the steps teach', async () => {
    const [strong, weak, between] = [
      await plantCompetency(harness.server, 'Strong'),
      await plantCompetency(harness.server, 'Weak'),
      await plantCompetency(harness.server, 'Between'),
    ];
    const path = await plantPath(harness.server, {
      nodes: {
        a: { competencyId: strong },
        b: { competencyId: strong },
        c: { competencyId: weak },
        d: {},
        e: { competencyId: between },
        f: { competencyId: weak },
      },
    });
    await plantStart(harness.server, learner, path);
    await plantWork(harness.server, learner, path, { a: 90, b: 70, c: 59, d: 0, e: 60, f: null });
    expect(await analytics()).toMatchObject({ strengths: ['Strong'], weaknesses: ['Weak'] });
  });

  it('lists for each path the step whose review is due first', async () => {
    const [first, second] = await twoPaths(await plantCompetency(harness.server));
    await plantWork(harness.server, learner, first, { a: 85 });
    clock(24);
    await plantWork(harness.server, learner, first, { b: 65 });
    await plantWork(harness.server, learner, second, { c: 20 });
    expect((await analytics()).upcomingReviews).toEqual([
      {
        pathId: second.id,
        pathTitle: 'Second',
        nodeId: second.nodes.c,
        nodeTitle: 'c',
        reviewDate: at(48),
        mastery: 20,
      },
      { pathId: first.id, pathTitle: 'First', nodeId: first.nodes.b, nodeTitle: 'b', reviewDate: at(96), mastery: 65 },
    ]);
  });

  it('counts a competency as mastered once its average is high, and keeps that date', async () => {
    const [first, second] = await twoPaths(await plantCompetency(harness.server, 'Knots'));
    await plantWork(harness.server, learner, first, { a: 95 });
    expect(await competencies()).toEqual([['Knots', 48, null]]);
    clock(5);
    await plantWork(harness.server, learner, second, { c: 60 });
    expect(await competencies()).toEqual([['Knots', 78, null]]);
    clock(6);
    const again = { pathId: second.id, nodeId: second.nodes.c ?? '', status: 'completed' } as const;
    await learner.trpc.paths.updateNode.mutate({ ...again, score: 65 });
    expect(await competencies()).toEqual([['Knots', HIGH_MASTERY, at(6)]]);
    clock(7);
    await learner.trpc.paths.updateNode.mutate({ ...again, score: 100 });
    expect(await competencies()).toEqual([['Knots', 98, at(6)]]);
  });

  it('lists completed competencies by name, without other learners’ work', async () => {
    const other = await plantPerson(harness.server, { role: 'premium' });
    const [zeta, alpha, begun] = [
      await plantCompetency(harness.server, 'Zeta'),
      await plantCompetency(harness.server, 'Alpha'),
      await plantCompetency(harness.server, 'Begun'),
    ];
    const path = await plantPath(harness.server, {
      nodes: { a: { competencyId: zeta }, b: { competencyId: alpha }, c: { competencyId: begun } },
    });
    for (const person of [learner, other]) await plantStart(harness.server, person, path);
    await plantWork(harness.server, learner, path, { a: 10, b: 90, c: null });
    await plantWork(harness.server, other, path, { c: 90 });
    expect(await competencies()).toEqual([
      ['Alpha', 90, at(0)],
      ['Zeta', 10, null],
    ]);
  });
});
