import type { Play } from '@quorbit/contracts/plays/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { Modal } from '#ui/modal.tsx';
import { QueryView, type Shown } from '#ui/query-view.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { QuizParts } from './quiz-parts.ts';
import { QuizPlayer } from './quiz-player.tsx';
import type { Game, GameQuizProps } from './use-game.ts';

/** The quiz of a game, over the whole screen. Leaving loses nothing, but the clock runs on. */
export function GameQuiz<Result>({ game, parts, result, onClose }: GameQuizProps<Result> & { parts: QuizParts }) {
  const { start } = game;
  const [submitted, setSubmitted] = useState<{ result: Result } | null>(null);
  const beginAtOnce = useEffectEvent(start.begin);
  useEffect(() => beginAtOnce(), []);

  function next(): void {
    setSubmitted(null);
    start.begin();
  }

  return (
    <Modal
      open
      onClose={onClose}
      aria-label="Quiz"
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 bg-base-200 p-0 text-base-content"
    >
      <div className="mx-auto grid min-h-full max-w-5xl grid-cols-[minmax(0,1fr)] content-start px-6 py-6">
        {submitted ? (
          result(submitted.result, next)
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {!(start.data && !start.isPending) && <LeaveButton onClose={onClose} />}
            <QueryView
              view={viewOfStart(start)}
              loading={{
                label: 'Loading the quiz',
                shape: <Skeletons count={5} className="h-16 rounded-tile" />,
                className: 'grid gap-4',
              }}
              failing={failingOf(game, onClose)}
            >
              {(play) => (
                <QuizPlayer
                  key={play.id}
                  {...{ play, game, parts, onClose }}
                  onResult={(brought) => setSubmitted({ result: brought })}
                />
              )}
            </QueryView>
          </div>
        )}
      </div>
    </Modal>
  );
}

function viewOfStart({ data, error, isPending, begin }: Game<unknown>['start']): Shown<Play> {
  if (isPending || (!data && error === null)) return { state: 'loading' };
  if (!data) return { state: 'failing', missing: false, retry: begin, retrying: false };
  return { state: 'shown', data, note: null };
}

/** What the server refuses by state stays so; anything else may be tried again. */
function failingOf({ start, back, failed }: Pick<Game<unknown>, 'start' | 'back' | 'failed'>, onClose: () => void) {
  const { kind, status, message } = describeFailure(start.error);
  if (kind === 'refused' && Number(status) < 500) return { message, again: { label: back, go: onClose } };
  return {
    message: failed,
    kept: "Answers you gave before are saved. The time of a quiz doesn't stop.",
  };
}
