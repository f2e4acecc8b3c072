import type { NodeStatus } from '@quorbit/contracts/paths/types';
import { expect, test } from 'vitest';
import { computeNodeStates, findNextNode, findNextNodeId, formatStatus, toHours } from './path-display.ts';
import { detail, node, outline } from './testing/paths.ts';

test('formats statuses, and converts minutes to whole hours', () => {
  expect(formatStatus('in_progress')).toBe('in progress');
  expect([0, 29, 30, 90, 340].map(toHours)).toEqual([0, 0, 1, 2, 6]);
});

test('in a path that was not started, nodes without prerequisites are available', () => {
  const root = node('root', [0, 0]);
  const child = node('child', [0, 1], { prerequisites: [root.id] });
  const states = computeNodeStates([root, child], undefined);
  expect(states.get(root.id)).toEqual({ status: 'available', mastery: null });
  expect(states.get(child.id)).toEqual({ status: 'locked', mastery: null });
});

test.each<[string, NodeStatus[], number | undefined]>([
  ['the node in progress', ['completed', 'available', 'in_progress'], 2],
  ['otherwise the first available node', ['mastered', 'locked', 'available', 'available'], 2],
  ['none if all nodes are completed', ['completed', 'mastered'], undefined],
])('finds the next node: %s', (_title, statuses, place) => {
  const nodes = statuses.map((_, index) => ({ id: `${index}` }));
  const states = new Map(statuses.map((status, index) => [`${index}`, { status }]));
  expect(findNextNode(nodes, states)?.id).toBe(place === undefined ? undefined : `${place}`);
});

test('finds a card’s next node from the list alone', () => {
  const root = node('root', [0, 0]);
  const child = node('child', [0, 1], { prerequisites: [root.id] });
  const path = detail([root, child], new Map([[root.id, { status: 'completed', mastery: 85 }]]));
  expect(findNextNodeId(outline(path))).toBe(child.id);
  expect(findNextNodeId(outline(detail([root])))).toBeUndefined();
});
