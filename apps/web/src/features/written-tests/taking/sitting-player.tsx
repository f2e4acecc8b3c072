import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#lib/counted.ts';
import type { SittingOnDevice, SittingStore } from '#offline/sittings/sitting-store.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { wordsAsked } from '../written-test-words.ts';
import { AnswerField } from './answer-field.tsx';
import { AnswerNavigator } from './answer-navigator.tsx';
import { SaveNote } from './save-note.tsx';
import { SittingTimer } from './sitting-timer.tsx';
import { SubmitAnswersDialog } from './submit-answers-dialog.tsx';
import { useSittingPlayer } from './use-sitting-player.ts';

interface SittingPlayerProps {
  store: SittingStore;
  found: SittingOnDevice;
}

/** One question at a time, with timer and navigator. Leaving loses nothing, but the time runs on. */
export function SittingPlayer({ store, found }: SittingPlayerProps) {
  const player = useSittingPlayer(store, found);
  const { question, current, answered } = player;
  const { title, sitting } = found.kept.test;
  const total = sitting.questions.length;
  const done = answered.filter(Boolean).length;
  const [confirming, setConfirming] = useState(false);

  function goTo(index: number): void {
    setConfirming(false);
    player.goTo(index);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={title} />
      <header className="sticky top-0 z-10 -mx-6 -mt-6 grid grid-cols-1 gap-2 bg-base-200 px-6 pt-[calc(env(safe-area-inset-top)+0.75rem)] pb-3 lg:mx-0 lg:px-0">
        <div className="flex items-center gap-3">
          <Link
            to="/written-tests"
            aria-label="Leave test"
            className="-ms-2 grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-300/60"
          >
            <X className="size-6" aria-hidden="true" />
          </Link>
          <h1 tabIndex={-1} className="min-w-0 grow truncate text-lg">
            {title}
          </h1>
          <SittingTimer secondsLeft={player.secondsLeft} />
        </div>
        <ProgressBar label="Answered" value={done} max={total} valueText={`${done} of ${total}`} />
        {found.saved === 'unsaved' && (
          <p role="alert" className="flex items-center gap-2 font-semibold text-warning">
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            This browser couldn't save your answers. Keep this page open until you submit.
          </p>
        )}
      </header>

      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <p aria-live="polite" className="font-semibold text-quiet">
            Question {current + 1} of {total}
          </p>
          <h2 className="max-w-reading text-xl text-pretty whitespace-pre-wrap wrap-anywhere">
            <RichText>{question.prompt}</RichText>
          </h2>
          <p className="text-quiet">
            {[counted(question.marks, 'mark', 'marks'), wordsAsked(question)].filter(Boolean).join(' · ')}
          </p>
          <AnswerField
            key={question.id}
            question={question}
            number={current + 1}
            text={player.text}
            onWrite={player.write}
          />
          <SaveNote found={found} />
        </div>
        <AnswerNavigator
          answered={answered}
          ids={sitting.questions.map(({ id }) => id)}
          current={current}
          onGoTo={goTo}
        />
      </div>

      <PlayerBar current={current} total={total} onGoTo={goTo} onSubmit={() => setConfirming(true)} />
      {confirming && (
        <SubmitAnswersDialog
          empty={answered.flatMap((is, index) => (is ? [] : [index + 1]))}
          total={total}
          onClose={() => setConfirming(false)}
          onGoTo={goTo}
          onSubmit={() => {
            setConfirming(false);
            player.submit();
          }}
        />
      )}
    </div>
  );
}

interface PlayerBarProps {
  current: number;
  total: number;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** The bar within the thumb's reach. Submitting is the main thing to do only at the last question. */
function PlayerBar({ current, total, onGoTo, onSubmit }: PlayerBarProps) {
  const last = current === total - 1;
  return (
    <footer className="sticky bottom-0 -mx-6 mt-auto -mb-6 flex items-center gap-2 border-t border-base-300 bg-base-200 px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] lg:mx-0 lg:px-0">
      <Button
        disabled={current === 0}
        onClick={() => onGoTo(current - 1)}
        icon={<ArrowLeft className="size-5 max-sm:hidden" aria-hidden="true" />}
      >
        Previous
      </Button>
      <Button
        look={last ? 'secondary' : 'primary'}
        disabled={last}
        onClick={() => onGoTo(current + 1)}
        className="max-sm:grow"
      >
        Next
        <ArrowRight className="size-5 max-sm:hidden" aria-hidden="true" />
      </Button>
      <Button look={last ? 'primary' : 'quiet'} onClick={onSubmit} className="ms-auto">
        Submit
      </Button>
    </footer>
  );
}
