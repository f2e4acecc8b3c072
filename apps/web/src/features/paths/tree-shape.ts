// Where a skill tree draws what. Columns share the width; rows have a height.
import type { PathNode } from '@quorbit/contracts/paths/schema';

/** Of a node's circle, in pixels. */
export const NODE_RADIUS = 30;
/** Space for the circle's ring. */
const RING = 6;
/** The side of the square in which a node is drawn. */
export const NODE_BOX = 2 * (NODE_RADIUS + RING);
/** A node, its title on three lines, and the line to the next one. */
export const ROW = 184;
/** From a row's top to where no title ends later: lines bend below it. */
const TITLE_END = NODE_BOX + 60;
/** Of a column in the drawing of the lines, which stretches with the width. */
const COLUMN = 100;

type Placed = Pick<PathNode, 'id' | 'position' | 'prerequisites'>;

interface Edge {
  from: string;
  to: string;
  /** What an SVG path draws. */
  d: string;
}

interface TreeShape<Node> {
  columns: number;
  /** Pixels. */
  height: number;
  /** The `viewBox` of the lines. */
  viewBox: string;
  edges: Edge[];
  /** In the order in which people read them: by row, then by column. */
  nodes: Node[];
}

export function treeShape<Node extends Placed>(nodes: readonly Node[]): TreeShape<Node> {
  const left = Math.min(...nodes.map(({ position }) => position.x));
  const top = Math.min(...nodes.map(({ position }) => position.y));
  const placed = nodes
    .map((node) => ({ ...node, position: { x: node.position.x - left, y: node.position.y - top } }))
    .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
  const columns = Math.max(0, ...placed.map(({ position }) => position.x + 1));
  const height = ROW * Math.max(0, ...placed.map(({ position }) => position.y + 1));
  const byId = new Map(placed.map((node) => [node.id, node]));
  const edges = placed.flatMap((node) =>
    node.prerequisites.flatMap((id) => {
      const before = byId.get(id);
      return before ? [{ from: id, to: node.id, d: lineBetween(before.position, node.position) }] : [];
    }),
  );
  return { columns, height, viewBox: `0 0 ${columns * COLUMN} ${height}`, edges, nodes: placed };
}

/** Straight down behind the title, then over to the next one; circles and titles cover its ends. */
function lineBetween(from: Placed['position'], to: Placed['position']): string {
  const start = middleOf(from);
  const end = middleOf(to);
  if (to.y <= from.y) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const turn = from.y * ROW + TITLE_END;
  const arrival = to.y * ROW + NODE_BOX / 2 - NODE_RADIUS;
  const bend = (turn + arrival) / 2;
  return `M${start.x} ${start.y}V${turn}C${start.x} ${bend} ${end.x} ${bend} ${end.x} ${arrival}V${end.y}`;
}

function middleOf({ x, y }: Placed['position']) {
  return { x: (x + 0.5) * COLUMN, y: y * ROW + NODE_BOX / 2 };
}
