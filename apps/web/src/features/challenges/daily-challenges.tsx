import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { useState } from 'react';
import { useMinute } from '#features/home/use-minute.ts';
import { GAMES_LOADING, GameList } from '#features/plays/game-list.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { useCleanUpChallenges, useCreateSample, useDeleteChallenge } from './challenges.mutations.ts';
import { useOpenChallenges } from './challenges.queries.ts';
import { useHistoryDialog } from './use-history-dialog.tsx';

/**
 * The running challenges as a list of cards.
 * @param onPlay opens the challenge's quiz.
 */
export function DailyChallenges({ onPlay }: { onPlay: (challengeId: string) => void }) {
  const view = useOpenChallenges();
  const offline = useConnection().state === 'offline';
  const admin = useUser().role === 'admin';
  const { onHistory, dialog } = useHistoryDialog();
  const now = useMinute().getTime();
  const [deleting, setDeleting] = useState<Challenge | null>(null);
  const tools = admin && <AdminTools offline={offline} />;
  const empty = <NoChallenge tools={tools} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QueryView
        view={view}
        loading={{ label: 'Loading challenges', ...GAMES_LOADING }}
        failing={{ message: 'Failed to load daily challenge status' }}
        missing={empty}
        empty={empty}
      >
        {(challenges) => (
          <GameList label="Daily challenges" games={challenges} tools={tools}>
            {(challenge) => (
              <ChallengeCard
                challenge={challenge}
                now={now}
                admin={admin}
                offline={offline}
                onPlay={() => onPlay(challenge.id)}
                onHistory={() => onHistory(challenge.id)}
                onDelete={() => setDeleting(challenge)}
              />
            )}
          </GameList>
        )}
      </QueryView>
      {dialog}
      {deleting && <DeleteChallenge challenge={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

function NoChallenge({ tools }: { tools: React.ReactNode }) {
  return (
    <EmptyState title="No Daily Challenge Today" action={tools}>
      Check back soon. Challenges you finish open again after 24 hours, as long as they run.
    </EmptyState>
  );
}

function AdminTools({ offline }: { offline: boolean }) {
  const sample = useCreateSample();
  const cleanUp = useCleanUpChallenges();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button disabled={offline} busy={sample.isPending} onClick={() => sample.mutate()}>
        Create Sample Challenge
      </Button>
      <Button disabled={offline} busy={cleanUp.isPending} onClick={() => cleanUp.mutate()}>
        Cleanup Empty Challenges
      </Button>
    </div>
  );
}

function DeleteChallenge({ challenge: { id, title }, onClose }: { challenge: Challenge; onClose: () => void }) {
  const remove = useDeleteChallenge();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this challenge?"
      action="Delete challenge"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    >
      <p className="wrap-anywhere">
        “{title}” ends for everyone. People keep the XP it paid and see it in their history. Its quizzes open again.
      </p>
    </ConfirmDialog>
  );
}
