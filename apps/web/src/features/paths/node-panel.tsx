import type { PathDetail, PathNode } from '@quorbit/contracts/paths/schema';
import { Clock, GraduationCap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { CardFact } from '#ui/pictures/category-card.tsx';
import { NodeActions } from './node-actions.tsx';
import { NodeQuiz } from './node-quiz.tsx';
import { formatMinutes, formatStatus, type NodeState } from './path-display.ts';
import { SidePanel } from './side-panel.tsx';

interface NodePanelProps {
  node: PathNode;
  detail: PathDetail;
  states: ReadonlyMap<string, NodeState>;
  /** The node to work on next; undefined if all are completed. */
  next: PathNode | undefined;
  onNode: (id: string | undefined) => void;
}

const STATUS_TONES: Record<NodeState['status'], BadgeTone> = {
  locked: 'plain',
  available: 'info',
  in_progress: 'warning',
  completed: 'success',
  mastered: 'success',
};
const ICON = { className: 'size-4', 'aria-hidden': true } as const;

/** The panel of a node: its description, the learner's mastery, and the next action. */
export function NodePanel({ node, detail, states, next, onNode }: NodePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // The panel opens away from the pressed node, so the focus moves to the panel's heading.
  useEffect(focusHeading, []);
  const { status, mastery } = states.get(node.id) ?? { status: 'locked', mastery: null };
  const { title, type, description, estimatedTime, competency, quiz } = node;

  function close(): void {
    const opener = document.querySelector<HTMLElement>(`[data-node="${node.id}"]`);
    onNode(undefined);
    opener?.focus();
  }

  return (
    <SidePanel
      heading={heading}
      title={title}
      about={
        <p className="flex flex-wrap gap-2">
          <Badge>
            <span className="inline-block first-letter:uppercase">{type}</span>
          </Badge>
          <Badge tone={STATUS_TONES[status]}>
            <span className="inline-block first-letter:uppercase">{formatStatus(status)}</span>
          </Badge>
        </p>
      }
      onClose={close}
      actions={
        <>
          <NodeActions node={node} pathId={detail.path.id} state={{ status, mastery }} onFocusLost={focusHeading} />
          {mastery !== null && next && (
            <Button onClick={() => onNode(next.id)}>
              <span className="truncate">Next: {next.title}</span>
            </Button>
          )}
        </>
      }
    >
      <p className="wrap-anywhere">{description}</p>
      {mastery !== null && (
        <div className="grid gap-1.5">
          <p className="figures text-sm font-semibold">Mastery: {mastery}%</p>
          <ProgressBar label="Mastery" value={mastery} max={100} />
        </div>
      )}
      <ul className="grid gap-2 text-sm">
        <CardFact icon={<Clock {...ICON} />}>
          <span className="figures">{formatMinutes(estimatedTime)}</span>
        </CardFact>
        {competency !== null && <CardFact icon={<GraduationCap {...ICON} />}>{competency}</CardFact>}
      </ul>
      {status === 'locked' && (
        <MissingPrerequisites node={node} nodes={detail.path.nodes} states={states} onNode={onNode} />
      )}
      {quiz && (
        <NodeQuiz
          origin={{ title: detail.path.title, to: '/learning-paths', search: { path: detail.path.id, node: node.id } }}
          quiz={quiz}
          locked={status === 'locked'}
        />
      )}
    </SidePanel>
  );
}

interface MissingPrerequisitesProps extends Pick<NodePanelProps, 'node' | 'states' | 'onNode'> {
  nodes: readonly PathNode[];
}

/** The list of nodes that must be completed before a locked node. */
function MissingPrerequisites({ node, nodes, states, onNode }: MissingPrerequisitesProps) {
  const missing = nodes.filter(
    ({ id }) => node.prerequisites.includes(id) && (states.get(id)?.mastery ?? null) === null,
  );
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold">Complete first:</p>
      <ul>
        {missing.map(({ id, title }) => (
          <li key={id}>
            <Button look="quiet" className="-ms-4 max-w-full justify-start" onClick={() => onNode(id)}>
              <span className="truncate">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
