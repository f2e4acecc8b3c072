import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Flag, HardDriveDownload, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '#lib/use-countdown.ts';
import { useKeysSetting } from '#lib/use-keys-setting.ts';
import { askedInDraft, type Draft, givenTo } from '#offline/draft.ts';
import type { DraftStore } from '#offline/draft-store.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PlayerKeys } from './player-keys.tsx';
import { PLAYER_KINDS } from './player-kinds.ts';
import { currentQuestion, unansweredNumbers } from './player-state.ts';
import { PlayerTimer } from './player-timer.tsx';
import { QuestionNavigator } from './question-navigator.tsx';
import { QuestionView } from './question-view.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface PlayerProps {
  initial: Draft;
  store: DraftStore;
  /** The attempt is finished and kept; another page shows what comes of it. */
  onOver: () => void;
}

/** One question at a time, with timer, flags and navigator. Leaving loses nothing: the attempt stays on the device. */
export function Player({ initial, store, onOver }: PlayerProps) {
  const player = usePlayer({ initial, store, onOver });
  const { draft } = player;
  const { deadline, pack, current } = draft;
  const shown = currentQuestion(draft);
  const { question, order } = shown;
  const given = givenTo(draft, question.id);
  const total = askedInDraft(draft).length;
  const answered = total - unansweredNumbers(draft).length;
  const [confirming, setConfirming] = useState(false);
  const keys = useKeysSetting();
  const secondsLeft = useCountdown(deadline, () => void player.timeUp(), player.now);

  usePlayerKeys({
    enabled: keys.on && !confirming,
    onChoose: pick,
    onMove: player.move,
    onFlag: player.toggleFlag,
  });

  function pick(place: number): void {
    const written = shownChoices({ ...question, order })?.[place]?.place;
    const next = written === undefined ? undefined : PLAYER_KINDS[question.kind].pick?.(given, written);
    if (next) player.give(next);
  }

  function goTo(index: number): void {
    setConfirming(false);
    player.goTo(index);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={pack.title} />
      <header className="sticky top-0 z-10 -mx-6 -mt-6 grid grid-cols-1 gap-2 bg-base-200 px-6 pt-[calc(env(safe-area-inset-top)+0.75rem)] pb-3 lg:mx-0 lg:px-0">
        <div className="flex items-center gap-3">
          <Link
            to="/user/test"
            aria-label="Leave quiz"
            className="-ms-2 grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-300/60"
          >
            <X className="size-6" aria-hidden="true" />
          </Link>
          <h1 tabIndex={-1} className="min-w-0 grow truncate text-lg">
            {pack.title}
          </h1>
          {secondsLeft === null ? (
            <span className="text-quiet">No time limit</span>
          ) : (
            <PlayerTimer secondsLeft={secondsLeft} />
          )}
        </div>
        <ProgressBar label="Answered" value={answered} max={total} valueText={`${answered} of ${total}`} />
        {player.saved === 'unsaved' && (
          <p role="alert" className="flex items-center gap-2 font-semibold text-warning">
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            This browser couldn't save your answers. Keep this page open until you submit.
          </p>
        )}
      </header>

      <div className="grid grow content-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-4">
          <div className="flex items-center justify-between gap-3">
            <p aria-live="polite" className="font-semibold text-quiet">
              Question {current + 1} of {total}
            </p>
            <Button
              look="quiet"
              aria-pressed={draft.flags.includes(question.id)}
              onClick={player.toggleFlag}
              icon={<Flag className="size-5 group-aria-pressed:fill-accent" aria-hidden="true" />}
              className="group -me-3 aria-pressed:bg-accent/20"
            >
              Flag
            </Button>
          </div>
          <QuestionView key={question.id} shown={shown} given={given} onGive={player.give} />
          <p className="flex min-h-6 items-center gap-2 text-quiet">
            {player.saved === 'saved' && isAnswered(given) && (
              <>
                <HardDriveDownload className="size-4 shrink-0" aria-hidden="true" />
                Saved on this device
              </>
            )}
          </p>
          <PlayerKeys on={keys.on} onChange={keys.set} choices={shownChoices(question)?.length ?? 0} />
        </div>
        <QuestionNavigator draft={draft} answered={answered} onGoTo={goTo} />
      </div>

      <PlayerBar
        first={current === 0}
        last={current === total - 1}
        onMove={player.move}
        onSubmit={() => setConfirming(true)}
      />
      {confirming && (
        <SubmitStored
          draft={draft}
          store={store}
          onClose={() => setConfirming(false)}
          onGoTo={goTo}
          onSubmit={() => void player.submit()}
        />
      )}
    </div>
  );
}

interface SubmitStoredProps extends Pick<PlayerProps, 'store'> {
  draft: Draft;
  onClose: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** Asks about what will be submitted: this device's draft, which another tab may have answered as well. */
function SubmitStored({ draft, store, ...rest }: SubmitStoredProps) {
  const stored = useStoredDraft(store, draft);
  return <SubmitDialog open unanswered={unansweredNumbers(stored)} total={askedInDraft(stored).length} {...rest} />;
}

interface PlayerBarProps {
  first: boolean;
  last: boolean;
  onMove: (step: number) => void;
  onSubmit: () => void;
}

/** The bar within the thumb's reach. Submitting is the main thing to do only at the last question. */
function PlayerBar({ first, last, onMove, onSubmit }: PlayerBarProps) {
  return (
    <footer className="sticky bottom-0 -mx-6 mt-auto -mb-6 flex items-center gap-2 border-t border-base-300 bg-base-200 px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] lg:mx-0 lg:px-0">
      <Button
        disabled={first}
        onClick={() => onMove(-1)}
        icon={<ArrowLeft className="size-5 max-sm:hidden" aria-hidden="true" />}
      >
        Previous
      </Button>
      <Button look={last ? 'secondary' : 'primary'} disabled={last} onClick={() => onMove(1)} className="max-sm:grow">
        Next
        <ArrowRight className="size-5 max-sm:hidden" aria-hidden="true" />
      </Button>
      <Button look={last ? 'primary' : 'quiet'} onClick={onSubmit} className="ms-auto">
        Submit
      </Button>
    </footer>
  );
}
