import type { PathDetail, PathNode } from '@quorbit/contracts/paths/schema';
import { Clock, Hourglass, Users } from 'lucide-react';
import { useRef } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatDay } from '#ui/format-day.ts';
import { CardFact } from '#ui/pictures/category-card.tsx';
import { PathBar } from './path-bar.tsx';
import { formatHours, toHours } from './path-display.ts';
import { useStartPath } from './paths.mutations.ts';
import { SidePanel } from './side-panel.tsx';

interface PathPanelProps {
  detail: PathDetail;
  /** The node to work on next; undefined if all are completed. */
  next: PathNode | undefined;
  onNode: (id: string) => void;
}

const ICON = { className: 'size-4', 'aria-hidden': true } as const;

/** The panel about a path, with its start or continue button, shown while no node is open. */
export function PathPanel({ detail: { path, userProgress }, next, onNode }: PathPanelProps) {
  const start = useStartPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const startPath = () => start.mutate({ pathId: path.id }, { onSuccess: () => next && onNode(next.id) });
  return (
    <SidePanel
      heading={heading}
      title="About this path"
      actions={
        userProgress ? (
          next && (
            <Button look="primary" onClick={() => onNode(next.id)}>
              <span className="truncate">Continue: {next.title}</span>
            </Button>
          )
        ) : (
          <Button look="primary" busy={start.isPending} onClick={startPath}>
            Start Learning
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">{path.description}</p>
      {userProgress && <PathBar title={path.title} percent={userProgress.overallProgress} />}
      <ul className="grid gap-2 text-sm">
        <CardFact icon={<Clock {...ICON} />}>
          <span className="figures">{formatHours(path.estimatedDuration)}</span>
        </CardFact>
        {userProgress && (
          <CardFact icon={<Hourglass {...ICON} />}>
            <span className="figures">{formatHours(toHours(userProgress.timeSpent))}</span> spent
          </CardFact>
        )}
        <CardFact icon={<Users {...ICON} />}>
          <span className="figures">{formatCount(path.stats.totalLearners, 'learner', 'learners')}</span>
        </CardFact>
      </ul>
      {userProgress?.completedAt && (
        <p className="font-semibold">You completed this path on {formatDay(userProgress.completedAt)}.</p>
      )}
    </SidePanel>
  );
}
