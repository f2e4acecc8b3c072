import { Navigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CreateGroupDialog } from './create-group-dialog.tsx';
import { type GroupAddress, parseGroupAddress } from './group-address.ts';
import { BrowseGroups, OwnGroups } from './group-lists.tsx';
import { GroupSettingsDialog } from './group-settings-dialog.tsx';
import { useOwnGroups } from './study-groups.queries.ts';

interface StudyGroupsScreenProps {
  address: GroupAddress;
  /** Changes the given search parameters of the address. */
  onAddress: (changes: GroupAddress) => void;
}

/** The page with the user's study groups and groups to join. */
export function StudyGroupsScreen({ address, onAddress }: StudyGroupsScreenProps) {
  const [creating, setCreating] = useState(false);
  const [settingsGroupId, setSettingsGroupId] = useState<string | null>(null);
  const offline = useConnection().state === 'offline';
  const own = useOwnGroups();
  const params = parseGroupAddress(address);
  const { tab, group, code } = params;
  const count = own.state === 'shown' ? ` (${own.data.length})` : '';
  const list = {
    offline,
    onSettings: ({ id }: { id: string }) => setSettingsGroupId(id),
  };
  return (
    <>
      <PageHeader
        title="Study Groups"
        description="Learn with others: share quizzes and see what your group is up to."
        action={
          <Button
            look="primary"
            disabled={offline}
            icon={<Plus className="size-5" aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Create Group
          </Button>
        }
      />
      {offline && (
        <p className="mb-4 text-quiet">You're offline. Creating, joining and leaving groups needs a connection.</p>
      )}
      <Tabs
        label="Study groups"
        tabs={[
          { id: 'mine', label: `My Groups${count}` },
          { id: 'browse', label: 'Browse Groups' },
        ]}
        selected={tab}
        onSelect={(next) => onAddress({ tab: next === 'browse' ? next : undefined })}
      >
        {tab === 'mine' ? (
          <OwnGroups view={own} onBrowse={() => onAddress({ tab: 'browse' })} {...list} />
        ) : (
          <BrowseGroups params={params} onFilter={onAddress} {...list} />
        )}
      </Tabs>
      {creating && <CreateGroupDialog onClose={() => setCreating(false)} />}
      {settingsGroupId !== null && (
        <GroupSettingsDialog groupId={settingsGroupId} onClose={() => setSettingsGroupId(null)} />
      )}
      {code !== undefined && <Navigate to="/invite/$code" params={{ code }} replace />}
      {group !== undefined && code === undefined && (
        <Navigate to="/study-groups/$groupId" params={{ groupId: group }} replace />
      )}
    </>
  );
}
