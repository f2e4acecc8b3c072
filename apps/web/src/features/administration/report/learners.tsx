import { MAX_FOUND, type ManagedPerson } from '@quorbit/contracts/administration/schema';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { usePeople } from '../administration.queries.ts';
import type { ReportAddress, ReportParams } from './report-address.ts';

const COLUMNS: readonly Column<ManagedPerson>[] = [
  {
    id: 'name',
    header: 'Learner',
    isRowHeader: true,
    cell: ({ id, name }) => (
      <Link
        to="/admin/report"
        search={{ learner: id }}
        aria-label={`Attempts of ${name}`}
        className="underline-offset-4 wrap-anywhere hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'email',
    header: 'E-mail',
    hiddenOnPhones: true,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { id: 'level', header: 'Level', numeric: true, cell: ({ level }) => level },
  { id: 'xp', header: 'XP', numeric: true, cell: ({ xp }) => xp.toLocaleString() },
  { id: 'work', header: 'Quizzes and ratings', numeric: true, cell: ({ work }) => work.toLocaleString() },
  {
    id: 'lastDay',
    header: 'Last active day',
    cell: ({ lastDay }) => <span className="whitespace-nowrap">{lastDay ?? '–'}</span>,
  },
];

interface LearnersProps {
  params: ReportParams;
  onAddress: (changes: ReportAddress) => void;
}

/** A list of all learners, newest account first; a name leads to the learner's attempts. */
export function Learners({ params: { query }, onAddress }: LearnersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField
        label="Search people"
        placeholder="Beginning of a name or e-mail"
        value={query}
        onSearch={(text) => onAddress({ query: text })}
        className="w-full md:w-80"
      />
      <QueryView
        view={usePeople({ query, suspended: false })}
        loading={{ ...TABLE_LOADING, label: 'Loading learners' }}
        failing={{ message: "The learners didn't load." }}
        empty={<EmptyState>Nobody matches. A search finds the beginning of a name or e-mail.</EmptyState>}
        more="Show more learners"
      >
        {(people) => (
          <>
            <DataTable caption="Learners" columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
            {query !== '' && people.length >= MAX_FOUND && (
              <p className="text-sm text-quiet">Only the first {MAX_FOUND} are shown. Type more of the name.</p>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
