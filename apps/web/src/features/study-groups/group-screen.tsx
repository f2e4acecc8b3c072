import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAssignmentsOfGroup } from '#features/assignments/use-assignments-of-group.ts';
import { useChallengesOfGroup } from '#features/group-challenges/use-challenges-of-group.ts';
import { useMemoryOfGroup } from '#features/group-memory/use-memory-of-group.ts';
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
import { GroupActivities } from './group-activities.tsx';
import { GROUP_TABS, type GroupTab } from './group-address.ts';
import { GroupFacts } from './group-facts.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupSettingsTab } from './group-settings-tab.tsx';
import { InviteLink } from './invite-link.tsx';
import { SharedQuizzes } from './shared-quizzes.tsx';
import { useJoinGroup } from './study-groups.mutations.ts';
import { useGroup, useOwnGroups, useSharedQuizzes } from './study-groups.queries.ts';

const LOADING = 'Loading group details';
const FAILED = 'Failed to load group details';
const SHAPE = <Skeletons count={10} className="mb-3 h-14 rounded-field" />;
const NOT_FOUND_TEXT = "This group isn't there any more, or it's private. Ask one of its admins for an invite link.";

interface GroupScreenProps {
  groupId: string;
  tab: GroupTab;
  onTab: (tab: GroupTab) => void;
  /** Renders the parts that other features add to a group's first tab, between its facts and its activities. */
  parts: (props: PartProps) => ReactNode;
}

/** The page of a group. */
export function GroupScreen({ groupId, ...rest }: GroupScreenProps) {
  const offline = useConnection().state === 'offline';
  const view = useGroup(groupId);
  const group = view.state === 'shown' ? view.data : null;
  return (
    <>
      <PageHeader
        title={group?.name ?? 'Study group'}
        description={
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
            {NOT_FOUND_TEXT}
          </EmptyState>
        }
      >
        {(details) =>
          details.role === null ? (
            <OutsiderView group={details} offline={offline} />
          ) : (
            <MemberView group={details} offline={offline} {...rest} />
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

/** The view of a group for people who aren't members but could join. */
function OutsiderView({ group, offline }: PartProps) {
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

/**
 * The view of a group for its members. It's shown once all its parts are loaded, because a part that appears later
 * would move those below it.
 */
function MemberView({ group, offline, ...more }: PartProps & Omit<GroupScreenProps, 'groupId'>) {
  const { id } = group;
  const views = [useSharedQuizzes(id), useAssignmentsOfGroup(id), useMemoryOfGroup(id)];
  // Members' shares of the group's challenges aren't stored on the device, so offline the page doesn't wait for them.
  const challenges = useChallengesOfGroup(id);
  // Loads the list of the user's own groups, because offline a group is found there, even if the user opened it by a
  // link.
  useOwnGroups();
  const isLoaded = [...views, ...(offline ? [] : [challenges])].every(({ state }) => state !== 'loading');
  return (
    <QueryView
      view={isLoaded ? { state: 'shown', data: group, note: null } : { state: 'loading' }}
      loading={{ label: LOADING, shape: SHAPE }}
      failing={{ message: FAILED }}
    >
      {(loadedGroup) => <GroupTabs group={loadedGroup} offline={offline} {...more} />}
    </QueryView>
  );
}

function GroupTabs({ tab, onTab, parts, ...props }: PartProps & Omit<GroupScreenProps, 'groupId'>) {
  const { group, offline } = props;
  return (
    <div className="max-w-3xl">
      <Tabs label={group.name} tabs={GROUP_TABS} selected={tab} onSelect={onTab}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {tab === 'overview' && (
            <>
              <GroupFacts group={group} />
              {parts(props)}
              <GroupActivities activities={group.activities} />
            </>
          )}
          {tab === 'quizzes' && <SharedQuizzes groupId={group.id} offline={offline} />}
          {tab === 'members' && <Members group={group} offline={offline} />}
          {tab === 'settings' && <GroupSettingsTab group={group} offline={offline} />}
        </div>
      </Tabs>
    </div>
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
