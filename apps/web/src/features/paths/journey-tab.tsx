import type { PathOutline } from '@quorbit/contracts/paths/schema';
import { CheckCircle2, Clock, Route } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { CardFact, CategoryCard } from '#ui/pictures/category-card.tsx';
import { PathBar } from './path-bar.tsx';
import { findNextNodeId, formatHours, formatStatus, QUIZ_CATEGORY_BY_PATH, toHours } from './path-display.ts';
import { useStartedPaths } from './paths.queries.ts';

interface JourneyTabProps {
  onOpen: (pathId: string, nodeId?: string) => void;
  onExplore: () => void;
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';
const ICON = { className: 'size-4', 'aria-hidden': true } as const;

/** The tab with the paths that the learner started. */
export function JourneyTab({ onOpen, onExplore }: JourneyTabProps) {
  return (
    <QueryView
      view={useStartedPaths()}
      loading={{
        label: 'Loading your learning paths',
        shape: <Skeletons count={4} className="h-56 rounded-card" />,
        className: GRID,
      }}
      failing={{ message: 'Failed to load your learning paths', reassurance: 'Your progress is safe.' }}
      empty={
        <EmptyState
          title="No Learning Paths Yet"
          action={
            <Button look="primary" onClick={onExplore}>
              Explore Paths
            </Button>
          }
        >
          Start a path, and pick up here where you left off.
        </EmptyState>
      }
      more="Show more paths"
    >
      {(paths) => (
        <ul className={GRID}>
          {paths.map((path) => (
            <li key={path.id}>
              <StartedPath path={path} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function StartedPath({ path, onOpen }: { path: PathOutline; onOpen: JourneyTabProps['onOpen'] }) {
  const { id, title, category, nodes, userProgress } = path;
  if (!userProgress) return null;
  const { status, overallProgress, timeSpent } = userProgress;
  const completed = status === 'completed';
  const next = nodes.find((node) => node.id === findNextNodeId(path));
  return (
    <CategoryCard id={`path-${id}`} title={title} about={category} category={QUIZ_CATEGORY_BY_PATH[category]}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p>
          <Badge
            tone={completed ? 'success' : 'warning'}
            icon={completed && <CheckCircle2 className="size-4" aria-hidden="true" />}
          >
            <span className="inline-block first-letter:uppercase">{formatStatus(status)}</span>
          </Badge>
        </p>
        <PathBar title={title} percent={overallProgress} />
        <ul className="grid gap-2 text-sm">
          <CardFact icon={<Clock {...ICON} />}>
            <span className="figures">{formatHours(toHours(timeSpent))}</span> spent
          </CardFact>
          {next && <CardFact icon={<Route {...ICON} />}>Next: {next.title}</CardFact>}
        </ul>
      </div>
      <footer>
        <Button look="primary" onClick={() => onOpen(id, next?.id)}>
          Continue Learning<span className="sr-only"> {title}</span>
        </Button>
      </footer>
    </CategoryCard>
  );
}
