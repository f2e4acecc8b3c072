import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { MAX_COUNTED_REQUESTS } from '@quorbit/contracts/friends/limits';
import { UserPlus } from 'lucide-react';
import { useInviteDialog } from '#features/invitations/use-invite-dialog.tsx';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BlockedTab } from './blocked-tab.tsx';
import { FindTab } from './find-tab.tsx';
import { useBlockedPeople, useFriendRequests, useFriends } from './friends.queries.ts';
import { type FriendsAddress, type FriendsTab, parseFriendsAddress } from './friends-address.ts';
import { FriendsTab as OwnFriends } from './friends-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';

interface FriendsScreenProps {
  address: FriendsAddress;
  /** Changes parts of the page's address. */
  onAddress: (changes: FriendsAddress) => void;
}

/** The friends page with four tabs: friends, requests, blocked people, and the search for people. */
export function FriendsScreen({ address, onAddress }: FriendsScreenProps) {
  const offline = useConnection().state === 'offline';
  const { tab, search } = parseFriendsAddress(address);
  const report = useReportDialog();
  const invite = useInviteDialog();
  const onReport = ({ id, name }: PublicProfile) => report.ask({ kind: 'person', userId: id, name });
  const friends = useFriends();
  const requests = useFriendRequests();
  const blocked = useBlockedPeople();
  const select = (next: FriendsTab) => onAddress({ tab: next === 'friends' ? undefined : next });
  return (
    <>
      <PageHeader
        title="Friends and Social"
        description="Find people to learn with, and see how far they've come."
        action={
          <Button disabled={offline} icon={<UserPlus className="size-5" aria-hidden="true" />} onClick={invite.open}>
            Invite a friend
          </Button>
        }
      />
      {offline && (
        <p className="mb-4 text-quiet">
          You're offline. Sending and answering requests, blocking and searching need a connection.
        </p>
      )}
      <Tabs
        label="Friends and social"
        tabs={[
          {
            id: 'friends',
            label: `Friends${formatCount(friends.state === 'shown' ? friends.data.length : undefined)}`,
          },
          { id: 'requests', label: `Requests${formatCount(requests.count)}` },
          {
            id: 'blocked',
            label: `Blocked${formatCount(blocked.state === 'shown' ? blocked.data.length : undefined)}`,
          },
          { id: 'find', label: 'Find Friends' },
        ]}
        selected={tab}
        onSelect={select}
      >
        {tab === 'friends' && (
          <OwnFriends view={friends} offline={offline} onFind={() => select('find')} onReport={onReport} />
        )}
        {tab === 'requests' && <RequestsTab requests={requests} offline={offline} onReport={onReport} />}
        {tab === 'blocked' && <BlockedTab view={blocked} offline={offline} />}
        {tab === 'find' && (
          <FindTab
            search={search}
            offline={offline}
            onSearch={(text) => onAddress({ search: text })}
            onReport={onReport}
          />
        )}
      </Tabs>
      {report.dialog}
      {invite.dialog}
    </>
  );
}

/** Formats a count in brackets, or an empty string while it's unknown. */
function formatCount(count: number | undefined): string {
  if (count === undefined) return '';
  return count >= MAX_COUNTED_REQUESTS ? ` (${MAX_COUNTED_REQUESTS - 1}+)` : ` (${count})`;
}
