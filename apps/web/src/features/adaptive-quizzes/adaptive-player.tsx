import { certaintyOf, MAX_RUN_QUESTIONS } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { NO_ANSWER, toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { usePlayerKeys } from '#features/attempts/use-player-keys.ts';
import { useEnterKey } from '#lib/hooks/use-enter-key.ts';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key, KeysHint } from '#ui/keys-hint.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PlayerFoot } from '#ui/player/player-foot.tsx';
import { LEAVE_CLASSES, LeaveIcon, PlayerHead } from '#ui/player/player-head.tsx';
import { LeaveDialog, StopDialog } from './end-dialogs.tsx';
import type { QuestionComponent } from './question-component.ts';
import { useRunAnswer } from './use-run-answer.ts';

interface AdaptivePlayerProps {
  run: AdaptiveRun;
  question: OpenQuestion;
  Question: QuestionComponent;
  onEnded: (run: AdaptiveRun) => void;
}

/** The player of an adaptive quiz: one question at a time, without going back. */
export function AdaptivePlayer({ run, question, Question, onEnded }: AdaptivePlayerProps) {
  const { given, waiting, unsent, choose, send } = useRunAnswer(run, onEnded);
  const [openDialog, setOpenDialog] = useState<'leave' | 'stop' | null>(null);
  const keys = useKeysSetting();
  const choices = toDisplayChoices(question) ?? [];
  const canAnswer = openDialog === null && !waiting;
  const canSend = canAnswer && isAnswered(given);

  usePlayerKeys({
    enabled: keys.on && canAnswer,
    onChoose(index) {
      const choice = choices[index];
      if (choice) choose(toggleChoice(question.kind, given, choice.place));
    },
  });
  useEnterKey(canSend, () => send(given));

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PageTitle title={`Adaptive quiz: ${run.quiz.title}`} />
      <RunHead run={run} onLeave={() => setOpenDialog('leave')} onStop={() => setOpenDialog('stop')} />
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-4">
        <p aria-live="polite" className="font-semibold text-quiet">
          Question {run.place} of at most {MAX_RUN_QUESTIONS}
        </p>
        <Question key={`${run.id}/${run.place}`} shown={{ question, order: null }} given={given} onGive={choose} />
        <p role="status" className="flex min-h-6 items-center gap-2 font-semibold text-warning">
          {unsent && (
            <>
              <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
              We can't reach the server. Your answer is safe on this page, and we'll keep trying to send it.
            </>
          )}
        </p>
        <KeysHint on={keys.on} onChange={keys.set}>
          {choices.length > 0 && (
            <span>
              <Key>1</Key>–<Key>{choices.length}</Key> choose
            </span>
          )}
          <span>
            <Key>Enter</Key> answers
          </span>
        </KeysHint>
      </div>
      <PlayerFoot className="justify-between">
        <Button look="quiet" disabled={waiting} onClick={() => send(NO_ANSWER)} className="-ms-3">
          I don't know
        </Button>
        <Button
          look="primary"
          busy={waiting}
          disabled={!waiting && !isAnswered(given)}
          onClick={() => send(given)}
          className="min-w-28"
        >
          Answer
        </Button>
      </PlayerFoot>
      {openDialog === 'leave' && <LeaveDialog unsent={waiting} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'stop' && <StopDialog run={run} onClose={() => setOpenDialog(null)} onEnded={onEnded} />}
    </div>
  );
}

interface RunHeadProps {
  run: AdaptiveRun;
  onLeave: () => void;
  onStop: () => void;
}

function RunHead({ run, onLeave, onStop }: RunHeadProps) {
  const percent = Math.round(certaintyOf(run.standardError) * 100);
  return (
    <PlayerHead
      leave={
        <button type="button" aria-label="Leave quiz" onClick={onLeave} className={LEAVE_CLASSES}>
          <LeaveIcon />
        </button>
      }
      title={run.quiz.title}
      aside={<Button onClick={onStop}>End now</Button>}
    >
      <div className="flex items-center gap-3">
        <ProgressBar
          label="How sure we are of your level"
          value={percent}
          max={100}
          valueText={`${percent}% sure`}
          className="grow"
        />
        <span className="figures text-sm text-quiet" aria-hidden="true">
          {percent}% sure
        </span>
      </div>
    </PlayerHead>
  );
}
