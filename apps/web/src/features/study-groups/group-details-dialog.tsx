import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { useState } from 'react';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { useMutedGroup } from '#features/notifications/use-muted-group.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Agreements } from './agreements.tsx';
import { useGroupAssignments } from './assignments.queries.ts';
import { GroupActivities } from './group-activities.tsx';
import { GroupAssignments } from './group-assignments.tsx';
import { useGroupChallenges } from './group-challenges.queries.ts';
import { GroupChallenges } from './group-challenges.tsx';
import { GroupMembers } from './group-members.tsx';
import { useGroupMemory } from './group-memory.queries.ts';
import { GroupMemory } from './group-memory.tsx';
import { InviteLink } from './invite-link.tsx';
import { SharedQuizzes } from './shared-quizzes.tsx';
import { useJoinGroup, useLeaveGroup } from './study-groups.mutations.ts';
import { useGroup, useSharedQuizzes } from './study-groups.queries.ts';

const LOADING = 'Loading group details';
const FAILED = 'Failed to load group details';
/** As high as a dialog gets: one that grows moves what is being read. */
const SHAPE = <Skeletons count={10} className="mb-3 h-14 rounded-field" />;

interface GroupDetailsDialogProps {
  groupId: string;
  offline: boolean;
  onClose: () => void;
}

/** A group with its members, quizzes and what happened in it. */
export function GroupDetailsDialog({ groupId, offline, onClose }: GroupDetailsDialogProps) {
  const view = useGroup(groupId);
  const group = view.state === 'shown' ? view.data : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={group?.name ?? 'Study group'}
      actions={group && <Actions group={group} offline={offline} onClose={onClose} />}
    >
      <QueryView
        view={view}
        loading={{ label: LOADING, shape: SHAPE }}
        failing={{ message: FAILED }}
        missing={<p>This group isn't there any more, or it's private. Ask one of its admins for an invite link.</p>}
      >
        {(details) =>
          details.role === null ? (
            <Details group={details} offline={offline} />
          ) : (
            <DetailsForMembers group={details} offline={offline} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface DetailsProps {
  group: GroupDetails;
  offline: boolean;
}

/** The same once all its parts are there: each that came by itself would move those below it. */
function DetailsForMembers({ group, offline }: DetailsProps) {
  const { id } = group;
  const parts = [useGroupAssignments(id), useSharedQuizzes(id), useGroupMemory(id)];
  // Other people's shares are on no device: without the server there is nothing to wait for.
  const challenges = useGroupChallenges(id);
  const isWhole = [...parts, ...(offline ? [] : [challenges])].every(({ state }) => state !== 'loading');
  return (
    <QueryView
      view={isWhole ? { state: 'shown', data: group, note: null } : { state: 'loading' }}
      loading={{ label: LOADING, shape: SHAPE }}
      failing={{ message: FAILED }}
    >
      {(whole) => <Details group={whole} offline={offline} />}
    </QueryView>
  );
}

function Details({ group, offline }: DetailsProps) {
  const isMember = group.role !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Facts group={group} />
      {isMember && <GroupAssignments group={group} offline={offline} />}
      {isMember && <GroupChallenges group={group} offline={offline} />}
      {isMember && <SharedQuizzes groupId={group.id} offline={offline} />}
      {isMember && <GroupMemory groupId={group.id} offline={offline} />}
      <GroupMembers group={group} offline={offline} />
      {/* Missing in what earlier releases kept. */}
      {group.agreed && <Agreements groupId={group.id} agreed={group.agreed} offline={offline} />}
      {group.inviteCode !== null && <InviteLink groupId={group.id} inviteCode={group.inviteCode} offline={offline} />}
      <GroupActivities activities={group.activities} />
      {isMember && <MuteGroup groupId={group.id} offline={offline} />}
    </div>
  );
}

function Facts({ group }: { group: GroupDetails }) {
  const { description, category, isPrivate, memberCount, maxMembers, stats, tags } = group;
  const quizzes = stats.totalQuizzes === 1 ? '1 quiz' : `${stats.totalQuizzes} quizzes`;
  return (
    <div className="grid gap-2">
      {description !== '' && <p className="wrap-anywhere">{description}</p>}
      <p className="text-sm text-quiet">
        {category} · {isPrivate ? 'Private' : 'Open'} · {memberCount}/{maxMembers} members · {quizzes}
      </p>
      {tags.length > 0 && <p className="text-sm text-quiet wrap-anywhere">Tags: {tags.join(', ')}</p>}
    </div>
  );
}

function MuteGroup({ groupId, offline }: { groupId: string; offline: boolean }) {
  const { muted, busy, mute } = useMutedGroup(groupId);
  return (
    <Switch
      label="Notify me about this group"
      hint="When somebody shares a quiz, something is assigned, or a challenge is reached."
      checked={!muted}
      disabled={offline || busy}
      onChange={(event) => mute(!event.target.checked)}
    />
  );
}

function Actions({ group, offline, onClose }: { group: GroupDetails; offline: boolean; onClose: () => void }) {
  const [asked, setAsked] = useState(false);
  const join = useJoinGroup();
  const leave = useLeaveGroup();
  const full = group.memberCount >= group.maxMembers;
  const report = useReportDialog();
  const reporting = (
    <>
      <Button
        look="quiet"
        className="me-auto"
        disabled={offline}
        onClick={() => report.ask({ kind: 'group', groupId: group.id, name: group.name })}
      >
        Report group
      </Button>
      {report.dialog}
    </>
  );
  if (group.role === null) {
    return (
      <>
        {reporting}
        <Button
          look="primary"
          busy={join.isPending}
          disabled={full || offline}
          onClick={() => join.mutate({ id: group.id })}
        >
          {full ? 'Full' : 'Join group'}
        </Button>
      </>
    );
  }
  return (
    <>
      {reporting}
      <Button disabled={offline} onClick={() => setAsked(true)}>
        Leave group
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Leave this group?"
        action="Leave"
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ id: group.id }, { onSuccess: onClose })}
      >
        <p>{whatLeavingDoes(group)}</p>
      </ConfirmDialog>
    </>
  );
}

function whatLeavingDoes({ memberCount, role, members }: GroupDetails): string {
  if (memberCount === 1) return "You're the last member, so the group ends.";
  const admins = members.filter((member) => member.role === 'admin').length;
  const heir = role === 'admin' && admins === 1 ? members.find((member) => member.role === 'member') : undefined;
  const quizzes = 'Quizzes of your own that you shared go with you. Your results stay yours.';
  return heir ? `${heir.user.name} becomes its admin. ${quizzes}` : quizzes;
}
