import { useConnection } from '#lib/server/connection.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { ExploreTab } from './explore-tab.tsx';
import { JourneyTab } from './journey-tab.tsx';
import { type ChangePathAddress, PATH_TABS, type PathAddress, parsePathAddress } from './path-address.ts';
import { PathDialog } from './path-dialog.tsx';
import { SkillsTab } from './skills-tab.tsx';

interface PathsScreenProps {
  address: PathAddress;
  onAddress: ChangePathAddress;
}

/** The learning paths page with four tabs: all paths, started paths, analytics and skills. */
export function PathsScreen({ address, onAddress }: PathsScreenProps) {
  const offline = useConnection().state === 'offline';
  const params = parsePathAddress(address);
  const { tab, path, node } = params;
  const onOpen = (id: string, nodeId?: string) => onAddress({ path: id, node: nodeId });
  const onExplore = () => onAddress({ tab: undefined });
  return (
    <>
      <PageHeader title="Learning Paths" description="Go through a subject step by step, and see what you master." />
      {offline && (
        <p className="mb-4 text-quiet">
          You're offline. Paths that you've opened on this device work as usual, and your progress syncs later.
        </p>
      )}
      <Tabs
        label="Learning paths"
        tabs={PATH_TABS}
        selected={tab}
        onSelect={(next) => onAddress({ tab: next === 'explore' ? undefined : next })}
      >
        {tab === 'explore' && <ExploreTab filters={params} offline={offline} onFilter={onAddress} onOpen={onOpen} />}
        {tab === 'journey' && <JourneyTab onOpen={onOpen} onExplore={onExplore} />}
        {tab === 'analytics' && <AnalyticsTab onOpen={onOpen} />}
        {tab === 'skills' && <SkillsTab onExplore={onExplore} />}
      </Tabs>
      {path !== undefined && (
        <PathDialog
          key={path}
          pathId={path}
          nodeId={node}
          offline={offline}
          onNode={(id) => onAddress({ node: id })}
          onClose={() => onAddress({ path: undefined, node: undefined })}
          onSkills={() => onAddress({ tab: 'skills', path: undefined, node: undefined })}
        />
      )}
    </>
  );
}
