import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFocusWhenShown } from '#lib/hooks/use-focus-when-shown.ts';
import { notify } from '#lib/notifications.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDuration } from '#lib/words/format-duration.ts';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PlayerBar } from '#ui/player/player-bar.tsx';
import { LEAVE_CLASSES, LeaveIcon, PlayerHead } from '#ui/player/player-head.tsx';
import { PlayerTimer } from '#ui/player/player-timer.tsx';
import { QuestionNavigator } from '#ui/player/question-navigator.tsx';
import { SubmitDialog, type SubmitTexts } from '#ui/player/submit-dialog.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatWordLimit } from '../format-written-test.ts';
import type { SittingOnDevice, SittingStore } from '../sittings/sitting-store.ts';
import { AnswerField } from './answer-field.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { OtherVersionBanner } from './other-version-banner.tsx';
import { OtherVersions } from './other-versions.tsx';
import { SaveNote } from './save-note.tsx';
import { useSittingPlayer } from './use-sitting-player.ts';

interface SittingPlayerProps {
  store: SittingStore;
  found: SittingOnDevice;
}

/**
 * The page for taking a test: one question at a time, with timer and navigator. Leaving it loses no text, but the time
 * goes on.
 */
export function SittingPlayer({ store, found }: SittingPlayerProps) {
  const player = useSittingPlayer(store, found);
  const { question, current, answered } = player;
  const { title, sitting } = found.local.test;
  const total = sitting.questions.length;
  const done = answered.filter(Boolean).length;
  const [confirming, setConfirming] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const versions = useRef<HTMLElement>(null);

  function goTo(index: number): void {
    setConfirming(false);
    player.goTo(index);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={title} />
      <PlayerHead
        leave={
          <Link to="/written-tests" aria-label="Leave test" className={LEAVE_CLASSES}>
            <LeaveIcon />
          </Link>
        }
        title={title}
        aside={
          <PlayerTimer secondsLeft={player.secondsLeft} text={formatDuration(player.secondsLeft)} pace="writing" />
        }
        unsaved={found.saved === 'unsaved'}
      >
        <ProgressBar label="Answered" value={done} max={total} valueText={`${done} of ${total}`} />
        <OtherVersionBanner box={versions} current={current} contested={player.contested} onGoTo={goTo} />
      </PlayerHead>

      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <p aria-live="polite" className="font-semibold text-quiet">
            Question {current + 1} of {total}
          </p>
          <QuestionPrompt key={`${question.id} prompt`}>{question.prompt}</QuestionPrompt>
          <p className="text-quiet">
            {[formatCount(question.marks, 'mark', 'marks'), formatWordLimit(question)].filter(Boolean).join(' · ')}
          </p>
          <AnswerField
            key={question.id}
            question={question}
            number={current + 1}
            text={player.text}
            onWrite={player.write}
            fieldRef={field}
          />
          <OtherVersions
            text={player.text}
            others={player.others}
            boxRef={versions}
            onDecide={(otherText, decision) => {
              player.decide(otherText, decision);
              // The pressed button no longer exists, so the text field takes the focus.
              field.current?.focus();
            }}
          />
          <SaveNote found={found} />
          <EarlierVersions
            key={`${question.id} versions`}
            sittingId={found.local.sittingId}
            questionId={question.id}
            number={current + 1}
            onUse={(text) => {
              const before = player.text;
              player.write(text);
              notify('You went back to an earlier version.', {
                type: 'success',
                action: { label: 'Undo', onPress: () => player.write(before) },
              });
            }}
          />
        </div>
        <QuestionNavigator
          questions={sitting.questions.map(({ id }, index) => ({ id, answered: answered[index] === true }))}
          current={current}
          unanswered="empty"
          onGoTo={goTo}
        />
      </div>

      <PlayerBar current={current} total={total} onGoTo={goTo} onSubmit={() => setConfirming(true)} />
      {confirming && (
        <SubmitDialog
          unanswered={answered.flatMap((is, index) => (is ? [] : [index + 1]))}
          total={total}
          texts={SUBMIT_WORDS}
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

/** The text of a question. It takes the focus when it's shown and no control has the focus any more. */
function QuestionPrompt({ children }: { children: string }) {
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="max-w-reading text-xl text-pretty whitespace-pre-wrap wrap-anywhere outline-none!"
    >
      <RichText>{children}</RichText>
    </h2>
  );
}

const SUBMIT_WORDS: SubmitTexts = {
  keepAnswering: 'Keep writing',
  someUnanswered: (count) =>
    count === 1 ? "1 question is empty. It'll get no marks:" : `${count} questions are empty. They'll get no marks:`,
};
