import { ROLES, type Role } from '@quorbit/contracts/accounts/roles';
import type { ManagedPerson } from '@quorbit/contracts/administration/schema';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/forms/select.tsx';
import { DownloadProgress } from '#ui/loading/download-progress.tsx';
import { useManageAccount } from './administration.mutations.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { ResetLink } from './reset-link.tsx';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: `${role[0]?.toUpperCase()}${role.slice(1)}` }));

interface ManagePersonDialogProps {
  person: ManagedPerson;
  onClose: () => void;
}

/** A dialog with everything an admin can do with one account. */
export function ManagePersonDialog({ person, onClose }: ManagePersonDialogProps) {
  const { id: ownId } = useUser();
  const { id, name, email } = person;
  return (
    <Dialog open onClose={onClose} title={name} actions={<Button onClick={onClose}>Close</Button>}>
      <p className="text-quiet wrap-anywhere">{email}</p>
      {id === ownId ? (
        <p>This is your own account. Change it in Settings; its role and suspension are up to another admin.</p>
      ) : (
        <Actions person={person} onClose={onClose} />
      )}
      <Link
        to="/admin/audit"
        search={{ subject: id }}
        className="justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        What was done to this account
      </Link>
    </Dialog>
  );
}

function Actions({ person, onClose }: ManagePersonDialogProps) {
  const { name } = person;
  const manage = useManageAccount(person);
  const [suspended, setSuspended] = useState(person.suspendedAt !== null);
  const [openDialog, setOpenDialog] = useState<'suspend' | 'reset' | 'delete' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const closeDialog = () => setOpenDialog(null);
  return (
    <div className="grid gap-5">
      <RoleAction role={person.role} busy={manage.busy} onSave={manage.setRole} />
      <Action
        title={suspended ? 'Suspended' : 'Suspension'}
        why={suspended ? "This account can't log in." : 'Logs the account out everywhere and lets nobody log in to it.'}
      >
        {suspended ? (
          <Button busy={manage.busy} onClick={() => manage.restore(() => setSuspended(false))}>
            Lift suspension
          </Button>
        ) : (
          <Button look="danger" busy={manage.busy} onClick={() => setOpenDialog('suspend')}>
            Suspend…
          </Button>
        )}
      </Action>
      <Action title="Password" why="Removes the password and logs the account out everywhere.">
        {link === null ? (
          <Button busy={manage.busy} onClick={() => setOpenDialog('reset')}>
            Reset password…
          </Button>
        ) : (
          <ResetLink link={link} />
        )}
      </Action>
      <Action title="Data" why="If the person asks: everything we store about them, or deleting it all.">
        {manage.exported === null ? (
          <Button busy={manage.busy} onClick={manage.exportData}>
            Export data
          </Button>
        ) : (
          <DownloadProgress size={formatBytes(manage.exported)} onCancel={manage.cancelExport} />
        )}
        <Button look="danger" busy={manage.busy} onClick={() => setOpenDialog('delete')}>
          Delete account…
        </Button>
      </Action>
      <ConfirmDialog
        open={openDialog === 'suspend'}
        onClose={closeDialog}
        title="Suspend this account?"
        action="Suspend"
        onConfirm={() => {
          closeDialog();
          manage.suspend(() => setSuspended(true));
        }}
      >
        <p className="wrap-anywhere">
          {name} is logged out at once and can't log in. Work that waits on their devices stays there. You can lift the
          suspension at any time.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'reset'}
        onClose={closeDialog}
        title="Reset this password?"
        action="Reset password"
        onConfirm={() => {
          closeDialog();
          manage.resetPassword(setLink);
        }}
      >
        <p className="wrap-anywhere">
          {name} is logged out everywhere and needs a link to choose a new password. If this server sends e-mail, the
          link goes there; if not, you see it once.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={closeDialog}
        title="Delete this account?"
        action="Delete account"
        onConfirm={() => {
          closeDialog();
          manage.remove(onClose);
        }}
      >
        <p className="wrap-anywhere">
          Everything personal of {name} goes for good. Quizzes that others have taken stay, without the name. You can't
          undo this.
        </p>
      </ConfirmDialog>
      {manage.unconfirmed && <ConfirmIdentity onResult={manage.resume} />}
    </div>
  );
}

interface RoleActionProps {
  role: Role;
  busy: boolean;
  onSave: (role: Role) => void;
}

function RoleAction({ role, busy, onSave }: RoleActionProps) {
  const [selected, setSelected] = useState(role);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Role"
        className="grow"
        value={selected}
        options={ROLE_CHOICES}
        onChange={(event) => setSelected(ROLES.find((known) => known === event.currentTarget.value) ?? role)}
      />
      <Button busy={busy} onClick={() => onSave(selected)}>
        Save role
      </Button>
    </div>
  );
}

function Action({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-quiet">{why}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
