import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { refusalReasonOf, useUnblockPerson } from './friends.mutations.ts';
import type { useBlockedPeople } from './friends.queries.ts';
import { PEOPLE_LOADING } from './people-loading.tsx';
import { PeopleList, PersonRow } from './person-row.tsx';

interface BlockedTabProps {
  view: ReturnType<typeof useBlockedPeople>;
  offline: boolean;
}

/** The tab that lists the people whom the user has blocked. */
export function BlockedTab({ view, offline }: BlockedTabProps) {
  const unblock = useUnblockPerson();
  const reason = refusalReasonOf([unblock]);
  return (
    <>
      {reason && <FormAlert>{reason}</FormAlert>}
      <QueryView
        view={view}
        loading={{ label: 'Loading blocked people', ...PEOPLE_LOADING }}
        failing={{ message: 'Failed to load friends' }}
        empty={<EmptyState drawing="done">You haven't blocked anyone.</EmptyState>}
      >
        {(people) => (
          <PeopleList label="Blocked people">
            {people.map((person) => (
              <PersonRow key={person.id} person={person}>
                <Button disabled={offline || unblock.isPending} onClick={() => unblock.mutate({ id: person.id })}>
                  Unblock<span className="sr-only"> {person.name}</span>
                </Button>
              </PersonRow>
            ))}
          </PeopleList>
        )}
      </QueryView>
    </>
  );
}
