import type { PathNode } from '@quorbit/contracts/paths/schema';
import { Check, Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { NODE_ICONS } from './node-icons.ts';
import { formatStatus, type NodeState } from './path-display.ts';
import { NODE_BOX, NODE_RADIUS } from './tree-shape.ts';

interface SkillNodeProps {
  node: PathNode;
  state: NodeState;
  selected: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A node of a skill tree: its circle, with an icon by type and a colour by status, and its title. */
export function SkillNode({ node, state: { status, mastery }, selected, onSelect, onKeyDown }: SkillNodeProps) {
  const { title, type } = node;
  const Icon = NODE_ICONS[type];
  const masteryText = mastery === null ? '' : `, mastery ${mastery}%`;
  return (
    <button
      type="button"
      data-node={node.id}
      data-status={status}
      aria-label={`${title}, ${type}, ${formatStatus(status)}${masteryText}`}
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className="group grid w-full cursor-pointer justify-items-center rounded-card px-1 pb-1"
    >
      <span className="relative grid place-items-center transition-transform motion-safe:group-hover:scale-105">
        <Circle mastery={mastery} selected={selected} />
        <Icon className="absolute size-7 text-(--node-content)" aria-hidden="true" />
        <Mark status={status} />
      </span>
      <span className="line-clamp-3 max-w-full rounded-field bg-base-200 px-1 pt-1 text-sm leading-tight font-semibold wrap-anywhere group-aria-pressed:underline">
        {title}
      </span>
    </button>
  );
}

const MIDDLE = NODE_BOX / 2;
const RING_WIDTH = 4;
/** The ring's radius, large enough that the ring lies outside the node's disc and both are visible. */
const RING_RADIUS = NODE_RADIUS + 4;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

/** A node's disc and, if the node is completed, a ring filled in proportion to the mastery. */
function Circle({ mastery, selected }: { mastery: number | null; selected: boolean }) {
  const ring = { cx: MIDDLE, cy: MIDDLE, r: RING_RADIUS, fill: 'none', strokeWidth: RING_WIDTH };
  return (
    <svg width={NODE_BOX} height={NODE_BOX} className="block" aria-hidden="true">
      <circle cx={MIDDLE} cy={MIDDLE} r={MIDDLE} className="fill-base-200" />
      <circle cx={MIDDLE} cy={MIDDLE} r={NODE_RADIUS} className="fill-(--node)" />
      {mastery !== null && (
        <g data-mastery={mastery} className="stroke-(--node)" transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}>
          <circle {...ring} opacity=".25" />
          <circle {...ring} strokeDasharray={`${(mastery / 100) * RING_LENGTH} ${RING_LENGTH}`} />
        </g>
      )}
      {selected && mastery === null && <circle {...ring} strokeWidth="2" className="stroke-base-content" />}
    </svg>
  );
}

/** An icon that shows the status without relying on colour. */
function Mark({ status }: { status: NodeState['status'] }) {
  if (status === 'available' || status === 'in_progress') return null;
  const Icon = status === 'locked' ? Lock : Check;
  return (
    <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-full border border-(--node) bg-base-100 text-(--node)">
      <Icon className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
    </span>
  );
}
