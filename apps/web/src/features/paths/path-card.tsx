import type { PathOutline } from '@quorbit/contracts/paths/schema';
import { BookOpen, Clock, Users } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { CardFact, CategoryCard } from '#ui/pictures/category-card.tsx';
import { PathBar } from './path-bar.tsx';
import { findNextNodeId, formatHours, LEVEL_TONES, QUIZ_CATEGORY_BY_PATH } from './path-display.ts';
import { useStartPath } from './paths.mutations.ts';

interface PathCardProps {
  path: PathOutline;
  offline: boolean;
  onOpen: (pathId: string, nodeId?: string) => void;
}

const ICON = { className: 'size-4', 'aria-hidden': true } as const;

/** A card with a path, in the list of all paths. */
export function PathCard({ path, offline, onOpen }: PathCardProps) {
  const { id, title, description, category, level, nodes, estimatedDuration, stats, userProgress } = path;
  const start = useStartPath();
  const of = <span className="sr-only"> {title}</span>;
  return (
    <CategoryCard id={`path-${id}`} title={title} about={category} category={QUIZ_CATEGORY_BY_PATH[category]}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p>
          <Badge tone={LEVEL_TONES[level]}>{level}</Badge>
        </p>
        <p className="wrap-anywhere">{description}</p>
        <ul className="grid gap-2 text-sm">
          <CardFact icon={<BookOpen {...ICON} />}>
            <span className="figures">{formatCount(nodes.length, 'concept', 'concepts')}</span>
          </CardFact>
          <CardFact icon={<Clock {...ICON} />}>
            <span className="figures">{formatHours(estimatedDuration)}</span>
          </CardFact>
          <CardFact icon={<Users {...ICON} />}>
            <span className="figures">{formatCount(stats.totalLearners, 'learner', 'learners')}</span>
          </CardFact>
        </ul>
        {userProgress && <PathBar title={title} percent={userProgress.overallProgress} />}
      </div>
      <footer className="flex flex-wrap items-center gap-1">
        {userProgress ? (
          <Button look="primary" className="px-3.5" onClick={() => onOpen(id, findNextNodeId(path))}>
            Continue{of}
          </Button>
        ) : (
          <Button
            look="primary"
            className="px-3.5"
            busy={start.isPending}
            disabled={offline}
            onClick={() => start.mutate({ pathId: id }, { onSuccess: () => onOpen(id) })}
          >
            Start Learning{of}
          </Button>
        )}
        <Button look="quiet" className="px-3" onClick={() => onOpen(id)}>
          View Details<span className="sr-only"> of {title}</span>
        </Button>
      </footer>
    </CategoryCard>
  );
}
