import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { useNavigate } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { useMutedGroup } from '#features/notifications/use-muted-group.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { Agreements } from './agreements.tsx';
import { GroupSettingsDialog } from './group-settings-dialog.tsx';
import { useLeaveGroup } from './study-groups.mutations.ts';

interface GroupSettingsTabProps {
  group: GroupDetails;
  offline: boolean;
}

/** The tab with a member's own choices for a group; admins can also change the group itself. */
export function GroupSettingsTab({ group, offline }: GroupSettingsTabProps) {
  return (
    <>
      {/* Groups cached by earlier releases have no `agreed`, so the switches for sharing are left out. */}
      {group.agreed && <Agreements groupId={group.id} agreed={group.agreed} offline={offline} />}
      <MuteGroup groupId={group.id} offline={offline} />
      <GroupActions group={group} offline={offline} />
    </>
  );
}

function MuteGroup({ groupId, offline }: { groupId: string; offline: boolean }) {
  const { muted, busy, mute } = useMutedGroup(groupId);
  return (
    <section aria-labelledby="group-news" className="grid gap-3">
      <h2 id="group-news" className="text-lg">
        News of this group
      </h2>
      <Switch
        label="Notify me about this group"
        hint="When somebody shares a quiz, something is assigned, or a challenge is reached."
        checked={!muted}
        disabled={offline || busy}
        onChange={(event) => mute(!event.target.checked)}
      />
    </section>
  );
}

function GroupActions({ group, offline }: GroupSettingsTabProps) {
  const [open, setOpen] = useState<'settings' | 'leave' | null>(null);
  const leave = useLeaveGroup();
  const report = useReportDialog();
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const goToAll = () => navigate({ to: '/study-groups' });
  return (
    <section aria-labelledby="group-itself" className="grid gap-3">
      <h2 id="group-itself" className="text-lg">
        This group
      </h2>
      <div className="flex flex-wrap gap-3">
        {group.role === 'admin' && (
          <Button
            disabled={offline}
            icon={<Settings className="size-5" aria-hidden="true" />}
            onClick={() => setOpen('settings')}
          >
            Group settings
          </Button>
        )}
        <Button disabled={offline} onClick={() => setOpen('leave')}>
          Leave group
        </Button>
        <Button
          look="quiet"
          disabled={offline}
          onClick={() => report.ask({ kind: 'group', groupId: group.id, name: group.name })}
        >
          Report group
        </Button>
      </div>
      {report.dialog}
      {open === 'settings' && <GroupSettingsDialog groupId={group.id} onClose={close} onDissolved={goToAll} />}
      <ConfirmDialog
        open={open === 'leave'}
        onClose={close}
        title="Leave this group?"
        action="Leave"
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ id: group.id }, { onSuccess: goToAll })}
      >
        <p>{formatLeaveEffect(group)}</p>
      </ConfirmDialog>
    </section>
  );
}

function formatLeaveEffect({ memberCount, role, members }: GroupDetails): string {
  if (memberCount === 1) return "You're the last member, so the group ends.";
  const admins = members.filter((member) => member.role === 'admin').length;
  const nextAdmin = role === 'admin' && admins === 1 ? members.find((member) => member.role === 'member') : undefined;
  const quizzes = 'Quizzes of your own that you shared go with you. Your results stay yours.';
  return nextAdmin ? `${nextAdmin.user.name} becomes its admin. ${quizzes}` : quizzes;
}
