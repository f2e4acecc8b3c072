import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { inviteLink } from '#lib/invite-link.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ShareLink } from '#ui/buttons/share-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRenewInvite } from './study-groups.mutations.ts';

interface InviteLinkProps {
  groupId: string;
  inviteCode: string;
  offline: boolean;
}

/** The link by which others can join a private group. */
export function InviteLink({ groupId, inviteCode, offline }: InviteLinkProps) {
  const [confirming, setConfirming] = useState(false);
  const renew = useRenewInvite();
  return (
    <section aria-labelledby="group-invite" className="grid gap-2">
      <h2 id="group-invite" className="text-lg">
        Invite link
      </h2>
      <ShareLink
        link={inviteLink(inviteCode)}
        action={
          <Button
            look="quiet"
            disabled={offline}
            icon={<RefreshCw className="size-5" aria-hidden="true" />}
            onClick={() => setConfirming(true)}
          >
            Renew link
          </Button>
        }
      />
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Renew the invite link?"
        action="Renew link"
        busy={renew.isPending}
        onConfirm={() => renew.mutate({ id: groupId }, { onSettled: () => setConfirming(false) })}
      >
        <p>The link you shared so far stops working. Members stay in the group.</p>
      </ConfirmDialog>
    </section>
  );
}
