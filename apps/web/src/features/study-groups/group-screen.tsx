import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { Link } from '@tanstack/react-router';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useGroupAssignments } from './assignments.queries.ts';
import { GroupActivities } from './group-activities.tsx';
import { GroupAssignments } from './group-assignments.tsx';
import { useGroupChallenges } from './group-challenges.queries.ts';
import { GroupChallenges } from './group-challenges.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupMembers } from './group-members.tsx';
import { useGroupMemory } from './group-memory.queries.ts';
import { GroupMemory } from './group-memory.tsx';
import { GROUP_TABS, type GroupTab } from './group-place.ts';
import { GroupSettingsTab } from './group-settings-tab.tsx';
import { InviteLink } from './invite-link.tsx';
import { SharedQuizzes } from './shared-quizzes.tsx';
import { useJoinGroup } from './study-groups.mutations.ts';
import { useGroup, useOwnGroups, useSharedQuizzes } from './study-groups.queries.ts';

const LOADING = 'Loading group details';
const FAILED = 'Failed to load group details';
const SHAPE = <Skeletons count={10} className="mb-3 h-14 rounded-field" />;
const GONE = "This group isn't there any more, or it's private. Ask one of its admins for an invite link.";

interface GroupScreenProps {
  groupId: string;
  tab: GroupTab;
  onTab: (tab: GroupTab) => void;
}

/** A group with its members, quizzes and what happened in it. */
export function GroupScreen({ groupId, tab, onTab }: GroupScreenProps) {
  const offline = useConnection().state === 'offline';
  const view = useGroup(groupId);
  const group = view.state === 'shown' ? view.data : null;
  return (
    <>
      <PageHeader
        title={group?.name ?? 'Study group'}
        why={
          <Link to="/study-groups" className={TEXT_LINK}>
            All study groups
          </Link>
        }
        action={group?.role === null && <Join group={group} offline={offline} />}
      />
      <QueryView
        view={view}
        loading={{ label: LOADING, shape: SHAPE }}
        failing={{ message: FAILED }}
        missing={
          <EmptyState drawing="not-found" action={<LinkButton to="/study-groups">All study groups</LinkButton>}>
            {GONE}
          </EmptyState>
        }
      >
        {(details) =>
          details.role === null ? (
            <ForOthers group={details} offline={offline} />
          ) : (
            <ForMembers group={details} offline={offline} tab={tab} onTab={onTab} />
          )
        }
      </QueryView>
    </>
  );
}

interface PartProps {
  group: GroupDetails;
  offline: boolean;
}

/** What people see who could join. */
function ForOthers({ group, offline }: PartProps) {
  const report = useReportDialog();
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <GroupFacts group={group} />
      <GroupMembers group={group} offline={offline} />
      <GroupActivities activities={group.activities} />
      <div>
        <Button disabled={offline} onClick={() => report.ask({ kind: 'group', groupId: group.id, name: group.name })}>
          Report group
        </Button>
      </div>
      {report.dialog}
    </div>
  );
}

/** The group once all its parts are there: each that came by itself would move those below it. */
function ForMembers({ group, offline, ...more }: PartProps & Omit<GroupScreenProps, 'groupId'>) {
  const { id } = group;
  const parts = [useGroupAssignments(id), useSharedQuizzes(id), useGroupMemory(id)];
  // Other people's shares are on no device: without the server there is nothing to wait for.
  const challenges = useGroupChallenges(id);
  // Offline the group is found in this list, also by people who came here by a link.
  useOwnGroups();
  const isWhole = [...parts, ...(offline ? [] : [challenges])].every(({ state }) => state !== 'loading');
  return (
    <QueryView
      view={isWhole ? { state: 'shown', data: group, note: null } : { state: 'loading' }}
      loading={{ label: LOADING, shape: SHAPE }}
      failing={{ message: FAILED }}
    >
      {(whole) => <GroupTabs group={whole} offline={offline} {...more} />}
    </QueryView>
  );
}

function GroupTabs({ group, offline, tab, onTab }: PartProps & Omit<GroupScreenProps, 'groupId'>) {
  return (
    <div className="max-w-3xl">
      <Tabs label={group.name} tabs={GROUP_TABS} selected={tab} onSelect={onTab}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {tab === 'overview' && <Overview group={group} offline={offline} />}
          {tab === 'quizzes' && <SharedQuizzes groupId={group.id} offline={offline} />}
          {tab === 'members' && <Members group={group} offline={offline} />}
          {tab === 'settings' && <GroupSettingsTab group={group} offline={offline} />}
        </div>
      </Tabs>
    </div>
  );
}

function Overview({ group, offline }: PartProps) {
  return (
    <>
      <GroupFacts group={group} />
      <GroupAssignments group={group} offline={offline} />
      <GroupChallenges group={group} offline={offline} />
      <GroupMemory groupId={group.id} offline={offline} />
      <GroupActivities activities={group.activities} />
    </>
  );
}

function Members({ group, offline }: PartProps) {
  const { id, inviteCode } = group;
  return (
    <>
      {inviteCode !== null && <InviteLink groupId={id} inviteCode={inviteCode} offline={offline} />}
      <GroupMembers group={group} offline={offline} />
    </>
  );
}

function Join({ group: { id, memberCount, maxMembers }, offline }: PartProps) {
  const join = useJoinGroup();
  const full = memberCount >= maxMembers;
  return (
    <Button look="primary" busy={join.isPending} disabled={full || offline} onClick={() => join.mutate({ id })}>
      {full ? 'Full' : 'Join group'}
    </Button>
  );
}
