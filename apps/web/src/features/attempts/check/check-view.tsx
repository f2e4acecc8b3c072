import { toAnswerDisplay, toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useEnterKey } from '#lib/hooks/use-enter-key.ts';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { AnswerVerdict } from '#ui/answers/answer-verdict.tsx';
import { formatVerdict } from '#ui/answers/format-verdict.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PlayerFoot } from '#ui/player/player-foot.tsx';
import { LEAVE_CLASSES, LeaveIcon, PlayerHead } from '#ui/player/player-head.tsx';
import { playSound } from '#ui/sound/sound.ts';
import { SoundButton } from '#ui/sound/sound-button.tsx';
import { PLAYER_KINDS } from '../player-kinds.ts';
import { usePlayerKeys } from '../use-player-keys.ts';
import { CheckKeys } from './check-keys.tsx';
import { type CheckActions, CheckedQuestion } from './checked-question.tsx';
import type { ShownQuestion } from './shown-question.ts';

interface CheckViewProps {
  title: string;
  /** The progress bar below the title. */
  progress: ReactNode;
  /** The text above the question: its place in the quiz. */
  place: string;
  shown: ShownQuestion;
  actions: CheckActions;
  /** The button that leaves the open question without an answer. */
  giveUp: { label: string; run: () => void };
  /** The text below the verdict. */
  note?: string | null;
  unsaved?: boolean;
  /** Whether the page is about to leave the last verdict. */
  busy?: boolean;
  onContinue: () => void;
}

/** The screen of mode `check`: one question, then its verdict with the reason, then the next question. */
export function CheckView(props: CheckViewProps) {
  const {
    title,
    progress,
    place,
    shown,
    actions,
    giveUp,
    note = null,
    unsaved = false,
    busy = false,
    onContinue,
  } = props;
  const { asked, given, verdict } = shown;
  const { question, order } = asked;
  const { oneTap = false, pick } = PLAYER_KINDS[question.kind];
  const choices = toDisplayChoices({ ...question, order }) ?? [];
  const isOpen = verdict === null;
  const keys = useKeysSetting();

  usePlayerKeys({
    enabled: keys.on && isOpen,
    onChoose(index) {
      const choice = choices[index];
      if (!choice || !pick) return;
      if (oneTap) actions.answer(toggleChoice(question.kind, given, choice.place));
      else actions.enter(pick(given, choice.place));
    },
  });
  useEnterKey(isOpen && !oneTap && isAnswered(given), actions.check);
  useVerdictSound(shown);

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={title} />
      <PlayerHead leave={<LeaveQuiz />} title={title} aside={<SoundButton />} unsaved={unsaved}>
        {progress}
      </PlayerHead>
      <div className="grid grow content-start gap-4">
        <p aria-live="polite" className="font-semibold text-quiet">
          {place}
        </p>
        <CheckedQuestion key={shown.key} shown={shown} actions={actions} />
        {isOpen && <CheckKeys enabled={keys.on} onChange={keys.set} choices={choices.length} oneTap={oneTap} />}
      </div>
      <PlayerFoot className={footLook(verdict)}>
        {isOpen && (
          <Button look="quiet" onClick={giveUp.run} className="-ms-3">
            {giveUp.label}
          </Button>
        )}
        {isOpen && !oneTap && (
          <Button look="primary" disabled={!isAnswered(given)} onClick={actions.check} className="ms-auto min-w-32">
            Check
          </Button>
        )}
        <AnswerVerdict
          key={shown.key}
          verdict={
            verdict && {
              correct: verdict.correct,
              text: verdict.isKeyShown
                ? formatVerdict(verdict.correct, toAnswerDisplay({ ...question, ...given, order }))
                : 'Not yet. This one comes again.',
              explanation: verdict.isKeyShown ? (question.explanation ?? null) : null,
            }
          }
          busy={busy}
          onContinue={onContinue}
        >
          {note && <p className="mt-1 text-sm font-semibold text-quiet">{note}</p>}
        </AnswerVerdict>
      </PlayerFoot>
    </div>
  );
}

function footLook(verdict: ShownQuestion['verdict']): string {
  if (!verdict || verdict.correct === null) return '';
  return `lg:rounded-t-card ${verdict.correct ? 'foot-right' : 'foot-wrong'}`;
}

/** Plays the sound of a verdict when it appears, but not of one that is on show when the page is opened. */
function useVerdictSound({ key, verdict }: ShownQuestion): void {
  const shownKey = verdict && key;
  const heard = useRef(shownKey);
  const play = useEffectEvent(() => {
    if (verdict && verdict.correct !== null) playSound(verdict.correct ? 'right' : 'wrong');
  });
  useEffect(() => {
    if (shownKey !== null && shownKey !== heard.current) play();
    heard.current = shownKey;
  }, [shownKey]);
}

function LeaveQuiz() {
  return (
    <Link to="/user/test" aria-label="Leave quiz" className={LEAVE_CLASSES}>
      <LeaveIcon />
    </Link>
  );
}
