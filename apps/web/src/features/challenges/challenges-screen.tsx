import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ChallengeQuiz } from './challenge-quiz.tsx';
import { type ChallengesAddress, placeOf } from './challenges-place.ts';
import { CreateChallengeDialog } from './create-challenge-dialog.tsx';
import { DailyChallenges } from './daily-challenges.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { CompletedChallenges, PlayedChallenges } from './past-challenges.tsx';
import type { QuizParts } from './quiz-parts.ts';

interface ChallengesScreenProps {
  address: ChallengesAddress;
  /** Changes parts of the address. */
  onAddress: (changes: ChallengesAddress) => void;
  parts: QuizParts;
}

/** Challenges: those to take part in, the completed ones, and all that the person played. */
export function ChallengesScreen({ address, onAddress, parts }: ChallengesScreenProps) {
  const { tab, play } = placeOf(address);
  const [creating, setCreating] = useState(false);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const offline = useConnection().state === 'offline';
  const admin = useUser().role === 'admin';
  const past = { offline, onHistory: setHistoryOf };
  return (
    <>
      <PageHeader
        title="Gamification Hub"
        documentTitle="Challenges"
        why="Play quizzes against the clock and earn XP, badges and themes."
        action={
          admin && (
            <Button
              look="primary"
              disabled={offline}
              icon={<Plus className="size-5" aria-hidden="true" />}
              onClick={() => setCreating(true)}
            >
              Create Challenge
            </Button>
          )
        }
      />
      {offline && <p className="mb-4 text-quiet">You're offline. Joining and starting quizzes needs a connection.</p>}
      <Tabs
        label="Challenges"
        tabs={[
          { id: 'daily', label: 'Daily Challenges' },
          { id: 'completed', label: 'Completed Challenges' },
          { id: 'history', label: 'My History' },
        ]}
        selected={tab}
        onSelect={(next) => onAddress({ tab: next === 'daily' ? undefined : next })}
      >
        {tab === 'daily' && <DailyChallenges admin={admin} onPlay={(id) => onAddress({ play: id })} {...past} />}
        {tab === 'completed' && <CompletedChallenges {...past} />}
        {tab === 'history' && <PlayedChallenges {...past} />}
      </Tabs>
      {creating && <CreateChallengeDialog onClose={() => setCreating(false)} />}
      {historyOf !== null && <HistoryDialog challengeId={historyOf} onClose={() => setHistoryOf(null)} />}
      {play !== undefined && (
        <ChallengeQuiz key={play} challengeId={play} parts={parts} onClose={() => onAddress({ play: undefined })} />
      )}
    </>
  );
}
