import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { Link } from '@tanstack/react-router';
import { Flag, HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PlayerBar } from '#ui/player/player-bar.tsx';
import { LEAVE_CLASSES, LeaveIcon, PlayerHead } from '#ui/player/player-head.tsx';
import { PlayerTimer } from '#ui/player/player-timer.tsx';
import { QuestionNavigator } from '#ui/player/question-navigator.tsx';
import { SubmitDialog } from '#ui/player/submit-dialog.tsx';
import type { DraftStore } from './drafts/draft-store.ts';
import { type Draft, getDraftAnswer, listDraftQuestions } from './drafts.mirror.ts';
import { PlayerKeys } from './player-keys.tsx';
import { PLAYER_KINDS } from './player-kinds.ts';
import { getCurrentQuestion, listUnanswered } from './player-state.ts';
import { QuestionView } from './question-view.tsx';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface PlayerProps {
  initial: Draft;
  store: DraftStore;
  /** Called when the attempt is finished and stored; another page shows its result. */
  onOver: () => void;
}

/**
 * The player of an attempt: one question at a time, with timer, flags and navigator. Leaving loses nothing, because the
 * attempt stays on the device.
 */
export function Player({ initial, store, onOver }: PlayerProps) {
  const player = usePlayer({ initial, store, onOver });
  const { draft } = player;
  const { deadline, pack, current } = draft;
  const laidOut = getCurrentQuestion(draft);
  const { question, order } = laidOut;
  const answer = getDraftAnswer(draft, question.id);
  const total = listDraftQuestions(draft).length;
  const answered = total - listUnanswered(draft).length;
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
    const originalPlace = toDisplayChoices({ ...question, order })?.[place]?.place;
    const next = originalPlace === undefined ? undefined : PLAYER_KINDS[question.kind].pick?.(answer, originalPlace);
    if (next) player.give(next);
  }

  function goTo(index: number): void {
    setConfirming(false);
    player.goTo(index);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={pack.title} />
      <PlayerHead
        leave={
          <Link to="/user/test" aria-label="Leave quiz" className={LEAVE_CLASSES}>
            <LeaveIcon />
          </Link>
        }
        title={pack.title}
        aside={
          secondsLeft === null ? (
            <span className="text-quiet">No time limit</span>
          ) : (
            <PlayerTimer secondsLeft={secondsLeft} text={formatMinutes(secondsLeft)} />
          )
        }
        unsaved={player.saved === 'unsaved'}
      >
        <ProgressBar label="Answered" value={answered} max={total} valueText={`${answered} of ${total}`} />
      </PlayerHead>

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
          <QuestionView key={question.id} shown={laidOut} given={answer} onGive={player.give} />
          <p className="flex min-h-6 items-center gap-2 text-quiet">
            {player.saved === 'saved' && isAnswered(answer) && (
              <>
                <HardDriveDownload className="size-4 shrink-0" aria-hidden="true" />
                Saved on this device
              </>
            )}
          </p>
          <PlayerKeys enabled={keys.on} onChange={keys.set} choices={toDisplayChoices(question)?.length ?? 0} />
        </div>
        <QuestionNavigator
          questions={listDraftQuestions(draft).map(({ question: { id } }) => ({
            id,
            answered: isAnswered(getDraftAnswer(draft, id)),
            flagged: draft.flags.includes(id),
          }))}
          current={current}
          onGoTo={goTo}
        />
      </div>

      <PlayerBar current={current} total={total} onGoTo={goTo} onSubmit={() => setConfirming(true)} />
      {confirming && (
        <SubmitStoredDraft
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

interface SubmitStoredDraftProps extends Pick<PlayerProps, 'store'> {
  draft: Draft;
  onClose: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/**
 * Asks for confirmation before submitting. It reads the draft stored on this device, in which another tab may have
 * answered questions too.
 */
function SubmitStoredDraft({ draft, store, ...dialogProps }: SubmitStoredDraftProps) {
  const stored = useStoredDraft(store, draft);
  return (
    <SubmitDialog unanswered={listUnanswered(stored)} total={listDraftQuestions(stored).length} {...dialogProps} />
  );
}
