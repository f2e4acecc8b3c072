import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { GamificationTab } from './gamification-address.ts';

interface GamificationScreenProps {
  tab: GamificationTab;
  onTab: (tab: GamificationTab) => void;
  /** Buttons shown beside the page's title. */
  actions: ReactNode;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** The page with challenges and tournaments: current ones, past ones, and the learner's history. */
export function GamificationScreen({ tab, onTab, actions, children }: GamificationScreenProps) {
  const offline = useConnection().state === 'offline';
  return (
    <>
      <PageHeader
        title="Gamification Hub"
        documentTitle="Challenges"
        description="Play quizzes against the clock and against others, and earn XP, badges and themes."
        action={actions}
      />
      {offline && <p className="mb-4 text-quiet">You're offline. Joining and starting quizzes needs a connection.</p>}
      <Tabs
        label="Challenges and tournaments"
        tabs={[
          { id: 'daily', label: 'Daily Challenges' },
          { id: 'completed', label: 'Completed Challenges' },
          { id: 'tournaments', label: 'Tournaments' },
          { id: 'past-tournaments', label: 'Completed Tournaments' },
          { id: 'history', label: 'My History' },
        ]}
        selected={tab}
        onSelect={onTab}
      >
        {children}
      </Tabs>
    </>
  );
}
