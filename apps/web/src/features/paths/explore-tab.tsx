import { PATH_CATEGORIES, PATH_LEVELS } from '@quorbit/contracts/paths/types';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import type { ChangePathAddress, PathFilters } from './path-address.ts';
import { PathCard } from './path-card.tsx';
import { usePaths } from './paths.queries.ts';

interface ExploreTabProps {
  filters: PathFilters;
  offline: boolean;
  onFilter: ChangePathAddress;
  onOpen: (pathId: string, nodeId?: string) => void;
}

const ALL = 'All';
const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';
const toOptions = (values: readonly string[]) => [ALL, ...values].map((value) => ({ value, label: value }));

/** The tab with all paths, filtered by category, level and search text. */
export function ExploreTab({ filters: { category, level, search }, offline, onFilter, onOpen }: ExploreTabProps) {
  const view = usePaths({ category, level, search });
  const isFiltered = category !== ALL || level !== ALL || search !== '';
  const set = (name: 'category' | 'level', value: string) => onFilter({ [name]: value === ALL ? undefined : value });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section
        aria-label="Filters"
        className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_13rem_11rem]"
      >
        <SearchField
          label="Search"
          placeholder="Search paths..."
          value={search}
          onSearch={(next) => onFilter({ search: next })}
          className="col-span-2 md:col-span-1"
        />
        <Select
          label="Category"
          value={category}
          options={toOptions(PATH_CATEGORIES)}
          onChange={(event) => set('category', event.currentTarget.value)}
        />
        <Select
          label="Level"
          value={level}
          options={toOptions(PATH_LEVELS)}
          onChange={(event) => set('level', event.currentTarget.value)}
        />
      </section>
      <QueryView
        view={view}
        loading={{
          label: 'Loading learning paths',
          shape: <Skeletons count={6} className="h-112 rounded-card" />,
          className: GRID,
        }}
        failing={{
          message: offline ? "You're offline. Finding paths needs a connection." : 'Failed to load learning paths',
        }}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="not-found"
              action={
                <Button onClick={() => onFilter({ category: undefined, level: undefined, search: undefined })}>
                  Clear filters
                </Button>
              }
            >
              No learning path matches. Try another word, category or level.
            </EmptyState>
          ) : (
            <EmptyState>No learning paths yet. Come back soon.</EmptyState>
          )
        }
        more="Show more paths"
      >
        {(paths) => (
          <ul className={GRID}>
            {paths.map((path) => (
              <li key={path.id}>
                <PathCard path={path} offline={offline} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
