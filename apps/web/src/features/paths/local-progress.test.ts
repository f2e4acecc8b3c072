import { newId } from '@quorbit/contracts/lib/ids';
import type { PathDetail } from '@quorbit/contracts/paths/schema';
import type { NodeChange } from '@quorbit/contracts/paths/work';
import { expect, it } from 'vitest';
import { applyWorkToDetail, applyWorkToOutline } from './local-progress.ts';
import { type LocalWork, NO_WORK } from './path-work.mirror.ts';
import { detail, node, outline } from './testing/paths.ts';

const quiz = { id: newId(), title: 'Powers', bestPercentage: 40 };
const first = node('First', [0, 0]);
const quizzed = node('Quizzed', [0, 1], { prerequisites: [first.id], quiz });
const path = (done?: Parameters<typeof detail>[1]) => detail([first, quizzed], done);
const FIRST_DONE = new Map([[first.id, { status: 'completed', mastery: 85 } as const]]);

function workOn(
  { path: { id: pathId } }: PathDetail,
  ...changes: (Omit<NodeChange, 'timeSpent'> | null)[]
): LocalWork[] {
  return changes.map((change, hour) => ({
    pathId,
    at: new Date(Date.UTC(2026, 2, 2, hour)),
    sent: false,
    change: change && { ...change, timeSpent: 30 },
  }));
}
const startNode = ({ id: nodeId }: { id: string }) => ({ nodeId, status: 'in_progress' as const });
const completeNode = ({ id: nodeId }: { id: string }) => ({ nodeId, status: 'completed' as const, score: 85 });

it('changes nothing where this device has no work', () => {
  const told = path(FIRST_DONE);
  expect(applyWorkToDetail(told, NO_WORK)).toEqual(told);
  expect(applyWorkToOutline(outline(told), NO_WORK)).toEqual(outline(told));
  const other = { ...NO_WORK, works: workOn(path(), null) };
  expect(applyWorkToDetail(told, other)).toEqual(told);
});

it('starts a path, and completes it with the work on this device', () => {
  const told = path();
  const started = applyWorkToDetail(told, { ...NO_WORK, works: workOn(told, null) }).userProgress;
  expect(started).toEqual({
    status: 'in_progress',
    overallProgress: 0,
    timeSpent: 0,
    completedAt: null,
    startedAt: '2026-03-02T00:00:00.000Z',
    nodeProgress: [
      { nodeId: first.id, status: 'available', mastery: null },
      { nodeId: quizzed.id, status: 'locked', mastery: null },
    ],
  });
  const all = workOn(told, startNode(first), completeNode(first), startNode(quizzed), completeNode(quizzed));
  const best = new Map([[quiz.id, 95]]);
  const { path: shown, userProgress } = applyWorkToDetail(told, { works: all, best });
  expect(shown.nodes[1]?.quiz?.bestPercentage).toBe(95);
  expect(userProgress).toMatchObject({
    status: 'completed',
    overallProgress: 100,
    timeSpent: 120,
    completedAt: '2026-03-02T03:00:00.000Z',
    nodeProgress: [{ status: 'completed' }, { status: 'mastered', mastery: 95 }],
  });
  expect(applyWorkToOutline(outline(told), { works: all, best }).userProgress).toMatchObject({ overallProgress: 100 });
});

it('keeps the server’s progress where it is further ahead', () => {
  const told = path(FIRST_DONE);
  const late = workOn(told, startNode(first), completeNode(first)).map((localWork) => ({ ...localWork, sent: true }));
  expect(applyWorkToDetail(told, { ...NO_WORK, works: late })).toEqual(told);
  expect(applyWorkToDetail(told, { ...NO_WORK, best: new Map([[quiz.id, 10]]) })).toEqual(told);
});

it('reads lists stored by an earlier release, which lack prerequisites', () => {
  const told = outline(path(FIRST_DONE));
  const kept = { ...told, nodes: told.nodes.map(({ prerequisites: _, ...node }) => node) } as unknown as typeof told;
  const work = {
    ...NO_WORK,
    works: workOn(path(FIRST_DONE), null).map((localWork) => ({ ...localWork, pathId: told.id })),
  };
  expect(applyWorkToOutline(kept, work).userProgress).toMatchObject({ overallProgress: 50 });
});

it('leaves out work that the server will refuse', () => {
  const told = path(FIRST_DONE);
  const taken = detail(
    [first, node('Quizzed', [0, 1], { prerequisites: [first.id], quiz: { ...quiz, bestPercentage: null } })],
    FIRST_DONE,
  );
  const impossible = { ...NO_WORK, works: workOn(taken, completeNode(quizzed), completeNode({ id: newId() })) };
  expect(applyWorkToDetail(taken, impossible).userProgress?.nodeProgress).toEqual(taken.userProgress?.nodeProgress);
  expect(told.userProgress?.overallProgress).toBe(50);
});
