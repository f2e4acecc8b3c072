import { ACHIEVEMENT_GROUPS } from '@quorbit/contracts/achievements/groups';
import { useState } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AchievementDetail } from './achievement-detail.tsx';
import { type AchievementFact, isUnlocked } from './achievement-fact.ts';
import { type AchievementFilter, FILTERS } from './achievement-filter.ts';
import { AchievementGroup, MEDAL_GRID } from './achievement-group.tsx';
import { Completion } from './completion.tsx';
import { groupAchievements } from './grouped-achievements.ts';
import { useAchievements } from './use-achievements.ts';

interface AchievementsScreenProps {
  filter: AchievementFilter;
  onFilter: (filter: AchievementFilter) => void;
}

/** The Achievement Center: the unlocked medals, and the progress of the others. */
export function AchievementsScreen({ filter, onFilter }: AchievementsScreenProps) {
  const { view, failure } = useAchievements();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <PageHeader title="Achievement Center" description="Medals for what you've done, and what's next." />
      <QueryView
        view={view}
        loading={{ label: 'Loading achievements', className: 'grid gap-8', shape: <ScreenSkeleton /> }}
        failing={{ message: failure, reassurance: 'Your medals are safe.' }}
      >
        {(all) => (
          <div className="grid gap-8">
            <Completion all={all} />
            <Filters all={all} filter={filter} onFilter={onFilter} />
            <Groups all={all} filter={filter} onOpen={setOpenId} />
            <AchievementDetail achievement={all.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
          </div>
        )}
      </QueryView>
      {view.state === 'failing' && (
        <div className="mt-8 grid gap-8">
          <EmptyGroups />
        </div>
      )}
    </>
  );
}

/** The groups without their medals, for when the achievements couldn't be loaded. */
function EmptyGroups() {
  return ACHIEVEMENT_GROUPS.map((group) => (
    <AchievementGroup key={group} group={group} achievements={[]} unlocked={0} total={0} onOpen={() => undefined} />
  ));
}

interface FilteredProps {
  all: readonly AchievementFact[];
  filter: AchievementFilter;
}

const FILTER_LABELS: Record<AchievementFilter, string> = { all: 'All', unlocked: 'Unlocked', locked: 'Locked' };

function Filters({ all, filter, onFilter }: FilteredProps & { onFilter: (filter: AchievementFilter) => void }) {
  const unlocked = all.filter(isUnlocked).length;
  const counts: Record<AchievementFilter, number> = { all: all.length, unlocked, locked: all.length - unlocked };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Filter achievements</legend>
      {FILTERS.map((option) => (
        <Chip key={option} pressed={option === filter} onClick={() => onFilter(option)}>
          {FILTER_LABELS[option]}
          <span className="figures opacity-80">{counts[option]}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

function Groups({ all, filter, onOpen }: FilteredProps & { onOpen: (id: string) => void }) {
  const groups = groupAchievements(all, filter);
  if (groups.length === 0 && filter === 'unlocked') {
    return (
      <EmptyState
        action={
          <LinkButton to="/user/test" look="primary">
            Choose a quiz
          </LinkButton>
        }
      >
        Your first medal is one quiz away.
      </EmptyState>
    );
  }
  if (groups.length === 0) return <EmptyState drawing="done">Every medal is yours.</EmptyState>;
  return groups.map((group) => <AchievementGroup key={group.group} {...group} onOpen={onOpen} />);
}

/** The page's placeholder while the achievements are loading. */
function ScreenSkeleton() {
  return (
    <>
      <Skeleton className="h-31 rounded-card sm:h-37 lg:h-39" />
      <Skeleton className="h-11 w-72 rounded-full" />
      <div className="grid gap-4">
        <Skeleton className="h-8 w-40 rounded-field" />
        <div className={MEDAL_GRID}>
          <Skeletons count={6} className="h-62 rounded-card" />
        </div>
      </div>
    </>
  );
}
