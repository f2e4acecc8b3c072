import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { reasonOf, useBlock, useRemoveFriend } from './friends.mutations.ts';
import type { useFriends } from './friends.queries.ts';
import { LOADING } from './loading.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PeopleList, PersonRow } from './person-row.tsx';

interface FriendsTabProps {
  view: ReturnType<typeof useFriends>;
  offline: boolean;
  onFind: () => void;
  onReport: (friend: PublicProfile) => void;
}

/** The person's friends; removing and blocking ask first, since both end a friendship. */
export function FriendsTab({ view, offline, onFind, onReport }: FriendsTabProps) {
  const [asking, setAsking] = useState<{ about: PublicProfile; what: 'remove' | 'block' } | null>(null);
  const remove = useRemoveFriend();
  const block = useBlock();
  const reason = reasonOf([remove, block]);
  const ending = asking?.what === 'block' ? block : remove;
  return (
    <>
      {reason && <FormAlert>{reason}</FormAlert>}
      <QueryView
        view={view}
        loading={{ label: 'Loading friends', ...LOADING }}
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
                  onRemove={() => setAsking({ about: friend, what: 'remove' })}
                  onBlock={() => setAsking({ about: friend, what: 'block' })}
                  onReport={() => onReport(friend)}
                />
              </PersonRow>
            ))}
          </PeopleList>
        )}
      </QueryView>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking?.what === 'block' ? 'Block this person?' : 'Remove this friend?'}
        action={asking?.what === 'block' ? 'Block user' : 'Remove friend'}
        busy={ending.isPending}
        onConfirm={() => ending.mutate({ id: asking?.about.id ?? '' }, { onSettled: () => setAsking(null) })}
      >
        <p className="wrap-anywhere">
          {asking?.what === 'block'
            ? `You and ${asking.about.name} will no longer be friends, and neither of you will find the other.`
            : `You and ${asking?.about.name} will no longer be friends. You can send a new request later.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
