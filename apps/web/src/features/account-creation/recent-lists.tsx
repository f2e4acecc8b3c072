import { LIST_RETENTION_DAYS } from '@quorbit/contracts/account-creation/limits';
import type { CreationJob, JobState } from '@quorbit/contracts/account-creation/schema';
import { Link } from '@tanstack/react-router';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useAccountLists } from './account-creation.queries.ts';
import { ListProgress } from './list-progress.tsx';

const STATE_BADGES: Record<Exclude<JobState, 'running'>, { tone: BadgeTone; label: string }> = {
  created: { tone: 'success', label: 'Created' },
  taken: { tone: 'warning', label: 'Needs a change' },
  'not-admin': { tone: 'warning', label: 'Not created' },
};

/** The lists that admins sent in the last days, each with its progress. */
export function RecentLists() {
  return (
    <section aria-labelledby="recent-lists" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="recent-lists" className="text-xl">
        Lists of the last {LIST_RETENTION_DAYS} days
      </h2>
      <QueryView
        view={useAccountLists()}
        loading={{
          label: 'Loading lists',
          className: 'grid gap-2',
          shape: <Skeletons count={2} className="h-18 rounded-card" />,
        }}
        failing={{ message: "The lists didn't load.", reassurance: 'Accounts that are being created are safe.' }}
        empty={
          <EmptyState>
            Lists that admins send appear here, with their sign-in sheets, for {LIST_RETENTION_DAYS} days.
          </EmptyState>
        }
        more="Show more lists"
      >
        {(lists) => (
          <Card className="px-4! py-2!">
            <ul className="divide-y divide-base-300">
              {lists.map((list) => (
                <ListRow key={list.id} list={list} />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </section>
  );
}

function ListRow({ list }: { list: CreationJob }) {
  const maker = list.own ? 'You' : list.maker.name;
  const people = formatCount(list.people, 'person', 'people');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-48 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="font-semibold">{people}</p>
        <p className="text-sm text-quiet wrap-anywhere">
          {maker} · <RelativeTime at={list.sentAt} />
        </p>
        {list.state === 'running' && <ListProgress list={list} />}
      </div>
      {list.state !== 'running' && <Badge tone={STATE_BADGES[list.state].tone}>{STATE_BADGES[list.state].label}</Badge>}
      <Link to="/admin/people/new" search={{ list: list.id }} className={buttonClasses('secondary', 'ms-auto')}>
        Open
        <span className="sr-only">
          {' '}
          the list of {people} by {maker}
        </span>
      </Link>
    </li>
  );
}
