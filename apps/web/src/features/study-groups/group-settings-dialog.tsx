import { formatTooFewPlaces } from '@quorbit/contracts/study-groups/messages';
import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { useId, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { GroupFields } from './group-fields.tsx';
import { groupIssues, parseGroupInput, valuesOf } from './group-values.ts';
import { useDissolveGroup, useUpdateGroup } from './study-groups.mutations.ts';
import { useGroup } from './study-groups.queries.ts';

interface GroupSettingsDialogProps {
  groupId: string;
  onClose: () => void;
  /** Called instead of `onClose` after the group is dissolved, for example to leave the group's page. */
  onDissolved?: () => void;
}

/** Dialog for a group's admins to change its settings or dissolve the group. */
export function GroupSettingsDialog({ groupId, onClose, onDissolved = onClose }: GroupSettingsDialogProps) {
  const view = useGroup(groupId);
  // The form keeps the typed text, whatever other admins change meanwhile.
  if (view.state === 'shown') return <Settings group={view.data} onClose={onClose} onDissolved={onDissolved} />;
  return (
    <Dialog open onClose={onClose} title="Group settings">
      <QueryView
        view={view}
        loading={{ label: 'Loading settings', shape: <Skeletons count={4} className="mb-3 h-12 rounded-field" /> }}
        failing={{ message: 'Failed to load group details' }}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface SettingsProps {
  group: GroupDetails;
  onClose: () => void;
  onDissolved: () => void;
}

function Settings({ group, onClose, onDissolved }: SettingsProps) {
  const formId = useId();
  const [confirming, setConfirming] = useState(false);
  const update = useUpdateGroup();
  const dissolve = useDissolveGroup();
  const form = useForm({
    initialValues: valuesOf(group),
    validate: async (values) => {
      const issues = groupIssues(values);
      const few = Number(values.maxMembers) < group.memberCount;
      return few && !issues.some(({ path }) => path === 'maxMembers')
        ? [...issues, { path: 'maxMembers', message: formatTooFewPlaces(group.memberCount) }]
        : issues;
    },
    send: async (values) => {
      await update.mutateAsync({ id: group.id, ...parseGroupInput(values) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Group settings"
      actions={
        <>
          <Button look="danger" className="me-auto" onClick={() => setConfirming(true)}>
            Dissolve group
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Save settings
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-4">
        <GroupFields form={form} />
      </form>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Dissolve this group?"
        action="Dissolve for good"
        busy={dissolve.isPending}
        onConfirm={() => dissolve.mutate({ id: group.id }, { onSuccess: onDissolved })}
      >
        <p>
          {group.name} ends for {group.memberCount === 1 ? 'its only member' : `all ${group.memberCount} members`}, and
          so does what it shares. Everyone keeps their results.
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}
