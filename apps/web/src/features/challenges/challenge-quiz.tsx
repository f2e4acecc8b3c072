import type { SubmittedQuiz } from '@quorbit/contracts/challenges/schema';
import type { Play } from '@quorbit/contracts/plays/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { Modal } from '#ui/modal.tsx';
import { QueryView, type Shown } from '#ui/query-view.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { useStartQuiz } from './challenges.mutations.ts';
import { LeaveButton } from './leave-button.tsx';
import type { QuizParts } from './quiz-parts.ts';
import { QuizPlayer } from './quiz-player.tsx';
import { QuizResult } from './quiz-result.tsx';

interface ChallengeQuizProps {
  challengeId: string;
  parts: QuizParts;
  onClose: () => void;
}

/** The quiz of a challenge, over the whole screen. Leaving loses nothing, but the clock runs on. */
export function ChallengeQuiz({ challengeId, parts, onClose }: ChallengeQuizProps) {
  const start = useStartQuiz();
  const [result, setResult] = useState<SubmittedQuiz | null>(null);
  const begin = () => start.mutate({ id: challengeId });
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => beginAtOnce(), []);

  function next(): void {
    setResult(null);
    begin();
  }

  return (
    <Modal
      open
      onClose={onClose}
      aria-label="Quiz"
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 bg-base-200 p-0 text-base-content"
    >
      <div className="mx-auto grid min-h-full max-w-5xl grid-cols-[minmax(0,1fr)] content-start px-6 py-6">
        {result ? (
          <QuizResult result={result} onNext={next} onClose={onClose} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {!(start.data && !start.isPending) && <LeaveButton onClose={onClose} />}
            <QueryView
              view={viewOfStart(start, begin)}
              loading={{
                label: 'Loading the quiz',
                shape: <Skeletons count={5} className="h-16 rounded-tile" />,
                className: 'grid gap-4',
              }}
              failing={failingOf(start.error, onClose)}
            >
              {(play) => <QuizPlayer key={play.id} {...{ play, challengeId, parts, onClose }} onResult={setResult} />}
            </QueryView>
          </div>
        )}
      </div>
    </Modal>
  );
}

type Start = Pick<ReturnType<typeof useStartQuiz>, 'data' | 'error' | 'isPending'>;

function viewOfStart({ data, error, isPending }: Start, retry: () => void): Shown<Play> {
  if (isPending || (!data && error === null)) return { state: 'loading' };
  if (!data) return { state: 'failing', missing: false, retry, retrying: false };
  return { state: 'shown', data, note: null };
}

/** What the server refuses by state stays so; anything else may be tried again. */
function failingOf(error: unknown, onClose: () => void) {
  const { kind, status, message } = describeFailure(error);
  if (kind === 'refused' && Number(status) < 500)
    return { message, again: { label: 'Back to challenges', go: onClose } };
  return {
    message: 'Failed to start challenge quiz',
    kept: "Answers you gave before are saved. The time of a quiz doesn't stop.",
  };
}
