import { NODE_STATUSES, type NodeType } from '@quorbit/contracts/paths/types';
import { ClipboardCheck, Flag, Hammer, Lightbulb, type LucideIcon, Zap } from 'lucide-react';
import { formatStatus } from './path-display.ts';

export const NODE_ICONS: Record<NodeType, LucideIcon> = {
  concept: Lightbulb,
  skill: Zap,
  milestone: Flag,
  assessment: ClipboardCheck,
  project: Hammer,
};

/** The legend of the node colours, in the order in which a learner meets the statuses. */
export const LEGEND = NODE_STATUSES.map((status) => ({ status, label: formatStatus(status) }));
