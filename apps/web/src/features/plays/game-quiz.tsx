import type { Play } from '@quorbit/contracts/plays/schema';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { describeFailure, isRetryable } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { Modal } from '#ui/dialogs/modal.tsx';
import { QueryView, type ViewState } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { QuizParts } from './quiz-parts.ts';
import { QuizPlayer } from './quiz-player.tsx';
import { openStoredPlay, type StoredPlay } from './stored-play.ts';
import type { Game, GameQuizProps } from './use-game.ts';

/** The quiz of a game, shown over the whole screen. Leaving loses no answers, but the time runs on. */
export function GameQuiz<Result>({ game, parts, result, onClose }: GameQuizProps<Result> & { parts: QuizParts }) {
  const { start } = game;
  const { id: userId } = useUser();
  const storedPlay = useMemo(() => openStoredPlay(userId, game.id), [userId, game.id]);
  const [submitted, setSubmitted] = useState<{ result: Result } | null>(null);
  const beginOnMount = useEffectEvent(start.begin);
  useEffect(() => beginOnMount(), []);
  useEffect(() => {
    if (start.data) storedPlay.save(start.data);
  }, [start.data, storedPlay]);

  const view = usePlayView(start, storedPlay);

  function startNext(): void {
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
          result(submitted.result, startNext)
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {view.state !== 'shown' && <LeaveButton onClose={onClose} />}
            <QueryView
              view={view}
              loading={{
                label: 'Loading the quiz',
                shape: <Skeletons count={5} className="h-16 rounded-tile" />,
                className: 'grid gap-4',
              }}
              failing={toFailure(game, onClose)}
            >
              {(play) => (
                <QuizPlayer
                  key={play.id}
                  play={play}
                  game={game}
                  parts={parts}
                  storedPlay={storedPlay}
                  onClose={onClose}
                  onResult={(submittedResult) => setSubmitted({ result: submittedResult })}
                />
              )}
            </QueryView>
          </div>
        )}
      </div>
    </Modal>
  );
}

/** Returns the play to show: from the server or, if it can't be reached, the one stored on this device. */
function usePlayView(
  { data, error, isPending, begin }: Game<unknown>['start'],
  storedPlay: StoredPlay,
): ViewState<Play> {
  const resumed = useMemo(() => (error !== null && isRetryable(error) ? storedPlay.read() : null), [error, storedPlay]);
  if (isPending || (!data && error === null)) return { state: 'loading' };
  if (!data && resumed) return { state: 'shown', data: resumed, note: null };
  if (!data) return { state: 'failing', missing: false, retry: begin, retrying: false };
  return { state: 'shown', data, note: null };
}

/**
 * Returns the texts for a failed start. A refusal by the server is final and leads back; other failures can be retried.
 */
function toFailure({ start, back, failed }: Pick<Game<unknown>, 'start' | 'back' | 'failed'>, onClose: () => void) {
  const { kind, status, message } = describeFailure(start.error);
  if (kind === 'refused' && Number(status) < 500) return { message, again: { label: back, go: onClose } };
  return {
    message: failed,
    reassurance: "Answers you gave before are saved. The time of a quiz doesn't stop.",
  };
}
