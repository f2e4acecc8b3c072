import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { SEARCH_DEBOUNCE_MS } from '@quorbit/contracts/friends/limits';
import { SEARCH_HINT } from '@quorbit/contracts/friends/messages';
import type { FoundPerson } from '@quorbit/contracts/friends/schema';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { refusalReasonOf, useBlockPerson, useRequestFriend, useRespondToRequest } from './friends.mutations.ts';
import { canSearch, useFoundPeople } from './friends.queries.ts';
import { PEOPLE_LOADING } from './people-loading.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PeopleList, PersonRow } from './person-row.tsx';

interface FindTabProps {
  search: string;
  offline: boolean;
  onSearch: (search: string) => void;
  onReport: (person: PublicProfile) => void;
}

/** The tab on which users search for people by name. */
export function FindTab({ search, offline, onSearch, onReport }: FindTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SearchField
        label="Search"
        placeholder="Name"
        hint={SEARCH_HINT}
        value={search}
        debounceMs={SEARCH_DEBOUNCE_MS}
        onSearch={onSearch}
        className="w-full md:w-96"
      />
      {canSearch(search) && <SearchResults search={search} offline={offline} onReport={onReport} />}
    </div>
  );
}

function SearchResults({ search, offline, onReport }: Omit<FindTabProps, 'onSearch'>) {
  const view = useFoundPeople(search);
  const request = useRequestFriend();
  const respond = useRespondToRequest();
  const block = useBlockPerson();
  const reason = refusalReasonOf([request, respond, block]);
  const disabled = offline || request.isPending || respond.isPending || block.isPending;
  return (
    <>
      {reason && <FormAlert>{reason}</FormAlert>}
      <QueryView
        view={view}
        loading={{ label: 'Searching', ...PEOPLE_LOADING }}
        failing={{
          message: offline ? "You're offline. Finding people needs a connection." : 'Failed to search users',
        }}
        empty={<EmptyState drawing="not-found">Nobody has a name like that. Try another spelling.</EmptyState>}
      >
        {(people) => (
          <PeopleList label="People found">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} more={formatCommon(person)}>
                <ConnectionAction
                  person={person}
                  disabled={disabled}
                  onAdd={() => request.mutate({ recipientId: person.id })}
                  onAccept={(requestId) => respond.mutate({ requestId, action: 'accept' })}
                />
                <PersonMenu
                  name={person.name}
                  disabled={disabled}
                  onBlock={() => block.mutate({ id: person.id })}
                  onReport={() => onReport(person)}
                />
              </PersonRow>
            ))}
          </PeopleList>
        )}
      </QueryView>
    </>
  );
}

/** Formats what two people have in common, e.g. `2 friends, 1 group in common`; undefined if it's nothing. */
function formatCommon({ commonFriends, commonGroups }: FoundPerson): string | undefined {
  const counts = [formatCountOf(commonFriends, 'friend'), formatCountOf(commonGroups, 'group')].filter(
    (value) => value !== null,
  );
  return counts.length === 0 ? undefined : `${counts.join(', ')} in common`;
}

function formatCountOf(count: number, what: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

interface ConnectionActionProps {
  person: FoundPerson;
  disabled: boolean;
  onAdd: () => void;
  onAccept: (requestId: string) => void;
}

/** The badge or button for a found person: friends, requested, accept the request, or add as a friend. */
function ConnectionAction({ person: { name, standing, requestId }, disabled, onAdd, onAccept }: ConnectionActionProps) {
  if (standing === 'friends') return <Badge tone="success">Friends</Badge>;
  if (standing === 'requested') return <Badge>Requested</Badge>;
  if (standing === 'received' && requestId !== null)
    return (
      <Button look="primary" disabled={disabled} onClick={() => onAccept(requestId)}>
        Accept<span className="sr-only"> {name}</span>
      </Button>
    );
  return (
    <Button look="primary" disabled={disabled} onClick={onAdd}>
      Add friend<span className="sr-only"> {name}</span>
    </Button>
  );
}
