// Computes the layout of a skill tree. Columns share the width; rows have a fixed height. Where no two nodes of a row
// are neighbours, each takes two columns, so that trees with staggered rows fit on a phone.
import type { PathNode } from '@quorbit/contracts/paths/schema';

/** The radius of a node's circle, in pixels. */
export const NODE_RADIUS = 30;
/** The space for the ring around the circle, in pixels. */
const RING = 6;
/** The side of the square in which a node is drawn, in pixels. */
export const NODE_BOX = 2 * (NODE_RADIUS + RING);
/** The height of a row in pixels: a node, its title on three lines, and the line to the next row. */
export const ROW_HEIGHT = 184;
/** The distance in pixels from a row's top to the end of the longest title; lines bend only below it. */
const TITLE_BOTTOM = NODE_BOX + 60;
/** The width of a column in units of the lines' SVG, which stretches with the available width. */
const COLUMN_WIDTH = 100;

type PlacedNode = Pick<PathNode, 'id' | 'position' | 'prerequisites'>;

interface Edge {
  from: string;
  to: string;
  /** The path data of the SVG line. */
  d: string;
}

interface TreeShape<Node> {
  /** The tree's width in columns. */
  columns: number;
  /** The width of a node in columns. */
  span: number;
  /** The tree's height in pixels. */
  height: number;
  /** The `viewBox` of the SVG with the lines. */
  viewBox: string;
  edges: Edge[];
  /** The nodes in reading order: by row, then by column. */
  nodes: Node[];
}

export function computeTreeShape<Node extends PlacedNode>(nodes: readonly Node[]): TreeShape<Node> {
  const left = Math.min(...nodes.map(({ position }) => position.x));
  const top = Math.min(...nodes.map(({ position }) => position.y));
  const placed = nodes
    .map((node) => ({ ...node, position: { x: node.position.x - left, y: node.position.y - top } }))
    .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
  const span = computeSpan(placed);
  const columns = Math.max(0, ...placed.map(({ position }) => position.x + span));
  const height = ROW_HEIGHT * Math.max(0, ...placed.map(({ position }) => position.y + 1));
  const byId = new Map(placed.map((node) => [node.id, node]));
  const edges = placed.flatMap((node) =>
    node.prerequisites.flatMap((id) => {
      const before = byId.get(id);
      return before ? [{ from: id, to: node.id, d: buildLine(before.position, node.position, span) }] : [];
    }),
  );
  return { columns, span, height, viewBox: `0 0 ${columns * COLUMN_WIDTH} ${height}`, edges, nodes: placed };
}

/**
 * Returns how many columns each node takes: 1 if two nodes of a row are neighbours, otherwise 2.
 * @param placed nodes sorted by row, then by column.
 */
function computeSpan(placed: readonly PlacedNode[]): 1 | 2 {
  const crowded = placed.some(({ position: { x, y } }, index) => {
    const before = placed[index - 1]?.position;
    return before?.y === y && x - before.x < 2;
  });
  return crowded ? 1 : 2;
}

/**
 * Returns the line between two nodes: straight down behind the title, then over to the next node. Circles and titles
 * cover its ends.
 */
function buildLine(from: PlacedNode['position'], to: PlacedNode['position'], span: number): string {
  const start = centerOf(from, span);
  const end = centerOf(to, span);
  if (to.y <= from.y) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const bendStart = from.y * ROW_HEIGHT + TITLE_BOTTOM;
  const bendEnd = to.y * ROW_HEIGHT + NODE_BOX / 2 - NODE_RADIUS;
  const bendMiddle = (bendStart + bendEnd) / 2;
  return `M${start.x} ${start.y}V${bendStart}C${start.x} ${bendMiddle} ${end.x} ${bendMiddle} ${end.x} ${bendEnd}V${end.y}`;
}

function centerOf({ x, y }: PlacedNode['position'], span: number) {
  return { x: (x + span / 2) * COLUMN_WIDTH, y: y * ROW_HEIGHT + NODE_BOX / 2 };
}

const KEY_STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * Returns the node to which an arrow key leads: left and right the next one in the row, up and down the nearest one in
 * the next row; undefined if there is none.
 * @param key the `key` of the keyboard event.
 */
export function findNodeTowards<Node extends PlacedNode>(
  nodes: readonly Node[],
  id: string,
  key: string,
): Node | undefined {
  const from = nodes.find((node) => node.id === id)?.position;
  const step = KEY_STEPS[key];
  if (!from || !step) return undefined;
  const along = ({ position: { x, y } }: Node) => step.x * (x - from.x) + step.y * (y - from.y);
  const across = ({ position: { x, y } }: Node) => Math.abs(step.x === 0 ? x - from.x : y - from.y);
  const [nearest] = nodes
    .filter((node) => along(node) > 0 && (step.x === 0 || across(node) === 0))
    .sort((a, b) => along(a) - along(b) || across(a) - across(b));
  return nearest;
}
