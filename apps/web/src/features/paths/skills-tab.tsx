import type { UserCompetency } from '@quorbit/contracts/paths/schema';
import { Award } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { formatDay } from '#ui/format-day.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { LEVEL_TONES } from './path-display.ts';
import { useCompetencies } from './paths.queries.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The tab with the competencies that the learner gained on paths, and their levels. */
export function SkillsTab({ onExplore }: { onExplore: () => void }) {
  return (
    <QueryView
      view={useCompetencies()}
      loading={{
        label: 'Loading skills',
        shape: <Skeletons count={6} className="h-40 rounded-card" />,
        className: GRID,
      }}
      failing={{ message: 'Failed to load skills', reassurance: 'Your progress is safe.' }}
      empty={
        <EmptyState
          title="No Competencies Tracked Yet"
          action={
            <Button look="primary" onClick={onExplore}>
              Explore Paths
            </Button>
          }
        >
          Complete steps of a learning path, and what they teach appears here.
        </EmptyState>
      }
    >
      {(competencies) => (
        <ul className={GRID}>
          {competencies.map((competency) => (
            <li key={competency.id}>
              <Skill {...competency} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Skill({ id, competency: { name, level, description }, currentLevel, masteryDate }: UserCompetency) {
  return (
    <article
      aria-labelledby={`skill-${id}`}
      className="flex h-full items-start gap-4 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <ProgressRing label={`Level of ${name}`} value={currentLevel / 100} className="size-20 text-primary">
        <span className="figures text-lg font-bold text-base-content">{currentLevel}%</span>
      </ProgressRing>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2">
        <h2 id={`skill-${id}`} className="text-lg wrap-anywhere">
          {name}
        </h2>
        <Badge tone={LEVEL_TONES[level]}>{level}</Badge>
        <p className="text-quiet wrap-anywhere">{description}</p>
        {masteryDate !== null && (
          <Badge tone="success" icon={<Award className="size-4" aria-hidden="true" />}>
            <span className="whitespace-normal">
              Mastered on <time dateTime={masteryDate}>{formatDay(masteryDate)}</time>
            </span>
          </Badge>
        )}
      </div>
    </article>
  );
}
