import { GROUP_CATEGORIES } from '@quorbit/contracts/study-groups/categories';
import type { GroupCard as Group } from '@quorbit/contracts/study-groups/schema';
import { Button } from '#ui/buttons/button.tsx';
import { ChipSelect } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import type { GroupAddress, GroupParams } from './group-address.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupSearch, type useOwnGroups } from './study-groups.queries.ts';

/** Props shared by the lists of groups. */
interface ListProps {
  offline: boolean;
  onSettings: (group: Group) => void;
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';
const CARD_SHAPE = <Skeletons count={6} className="h-52 rounded-card" />;

function Groups({ groups, offline, onSettings }: ListProps & { groups: readonly Group[] }) {
  return (
    <ul className={GRID}>
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} offline={offline} onSettings={() => onSettings(group)} />
        </li>
      ))}
    </ul>
  );
}

interface OwnGroupsProps extends ListProps {
  view: ReturnType<typeof useOwnGroups>;
  onBrowse: () => void;
}

/** Lists the groups that the user is a member of. */
export function OwnGroups({ view, onBrowse, ...list }: OwnGroupsProps) {
  return (
    <QueryView
      view={view}
      loading={{ label: 'Loading study groups', shape: CARD_SHAPE, className: GRID }}
      failing={{ message: 'Failed to load study groups' }}
      empty={
        <EmptyState
          action={
            <Button look="primary" onClick={onBrowse}>
              Browse groups
            </Button>
          }
        >
          You aren't in a study group yet. Join one, or create your own and invite people.
        </EmptyState>
      }
    >
      {(groups) => <Groups groups={groups} {...list} />}
    </QueryView>
  );
}

interface BrowseGroupsProps extends ListProps {
  params: GroupParams;
  onFilter: (changes: Pick<GroupAddress, 'search' | 'category'>) => void;
}

/** Lists groups to join, filtered by search words and category. */
export function BrowseGroups({ params, onFilter, ...list }: BrowseGroupsProps) {
  const view = useGroupSearch(params);
  const narrowed = params.search !== '' || params.category !== undefined;
  return (
    <div className="grid gap-5">
      <section aria-label="Filters" className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField
          label="Search"
          placeholder="Name, topic or tag"
          value={params.search}
          onSearch={(search) => onFilter({ search })}
          className="w-full md:w-64"
        />
        <ChipSelect
          label="Category"
          value={params.category ?? ''}
          onChange={(event) => onFilter({ category: event.currentTarget.value })}
          options={[
            { value: '', label: 'All categories' },
            ...GROUP_CATEGORIES.map((category) => ({ value: category, label: category })),
          ]}
        />
      </section>
      <QueryView
        view={view}
        loading={{ label: 'Loading study groups', shape: CARD_SHAPE, className: GRID }}
        failing={
          list.offline
            ? { message: "You're offline. Finding and joining groups needs a connection." }
            : { message: narrowed ? 'Failed to search groups' : 'Failed to load study groups' }
        }
        empty={
          <EmptyState>
            {narrowed
              ? 'No study group matches. Try another word or category.'
              : 'No open study groups yet. Create the first one!'}
          </EmptyState>
        }
        more="Show more groups"
      >
        {(groups) => <Groups groups={groups} {...list} />}
      </QueryView>
    </div>
  );
}
