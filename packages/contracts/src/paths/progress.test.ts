import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  computeCompetencyLevel,
  computeOverallProgress,
  masteryBandOf,
  type NodePrerequisites,
  type NodeWork,
  nodeActionOf,
  nodeStatusOf,
  reviewDateOf,
} from './progress.ts';

const completed = (mastery: number): NodeWork => ({ status: 'completed', mastery });
const IN_PROGRESS: NodeWork = { status: 'in_progress', mastery: null };
const node = (id: string, ...prerequisites: string[]): NodePrerequisites => ({ id, prerequisites });

describe('the status of a node', () => {
  test.each([
    ['available without prerequisites', node('c'), {}, 'available'],
    ['locked while a prerequisite is missing', node('c', 'a', 'b'), { a: completed(85) }, 'locked'],
    ['locked while a prerequisite is in progress', node('c', 'a'), { a: IN_PROGRESS }, 'locked'],
    [
      'available once all prerequisites are completed',
      node('c', 'a', 'b'),
      { a: completed(10), b: completed(85) },
      'available',
    ],
    [
      'in progress once started, whatever the status of its prerequisites',
      node('c', 'a'),
      { c: IN_PROGRESS },
      'in_progress',
    ],
    ['completed below 90 %', node('c'), { c: completed(89) }, 'completed'],
    ['mastered from 90 % on', node('c'), { c: completed(90) }, 'mastered'],
  ])('is %s', (_title, place, done, status) => {
    expect(nodeStatusOf(place, new Map(Object.entries(done)))).toBe(status);
  });
});

/** Random paths in which each node may depend on earlier ones. */
const workOf = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 12 })
  .map((nodes) =>
    nodes.map((drawn, index) => node(`${index}`, ...(index === 0 ? [] : drawn.map((value) => `${value % index}`)))),
  );

it('a path can always be completed by taking an available node each time', () => {
  fc.assert(
    fc.property(workOf, fc.infiniteStream(fc.integer({ min: 0, max: 100 })), (nodes, masteries) => {
      const done = new Map<string, NodeWork>();
      let before = 0;
      for (let open = true; open; ) {
        const next = nodes.find((nodePrerequisites) => nodeStatusOf(nodePrerequisites, done) === 'available');
        open = next !== undefined;
        if (next) done.set(next.id, completed(masteries.next().value ?? 0));
        const progress = computeOverallProgress(nodes, done);
        expect(progress).toBeGreaterThanOrEqual(before);
        expect(progress === 100).toBe(done.size === nodes.length);
        before = progress;
      }
      expect(done.size).toBe(nodes.length);
    }),
  );
});

test('a path’s progress counts completed nodes only, and is 0 without nodes', () => {
  const nodes = [node('a'), node('b'), node('c')];
  expect(computeOverallProgress(nodes, new Map([['a', IN_PROGRESS]]))).toBe(0);
  expect(computeOverallProgress(nodes, new Map([['a', completed(1)]]))).toBe(33);
  expect(computeOverallProgress([], new Map())).toBe(0);
});

test.each([
  ['locked', null, null],
  ['available', null, 'start'],
  ['in_progress', null, 'complete'],
  ['completed', 79, 'improve'],
  ['completed', 80, null],
  ['mastered', 95, null],
] as const)('a learner at a node with status %s and mastery %s can: %s', (status, mastery, action) => {
  expect(nodeActionOf(status, mastery)).toBe(action);
});

test.each([
  [100, 'high', '2026-03-15'],
  [90, 'high', '2026-03-15'],
  [89, 'high', '2026-03-08'],
  [80, 'high', '2026-03-08'],
  [79, 'medium', '2026-03-04'],
  [60, 'medium', '2026-03-04'],
  [59, 'low', '2026-03-02'],
  [0, 'low', '2026-03-02'],
])('a mastery of %i is %s, and its review is due on %s', (mastery, band, day) => {
  expect(masteryBandOf(mastery)).toBe(band);
  expect(reviewDateOf(new Date('2026-03-01T10:00:00Z'), mastery).toISOString()).toBe(`${day}T10:00:00.000Z`);
});

test('a competency’s level is the mean mastery of the nodes that teach it', () => {
  expect(computeCompetencyLevel([])).toBe(0);
  expect(computeCompetencyLevel([null, null])).toBe(0);
  expect(computeCompetencyLevel([85, null])).toBe(43);
  expect(computeCompetencyLevel([100, 90, 80])).toBe(90);
});
