import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { useState } from 'react';
import { useFriendList } from '#features/friends/use-friend-list.ts';
import { useInviteFriendToGroup } from '#features/invitations/use-invite-friend-to-group.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';

interface InviteFriendsDialogProps {
  group: GroupDetails;
  onClose: () => void;
}

/** Dialog to pick friends, who get a notification that they are invited to the group. */
export function InviteFriendsDialog({ group: { id: groupId, members }, onClose }: InviteFriendsDialogProps) {
  const view = useFriendList();
  const invite = useInviteFriendToGroup();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const memberIds = members.map(({ user }) => user.id);
  return (
    <Dialog open onClose={onClose} title="Invite friends">
      <QueryView
        view={view}
        loading={{ label: 'Loading friends', shape: <Skeletons count={4} className="mb-2 h-14 rounded-field" /> }}
        failing={{ message: 'Failed to load friends' }}
        empty={
          <div className="grid justify-items-start gap-3">
            <p className="text-quiet">You haven't added any friends yet.</p>
            <LinkButton to="/friends">Find friends</LinkButton>
          </div>
        }
      >
        {(friends) => (
          <ul aria-label="Friends" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {friends.map(({ id: friendId, name, level }) => (
              <li key={friendId} className="flex min-h-14 items-center gap-3">
                <Avatar id={friendId} name={name} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="text-sm text-quiet">Level {level}</span>
                </span>
                {memberIds.includes(friendId) ? (
                  <span className="text-sm text-quiet">Member</span>
                ) : (
                  <Button
                    disabled={invited.includes(friendId)}
                    busy={invite.isPending && invite.variables.friendId === friendId}
                    onClick={() =>
                      invite.mutate(
                        { groupId, friendId },
                        { onSuccess: () => setInvited((before) => [...before, friendId]) },
                      )
                    }
                  >
                    {invited.includes(friendId) ? 'Invited' : 'Invite'}
                    <span className="sr-only"> {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
