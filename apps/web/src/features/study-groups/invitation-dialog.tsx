import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useJoinGroup } from './study-groups.mutations.ts';
import { useInvitation } from './study-groups.queries.ts';

interface InvitationDialogProps {
  groupId: string;
  inviteCode: string;
  onJoined: () => void;
  onClose: () => void;
}

/** Asks somebody who came by an invite link whether to join. */
export function InvitationDialog({ groupId, inviteCode, onJoined, onClose }: InvitationDialogProps) {
  const view = useInvitation(groupId, inviteCode);
  const join = useJoinGroup();
  const invitation = view.state === 'shown' ? view.data : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="You're invited"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          {invitation?.isMember === true && (
            <Button look="primary" onClick={onJoined}>
              Open the group
            </Button>
          )}
          {invitation?.isMember === false && (
            <Button
              look="primary"
              busy={join.isPending}
              onClick={() => join.mutate({ id: groupId, inviteCode }, { onSuccess: onJoined })}
            >
              Join group
            </Button>
          )}
        </>
      }
    >
      <QueryView
        view={view}
        loading={{ label: 'Loading the invitation', shape: <Skeleton className="h-6 rounded-field" /> }}
        failing={{ message: 'Failed to load group details' }}
        missing={<p>This invite link no longer works. Ask the group's admin for a new one.</p>}
      >
        {({ name, isMember }) => (
          <p className="wrap-anywhere">
            {isMember ? "You're already in " : 'Join '}
            <strong>{name}</strong>
            {isMember ? '.' : ' to learn with its members and take the quizzes they share.'}
          </p>
        )}
      </QueryView>
    </Dialog>
  );
}
