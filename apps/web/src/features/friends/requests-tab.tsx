import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import type { FriendRequest } from '@quorbit/contracts/friends/schema';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { refusalReasonOf, useBlockPerson, useRespondToRequest } from './friends.mutations.ts';
import type { useFriendRequests } from './friends.queries.ts';
import { PEOPLE_LOADING } from './people-loading.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PeopleList, PersonRow } from './person-row.tsx';

interface RequestsTabProps {
  requests: ReturnType<typeof useFriendRequests>;
  offline: boolean;
  onReport: (person: PublicProfile) => void;
}

/** The tab with received requests to answer, and the sent ones below. */
export function RequestsTab({ requests: { received, sent }, offline, onReport }: RequestsTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RequestSection title="Received">
        <QueryView
          view={received}
          loading={{ label: 'Loading friend requests', ...PEOPLE_LOADING }}
          failing={{
            message: offline ? "You're offline. Friend requests need a connection." : 'Failed to load friends',
          }}
          empty={<EmptyState>No friend requests right now. New ones will appear here.</EmptyState>}
          more="Show more requests"
        >
          {(items) => <ReceivedRequests requests={items} offline={offline} onReport={onReport} />}
        </QueryView>
      </RequestSection>
      {sent.length > 0 && (
        <RequestSection title="Sent">
          <PeopleList label="Sent requests">
            {sent.map(({ id, recipient, requestDate }) => (
              <PersonRow key={id} person={recipient} more={<RelativeTime at={requestDate} />}>
                <Badge>Requested</Badge>
              </PersonRow>
            ))}
          </PeopleList>
        </RequestSection>
      )}
    </div>
  );
}

function RequestSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface ReceivedRequestsProps extends Pick<RequestsTabProps, 'offline' | 'onReport'> {
  requests: readonly FriendRequest[];
}

function ReceivedRequests({ requests, offline, onReport }: ReceivedRequestsProps) {
  const respond = useRespondToRequest();
  const block = useBlockPerson();
  const reason = refusalReasonOf([respond, block]);
  const busy = respond.isPending || block.isPending;
  return (
    <>
      {reason && <FormAlert>{reason}</FormAlert>}
      <PeopleList label="Received requests">
        {requests.map(({ id, requester, requestDate }) => (
          <PersonRow key={id} person={requester} more={<RelativeTime at={requestDate} />}>
            <Button
              look="primary"
              disabled={offline || busy}
              onClick={() => respond.mutate({ requestId: id, action: 'accept' })}
            >
              Accept<span className="sr-only"> {requester.name}</span>
            </Button>
            <Button disabled={offline || busy} onClick={() => respond.mutate({ requestId: id, action: 'decline' })}>
              Decline<span className="sr-only"> {requester.name}</span>
            </Button>
            <PersonMenu
              name={requester.name}
              disabled={offline || busy}
              onBlock={() => block.mutate({ id: requester.id })}
              onReport={() => onReport(requester)}
            />
          </PersonRow>
        ))}
      </PeopleList>
    </>
  );
}
