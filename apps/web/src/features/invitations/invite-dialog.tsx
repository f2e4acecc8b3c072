import { MAX_OPEN_INVITATIONS } from '@quorbit/contracts/invitations/limits';
import type { OwnInvitation } from '@quorbit/contracts/invitations/schema';
import { Plus, X } from 'lucide-react';
import { inviteLink } from '#lib/invite-link.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ShareLink } from '#ui/buttons/share-link.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useCreateInvitation, useWithdrawInvitation } from './invitations.mutations.ts';
import { useOwnInvitations } from './invitations.queries.ts';

/** The dialog in which users create links for new friends and see their unused ones. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const view = useOwnInvitations();
  const create = useCreateInvitation();
  const isFull = view.state === 'shown' && view.data.length >= MAX_OPEN_INVITATIONS;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a friend"
      actions={
        <Button
          look="primary"
          disabled={view.state !== 'shown' || isFull}
          busy={create.isPending}
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => create.mutate()}
        >
          New link
        </Button>
      }
    >
      <p className="text-quiet">
        Send somebody a link of their own. It makes you friends, works once, and they don't need an account yet.
      </p>
      <QueryView
        view={view}
        loading={{ label: 'Loading your links', shape: <Skeletons count={1} className="h-28 rounded-field" /> }}
        failing={{ message: "We couldn't load your links." }}
        empty={<p>You have no open link.</p>}
      >
        {(invitations) => (
          <>
            {isFull && <p>That's as many open links as one person can have. Withdraw one to make another.</p>}
            <ul aria-label="Open links" className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {invitations.map((invitation) => (
                <li key={invitation.code}>
                  <OpenLink invitation={invitation} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

function OpenLink({ invitation: { code, expiresAt } }: { invitation: OwnInvitation }) {
  const withdraw = useWithdrawInvitation();
  return (
    <ShareLink
      link={inviteLink(code)}
      note={`Works once, until ${formatDayAndTime(new Date(expiresAt))}.`}
      action={
        <Button
          look="quiet"
          busy={withdraw.isPending}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={() => withdraw.mutate({ code })}
        >
          Withdraw<span className="sr-only"> the link that ends in {code.slice(-4)}</span>
        </Button>
      }
    />
  );
}
