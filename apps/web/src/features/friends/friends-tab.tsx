import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { refusalReasonOf, useBlockPerson, useRemoveFriend } from './friends.mutations.ts';
import type { useFriends } from './friends.queries.ts';
import { PEOPLE_LOADING } from './people-loading.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PeopleList, PersonRow } from './person-row.tsx';

interface FriendsTabProps {
  view: ReturnType<typeof useFriends>;
  offline: boolean;
  onFind: () => void;
  onReport: (friend: PublicProfile) => void;
}

/** The list of the user's friends. Removing and blocking ask for confirmation, since both end a friendship. */
export function FriendsTab({ view, offline, onFind, onReport }: FriendsTabProps) {
  const [confirming, setConfirming] = useState<{ about: PublicProfile; what: 'remove' | 'block' } | null>(null);
  const remove = useRemoveFriend();
  const block = useBlockPerson();
  const reason = refusalReasonOf([remove, block]);
  const mutation = confirming?.what === 'block' ? block : remove;
  return (
    <>
      {reason && <FormAlert>{reason}</FormAlert>}
      <QueryView
        view={view}
        loading={{ label: 'Loading friends', ...PEOPLE_LOADING }}
        failing={{ message: 'Failed to load friends' }}
        empty={
          <EmptyState
            action={
              <Button look="primary" onClick={onFind}>
                Find friends
              </Button>
            }
          >
            You haven't added any friends yet. Search for people you know and send them a request.
          </EmptyState>
        }
      >
        {(friends) => (
          <PeopleList label="Friends">
            {friends.map((friend) => (
              <PersonRow key={friend.id} person={friend} isOnline={!offline && friend.isOnline}>
                <PersonMenu
                  name={friend.name}
                  disabled={offline}
                  onRemove={() => setConfirming({ about: friend, what: 'remove' })}
                  onBlock={() => setConfirming({ about: friend, what: 'block' })}
                  onReport={() => onReport(friend)}
                />
              </PersonRow>
            ))}
          </PeopleList>
        )}
      </QueryView>
      <ConfirmDialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={confirming?.what === 'block' ? 'Block this person?' : 'Remove this friend?'}
        action={confirming?.what === 'block' ? 'Block user' : 'Remove friend'}
        busy={mutation.isPending}
        onConfirm={() => mutation.mutate({ id: confirming?.about.id ?? '' }, { onSettled: () => setConfirming(null) })}
      >
        <p className="wrap-anywhere">
          {confirming?.what === 'block'
            ? `You and ${confirming.about.name} will no longer be friends, and neither of you will find the other.`
            : `You and ${confirming?.about.name} will no longer be friends. You can send a new request later.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
