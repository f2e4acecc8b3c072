import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEND_SCORE, TAKE_QUIZ_FIRST } from './messages.ts';
import { computeOverallProgress, nodeStatusOf } from './progress.ts';
import { applyNodeChange, findRefusal, type NodeChange, type NodeWithWork, workByNode } from './work.ts';

const percent = fc.integer({ min: 0, max: 100 });
const QUIZ = { id: 'quiz', title: 'Quiz' };
const AT = new Date('2026-03-01T10:00:00Z');

/** Random paths in which nodes may depend on earlier ones; some nodes have a quiz, with or without an attempt. */
const nodes = fc
  .array(fc.record({ after: fc.array(fc.nat(), { maxLength: 2 }), quiz: fc.boolean(), best: fc.option(percent) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((drawn) =>
    drawn.map(
      ({ after, quiz, best }, index): NodeWithWork => ({
        id: `${index}`,
        prerequisites: index === 0 ? [] : after.map((value) => `${value % index}`),
        work: null,
        quiz: quiz ? QUIZ : null,
        bestPercentage: quiz ? best : null,
      }),
    ),
  );
const presses = fc.array(
  fc.record({
    place: fc.nat(),
    status: fc.constantFrom('in_progress' as const, 'completed' as const),
    score: fc.option(percent, { nil: undefined }),
    timeSpent: fc.nat(100),
  }),
  { maxLength: 40 },
);

it('work at random nodes never loses progress or time, and completes no node before its prerequisites', () => {
  fc.assert(
    fc.property(nodes, presses, (path, pressed) => {
      let all: readonly NodeWithWork[] = path;
      for (const [minute, { place, ...sent }] of pressed.entries()) {
        const node = all[place % all.length];
        if (!node) throw new Error('There is no node.');
        const before = { progress: computeOverallProgress(all, workByNode(all)), minutes: minutesOf(all) };
        const now = new Date(minute * 60_000);
        if (findRefusal(node, all, sent.status)) continue;
        const after = applyNodeChange(all, { ...sent, nodeId: node.id }, now);
        if ('refusal' in after) {
          if (after.refusal === TAKE_QUIZ_FIRST) expect([node.quiz, node.bestPercentage]).toEqual([QUIZ, null]);
          else expect([after.refusal, node.quiz, sent.score]).toEqual([SEND_SCORE, null, undefined]);
          continue;
        }
        const work = after[all.indexOf(node)]?.work;
        if (after === all || !work) continue;
        all = after;
        expect(computeOverallProgress(all, workByNode(all))).toBeGreaterThanOrEqual(before.progress);
        expect(minutesOf(all)).toBe(before.minutes + sent.timeSpent);
        expect(work.mastery ?? 0).toBeGreaterThanOrEqual(node.work?.mastery ?? 0);
        expect(work.completedAt).toEqual(work.status === 'completed' ? now : null);
      }
      const done = workByNode(all);
      for (const { id, prerequisites, work } of all) {
        expect(nodeStatusOf({ id, prerequisites }, done) === 'locked').toBe(
          !work && prerequisites.some((prerequisite) => done.get(prerequisite)?.status !== 'completed'),
        );
        if (work)
          expect(prerequisites.every((prerequisite) => done.get(prerequisite)?.status === 'completed')).toBe(true);
      }
    }),
  );
});

it('repeating accepted work in any order changes nothing', () => {
  fc.assert(
    fc.property(nodes, presses, fc.infiniteStream(fc.nat()), (path, pressed, order) => {
      const [once, taken] = pressAll(path, pressed);
      const again = taken.map((press) => ({ one: press, by: order.next().value ?? 0 })).sort((a, b) => a.by - b.by);
      const [twice] = pressAll(
        once,
        again.map(({ one: press }) => press),
      );
      expect(twice).toEqual(once);
    }),
  );
});

interface Press extends Omit<NodeChange, 'nodeId'> {
  /** The index of the changed node; it's taken modulo the number of nodes. */
  place: number;
}

/**
 * Applies changes to the nodes of a path, in order. Returns the resulting nodes, and the changes that weren't refused.
 */
function pressAll(
  path: readonly NodeWithWork[],
  pressed: readonly Press[],
): [readonly NodeWithWork[], readonly Press[]] {
  let all: readonly NodeWithWork[] = path;
  const taken: Press[] = [];
  for (const press of pressed) {
    const { place, ...sent } = press;
    const after = applyNodeChange(all, { ...sent, nodeId: all[place % all.length]?.id ?? '' }, AT);
    if ('refusal' in after) continue;
    taken.push(press);
    all = after;
  }
  return [all, taken];
}

function minutesOf(all: readonly NodeWithWork[]): number {
  return all.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0);
}

it('work from several devices completes the same nodes in any order', () => {
  fc.assert(
    fc.property(nodes, presses, fc.infiniteStream(fc.nat()), (path, pressed, order) => {
      const [once, taken] = pressAll(path, pressed);
      const shuffled = taken.map((press) => ({ one: press, by: order.next().value ?? 0 })).sort((a, b) => a.by - b.by);
      const [first] = pressAll(
        path,
        shuffled.map(({ one: press }) => press),
      );
      const shown = (all: readonly NodeWithWork[]) => all.map(({ work }) => [work?.status, work?.mastery]);
      expect(shown(first)).toEqual(shown(once));
    }),
  );
});
