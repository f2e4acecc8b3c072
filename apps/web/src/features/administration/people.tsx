import { MAX_FOUND, type ManagedPerson } from '@quorbit/contracts/administration/schema';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { ChipSelect } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { PeopleAddress, PeopleFilter } from './admin-address.ts';
import { usePeople } from './administration.queries.ts';
import { ManagePersonDialog } from './manage-person-dialog.tsx';

const ROLE_CHOICES = [
  { value: '', label: 'All roles' },
  { value: 'user', label: 'User' },
  { value: 'premium', label: 'Premium' },
  { value: 'admin', label: 'Admin' },
];
const STATE_CHOICES = [
  { value: '', label: 'Active and suspended' },
  { value: 'suspended', label: 'Suspended' },
];

interface PeopleProps {
  filter: PeopleFilter;
  onFilter: (changes: PeopleAddress) => void;
}

/** A list of all accounts, newest first, with a button to manage each. */
export function People({ filter, onFilter }: PeopleProps) {
  const { query, role, suspended } = filter;
  const view = usePeople(filter);
  const [managed, setManaged] = useState<ManagedPerson | null>(null);
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="accounts" className="text-xl">
          Accounts
        </h2>
        <LinkButton to="/admin/people/new" icon={<UserPlus className="size-5" aria-hidden="true" />}>
          Create accounts
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField
          label="Search people"
          placeholder="Beginning of a name or e-mail"
          value={query}
          onSearch={(text) => onFilter({ query: text })}
          className="w-full md:w-80"
        />
        <ChipSelect
          label="Role"
          value={role ?? ''}
          onChange={(event) => onFilter({ role: event.currentTarget.value })}
          options={ROLE_CHOICES}
        />
        <ChipSelect
          label="State"
          value={suspended ? 'suspended' : ''}
          onChange={(event) => onFilter({ suspended: event.currentTarget.value !== '' })}
          options={STATE_CHOICES}
        />
      </div>
      <QueryView
        view={view}
        loading={{
          label: 'Loading people',
          className: 'grid gap-2',
          shape: <Skeletons count={6} className="h-18 rounded-card" />,
        }}
        failing={{ message: "The people didn't load." }}
        empty={<EmptyState>Nobody matches. A search finds the beginning of a name or e-mail.</EmptyState>}
        more="Show more people"
      >
        {(people) => (
          <>
            <Card className="px-4! py-2!">
              <ul className="divide-y divide-base-300">
                {people.map((person) => (
                  <PersonRow key={person.id} person={person} onManage={() => setManaged(person)} />
                ))}
              </ul>
            </Card>
            {query !== '' && people.length >= MAX_FOUND && (
              <p className="text-sm text-quiet">Only the first {MAX_FOUND} are shown. Type more of the name.</p>
            )}
          </>
        )}
      </QueryView>
      {managed && <ManagePersonDialog key={managed.id} person={managed} onClose={() => setManaged(null)} />}
    </section>
  );
}

function PersonRow({ person, onManage }: { person: ManagedPerson; onManage: () => void }) {
  const { id, name, email, role, level, createdAt, lastSeenAt, suspendedAt, demo } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar id={id} name={name} />
      <div className="grid min-w-0 grow basis-48 grid-cols-[minmax(0,1fr)]">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-quiet">{email}</p>
        <p className="text-sm text-quiet">
          Level {level} · joined <RelativeTime at={createdAt} />
          {lastSeenAt !== null && (
            <>
              {' '}
              · seen <RelativeTime at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {demo && <Badge>Demo</Badge>}
        {suspendedAt !== null && <Badge tone="error">Suspended</Badge>}
        {role !== 'user' && <Badge tone={role === 'admin' ? 'primary' : 'legendary'}>{ROLE_NAMES[role]}</Badge>}
      </span>
      <Button onClick={onManage}>
        Manage<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

const ROLE_NAMES = { admin: 'Admin', premium: 'Premium' } as const;
