import type { ChallengeHistory } from '@quorbit/contracts/challenges/schema';
import { formatCount } from '#lib/words/format-count.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useChallengeHistory } from './challenges.queries.ts';

type Run = ChallengeHistory['historicalCompletions'][number];

/** The dialog that lists the learner's runs of one challenge with the quizzes played in each. */
export function HistoryDialog({ challengeId, onClose }: { challengeId: string; onClose: () => void }) {
  const view = useChallengeHistory(challengeId);
  return (
    <Dialog open onClose={onClose} title={view.state === 'shown' ? view.data.challengeTitle : 'Challenge history'}>
      <QueryView
        view={view}
        loading={{
          label: 'Loading challenge history',
          shape: <Skeletons count={3} className="mb-3 h-16 rounded-field" />,
        }}
        failing={{ message: 'Failed to load challenge history' }}
      >
        {({ totalAttempts, currentParticipation, historicalCompletions }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <p className="text-quiet">
              {totalAttempts === 0
                ? "You haven't taken part in this challenge yet."
                : `${formatCount(totalAttempts, 'attempt', 'attempts')}, ${historicalCompletions.length} completed`}
            </p>
            {currentParticipation && <RunView title="Now" run={currentParticipation} />}
            {historicalCompletions.map((run) => (
              <RunView key={run.attempts} title={`Attempt ${run.attempts}`} run={run} />
            ))}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function RunView({ title, run: { progress, completedAt, quizScores } }: { title: string; run: Run }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
        {title}
        <span className="figures text-sm font-normal text-quiet">
          {completedAt === null ? (
            `${progress}% done`
          ) : (
            <>
              Completed <RelativeTime at={completedAt} />
            </>
          )}
        </span>
      </h3>
      {quizScores.length === 0 ? (
        <p className="text-quiet">No quiz played yet.</p>
      ) : (
        <ul className="divide-y divide-base-300 rounded-field border border-base-300">
          {quizScores.map(({ quiz, title: name, score, totalMarks, percentage, timeTaken }) => (
            <li key={quiz} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="figures text-quiet">
                {score}/{totalMarks} · {percentage}% · {formatMinutes(timeTaken)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
