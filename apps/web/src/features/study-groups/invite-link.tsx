import { Check, Copy, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { inviteLink } from './group-place.ts';
import { useRenewInvite } from './study-groups.mutations.ts';

const COPIED_MS = 2500;

interface InviteLinkProps {
  groupId: string;
  inviteCode: string;
  offline: boolean;
}

/** How others get into a private group: the link, and a picture of it for cameras. */
export function InviteLink({ groupId, inviteCode, offline }: InviteLinkProps) {
  const [copied, setCopied] = useState(false);
  const [asked, setAsked] = useState(false);
  const renew = useRenewInvite();
  const link = inviteLink(groupId, inviteCode);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <section aria-labelledby="group-invite" className="grid gap-2">
      <h3 id="group-invite" className="text-lg">
        Invite link
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        <QrCode text={link} className="size-28" />
        <div className="grid min-w-0 grow basis-48 gap-3">
          <p className="text-sm wrap-anywhere">{link}</p>
          <p className="flex flex-wrap gap-2">
            <Button
              icon={
                copied ? (
                  <Check className="size-5" aria-hidden="true" />
                ) : (
                  <Copy className="size-5" aria-hidden="true" />
                )
              }
              onClick={() =>
                navigator.clipboard?.writeText(link).then(
                  () => setCopied(true),
                  () => undefined,
                )
              }
            >
              {copied ? 'Link copied' : 'Copy link'}
            </Button>
            <Button
              look="quiet"
              disabled={offline}
              icon={<RefreshCw className="size-5" aria-hidden="true" />}
              onClick={() => setAsked(true)}
            >
              Renew link
            </Button>
          </p>
        </div>
      </div>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Renew the invite link?"
        action="Renew link"
        busy={renew.isPending}
        onConfirm={() => renew.mutate({ id: groupId }, { onSettled: () => setAsked(false) })}
      >
        <p>The link you shared so far stops working. Members stay in the group.</p>
      </ConfirmDialog>
    </section>
  );
}
