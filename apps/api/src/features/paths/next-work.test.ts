import { overallProgress, statusOf } from '@quorbit/contracts/paths/progress';
import { SEND_SCORE, TAKE_QUIZ_FIRST } from '@quorbit/contracts/paths/words';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { nextWork } from './next-work.ts';
import { workBy } from './views.ts';

type Node = Parameters<typeof nextWork>[0];

const percent = fc.integer({ min: 0, max: 100 });
const QUIZ = { id: 'quiz', title: 'Quiz' };

/** Nodes that depend on earlier ones; some have a quiz, taken or not. */
const nodes = fc
  .array(fc.record({ after: fc.array(fc.nat(), { maxLength: 2 }), quiz: fc.boolean(), best: fc.option(percent) }), {
    ...{ minLength: 1, maxLength: 6 },
  })
  .map((drawn) =>
    drawn.map(
      ({ after, quiz, best }, index): Node => ({
        ...{ id: `${index}`, prerequisites: index === 0 ? [] : after.map((one) => `${one % index}`) },
        ...{ work: null, quiz: quiz ? QUIZ : null, bestPercentage: quiz ? best : null },
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

it('whatever is pressed, nothing is lost, and no node is completed before those it needs', () => {
  fc.assert(
    fc.property(nodes, presses, (path, pressed) => {
      let all = path;
      for (const [minute, { place, ...sent }] of pressed.entries()) {
        const node = all[place % all.length];
        if (!node) throw new Error('There is no node.');
        const before = { progress: overallProgress(all, workBy(all)), minutes: minutesOf(all) };
        const now = new Date(minute * 60_000);
        const input = { ...sent, pathId: 'path', nodeId: node.id };
        const work = outcome(() => nextWork(node, all, input, now));
        if (work instanceof AppError) {
          expect(work.code).toBe(work.message === SEND_SCORE ? 'INVALID' : 'CONFLICT');
          if (work.message === TAKE_QUIZ_FIRST) expect([node.quiz, node.bestPercentage]).toEqual([QUIZ, null]);
          continue;
        }
        if (!work) continue;
        all = all.map((one) => (one === node ? { ...one, work } : one));
        expect(overallProgress(all, workBy(all))).toBeGreaterThanOrEqual(before.progress);
        expect(minutesOf(all)).toBe(before.minutes + sent.timeSpent);
        expect(work.mastery ?? 0).toBeGreaterThanOrEqual(node.work?.mastery ?? 0);
        expect(work.completedAt).toEqual(work.status === 'completed' ? now : null);
      }
      const done = workBy(all);
      for (const { id, prerequisites, work } of all) {
        expect(statusOf({ id, prerequisites }, done) === 'locked').toBe(
          !work && prerequisites.some((one) => done.get(one)?.status !== 'completed'),
        );
        if (work) expect(prerequisites.every((one) => done.get(one)?.status === 'completed')).toBe(true);
      }
    }),
  );
});

function minutesOf(all: readonly Node[]): number {
  return all.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0);
}

function outcome<T>(run: () => T): T | AppError {
  try {
    return run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
