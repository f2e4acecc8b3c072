import { expect, test } from 'vitest';
import { node } from './testing/paths.ts';
import { computeTreeShape, findNodeTowards, NODE_BOX, ROW_HEIGHT } from './tree-shape.ts';

const middle = NODE_BOX / 2;

test('arranges nodes in rows and columns from 0, in reading order', () => {
  const [right, root, left] = [node('right', [4, 3]), node('root', [3, 2]), node('left', [2, 3])];
  const { columns, span, height, viewBox, nodes } = computeTreeShape([right, root, left]);
  expect(nodes.map(({ title, position }) => [title, position.x, position.y])).toEqual([
    ['root', 1, 0],
    ['left', 0, 1],
    ['right', 2, 1],
  ]);
  // Each node takes two columns, because no two are neighbours.
  expect([span, columns, height, viewBox]).toEqual([2, 4, 2 * ROW_HEIGHT, `0 0 400 ${2 * ROW_HEIGHT}`]);
});

test('draws a line from each existing prerequisite, between the middles of both nodes', () => {
  const root = node('root', [0, 0]);
  const child = node('child', [1, 1], { prerequisites: [root.id, 'gone'] });
  const { edges } = computeTreeShape([root, child]);
  expect(edges).toHaveLength(1);
  expect(edges[0]).toMatchObject({ from: root.id, to: child.id });
  expect(edges[0]?.d.startsWith(`M100 ${middle}V`)).toBe(true);
  expect(edges[0]?.d.endsWith(`V${ROW_HEIGHT + middle}`)).toBe(true);
});

test('neighbours in a row take one column each, with a straight line between them', () => {
  const first = node('first', [0, 0]);
  const second = node('second', [1, 0], { prerequisites: [first.id] });
  const { span, columns, edges } = computeTreeShape([first, second]);
  expect([span, columns]).toEqual([1, 2]);
  expect(edges[0]?.d).toBe(`M50 ${middle}L150 ${middle}`);
});

test('a path without nodes has no size', () => {
  expect(computeTreeShape([])).toMatchObject({ columns: 0, height: 0, edges: [], nodes: [] });
});

test('arrow keys lead along a row, and to the nearest node of the next row', () => {
  const [root, left, right, low] = [
    node('root', [2, 0]),
    node('left', [0, 1]),
    node('right', [3, 1]),
    node('low', [1, 3]),
  ];
  const nodes = [root, left, right, low];
  const towards = (from: { id: string }, key: string) => findNodeTowards(nodes, from.id, key)?.title;
  expect(towards(root, 'ArrowDown')).toBe('right');
  expect(towards(right, 'ArrowLeft')).toBe('left');
  expect(towards(left, 'ArrowRight')).toBe('right');
  expect(towards(left, 'ArrowDown')).toBe('low');
  expect(towards(low, 'ArrowUp')).toBe('left');
  for (const [from, key] of [
    [root, 'ArrowUp'],
    [root, 'ArrowRight'],
    [low, 'ArrowDown'],
    [root, 'Enter'],
  ] as const)
    expect(towards(from, key)).toBeUndefined();
});
