import './skill-tree.css';
import type { PathNode } from '@quorbit/contracts/paths/schema';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LEGEND } from './node-icons.ts';
import type { NodeState } from './path-display.ts';
import { SkillNode } from './skill-node.tsx';
import { computeTreeShape, findNodeTowards, ROW_HEIGHT } from './tree-shape.ts';

interface SkillTreeProps {
  nodes: readonly PathNode[];
  states: ReadonlyMap<string, NodeState>;
  /** The id of the node whose panel is open. */
  selected: string | undefined;
  /** The id of the node to scroll to when the tree opens, unless one is selected. */
  first: string | undefined;
  onSelect: (id: string) => void;
}

/** The minimum width of a node with its title, in rem. On narrower screens the tree scrolls in its box. */
const MIN_NODE_REM = 6;
const MAX_NODE_REM = 11;
const UNKNOWN_STATE: NodeState = { status: 'locked', mastery: null };

/** The nodes of a path as a tree that grows downwards, with lines from the prerequisites. */
export function SkillTree({ nodes, states, selected, first, onSelect }: SkillTreeProps) {
  const shape = computeTreeShape(nodes);
  const nodesWide = shape.columns / shape.span;
  const scrollBox = useRef<HTMLDivElement>(null);
  const stateOf = (id: string) => states.get(id) ?? UNKNOWN_STATE;

  // The node is scrolled into view, since it may be far below and an opening panel leaves less space.
  const [initialNode] = useState(first);
  const visibleNode = selected ?? initialNode;
  useEffect(() => {
    if (visibleNode === undefined) return;
    const node = scrollBox.current?.querySelector(`[data-node="${visibleNode}"]`);
    node?.scrollIntoView?.({ block: 'center', inline: 'center' });
  }, [visibleNode]);

  /** Moves the focus to another node by arrow keys. */
  function move(event: KeyboardEvent, from: string): void {
    const to = findNodeTowards(shape.nodes, from, event.key);
    if (!to) return;
    event.preventDefault();
    scrollBox.current?.querySelector<HTMLElement>(`[data-node="${to.id}"]`)?.focus();
  }

  return (
    <div ref={scrollBox} className="skill-tree relative min-h-64 min-w-0 grow overflow-auto bg-base-200 low:min-h-0!">
      <div
        className="relative mx-auto my-4 px-2"
        style={{
          height: shape.height,
          minWidth: `${nodesWide * MIN_NODE_REM}rem`,
          maxWidth: `${nodesWide * MAX_NODE_REM}rem`,
        }}
      >
        <svg
          viewBox={shape.viewBox}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
          aria-hidden="true"
        >
          {shape.edges.map(({ from, to, d }) => (
            <Line key={`${from} ${to}`} d={d} status={stateOf(to).status} />
          ))}
        </svg>
        <ul aria-label="Skill tree" className="absolute inset-0">
          {shape.nodes.map((node) => (
            <li
              key={node.id}
              className="absolute"
              style={{
                top: node.position.y * ROW_HEIGHT,
                left: `${(100 * node.position.x) / shape.columns}%`,
                width: `${(100 * shape.span) / shape.columns}%`,
              }}
            >
              <SkillNode
                node={node}
                state={stateOf(node.id)}
                selected={node.id === selected}
                onSelect={() => onSelect(node.id)}
                onKeyDown={(event) => move(event, node.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Legend />
    </div>
  );
}

/** The line from a prerequisite to a node: dashed while the node is locked, otherwise in its colour. */
function Line({ d, status }: { d: string; status: NodeState['status'] }) {
  return (
    <path
      d={d}
      data-status={status}
      vectorEffect="non-scaling-stroke"
      strokeWidth="3"
      strokeDasharray={status === 'locked' ? '6 7' : undefined}
      className="stroke-(--node)"
    />
  );
}

function Legend() {
  return (
    <ul
      aria-label="What the colours mean"
      className="flex flex-wrap justify-center gap-x-4 gap-y-1 border-t border-base-300 bg-base-100 px-4 py-2 text-sm max-lg:sticky max-lg:left-0 lg:sticky lg:bottom-0 low:static!"
    >
      {LEGEND.map(({ status, label }) => (
        <li key={status} data-status={status} className="flex items-center gap-1.5">
          <span className="size-3 rounded-full bg-(--node)" aria-hidden="true" />
          <span className="inline-block first-letter:uppercase">{label}</span>
        </li>
      ))}
    </ul>
  );
}
