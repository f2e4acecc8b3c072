import type { Play } from '@quorbit/contracts/plays/schema';
import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { NO_ANSWER, toggleChoice } from '@quorbit/contracts/quizzes/answer-input';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { usePlayerKeys } from '#features/attempts/use-player-keys.ts';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key, KeysHint } from '#ui/keys-hint.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PlayerBar } from '#ui/player/player-bar.tsx';
import { PlayerHead } from '#ui/player/player-head.tsx';
import { PlayerTimer } from '#ui/player/player-timer.tsx';
import { SubmitDialog } from '#ui/player/submit-dialog.tsx';
import { LeaveButton } from './leave-button.tsx';
import { QuestionDots } from './question-dots.tsx';
import type { QuizParts } from './quiz-parts.ts';
import type { StoredPlay } from './stored-play.ts';
import type { Game } from './use-game.ts';
import { usePlay } from './use-play.ts';

interface QuizPlayerProps<Result> {
  game: Game<Result>;
  play: Play;
  parts: QuizParts;
  storedPlay: StoredPlay;
  onResult: (result: Result) => void;
  onClose: () => void;
}

/**
 * The screen on which a learner plays a quiz of a game, one question at a time, timed by the server's clock. Answers
 * are saved as they are given.
 */
export function QuizPlayer<Result>({ game, play, parts, storedPlay, onResult, onClose }: QuizPlayerProps<Result>) {
  const player = usePlay({ game, play, storedPlay, onResult });
  const { answers, shown, current, closed, timeIsUp } = player;
  const { Question } = parts;
  const [confirming, setConfirming] = useState(false);
  const keys = useKeysSetting();
  const { question, order } = shown;
  const total = play.questions.length;
  const getAnswer = (id: string) => answers.find(({ questionId }) => questionId === id) ?? NO_ANSWER;
  const answered = play.questions.map(({ question: { id } }) => isAnswered(getAnswer(id)));
  const answer = getAnswer(question.id);
  const choices = toDisplayChoices(question)?.length ?? 0;
  const canAnswer = closed === null && !timeIsUp;

  usePlayerKeys({
    enabled: keys.on && canAnswer && !confirming,
    onChoose: (index) => {
      const choice = toDisplayChoices({ ...question, order })?.[index];
      if (choice) player.give(question.id, toggleChoice(question.kind, answer, choice.place));
    },
    onMove: (step) => player.goTo(current + step),
    onFlag: () => undefined,
  });

  function goTo(index: number): void {
    setConfirming(false);
    player.goTo(index);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-5">
      <PlayHead player={player} play={play} onClose={onClose} answered={answered.filter(Boolean).length} />
      {closed !== null ? (
        <ClosedNote why={closed} back={game.back} onClose={onClose} />
      ) : timeIsUp ? (
        <TimeIsUpNote failed={game.submit.isError} />
      ) : (
        <>
          <div className="grid content-start gap-4">
            <p aria-live="polite" className="font-semibold text-quiet">
              Question {current + 1} of {total}
            </p>
            <Question
              key={question.id}
              shown={shown}
              given={answer}
              onGive={(next) => player.give(question.id, next)}
            />
            <SaveNote state={player.state} unsent={player.unsent} />
            <QuestionDots
              ids={play.questions.map((asked) => asked.question.id)}
              answered={answered}
              current={current}
              onGoTo={goTo}
            />
            <KeysHint on={keys.on} onChange={keys.set}>
              {choices > 0 && (
                <span>
                  <Key>1</Key>–<Key>{choices}</Key> choose
                </span>
              )}
              <span>
                <Key>←</Key> <Key>→</Key> move
              </span>
            </KeysHint>
          </div>
          <PlayerBar
            current={current}
            total={total}
            busy={game.submit.isPending}
            onGoTo={goTo}
            onSubmit={() => setConfirming(true)}
          />
        </>
      )}
      {confirming && canAnswer && (
        <SubmitDialog
          unanswered={answered.flatMap((done, index) => (done ? [] : [index + 1]))}
          total={total}
          onClose={() => setConfirming(false)}
          onGoTo={goTo}
          onSubmit={() => {
            setConfirming(false);
            player.onSubmit();
          }}
        />
      )}
    </div>
  );
}

interface PlayHeadProps extends Pick<QuizPlayerProps<unknown>, 'play' | 'onClose'> {
  player: Pick<ReturnType<typeof usePlay>, 'secondsLeft' | 'closed'>;
  answered: number;
}

function PlayHead({ play, player: { secondsLeft, closed }, answered, onClose }: PlayHeadProps) {
  const total = play.questions.length;
  return (
    <PlayerHead
      leave={<LeaveButton onClose={onClose} />}
      title={play.quiz.title}
      heading="h2"
      aside={
        secondsLeft !== null &&
        closed === null && <PlayerTimer secondsLeft={secondsLeft} text={formatMinutes(secondsLeft)} />
      }
    >
      <ProgressBar label="Answered" value={answered} max={total} valueText={`${answered} of ${total}`} />
    </PlayerHead>
  );
}

function SaveNote({ state, unsent }: Pick<ReturnType<typeof usePlay>, 'state' | 'unsent'>) {
  if (unsent || state === 'waiting')
    return (
      <p role="status" className="flex min-h-6 items-center gap-2 text-sm font-semibold text-warning">
        <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
        {unsent
          ? "We'll submit your answers as soon as you're back online."
          : "Your answers are on this device. We'll send them when you're back online."}
      </p>
    );
  if (state === 'unsafe')
    return (
      <p role="alert" className="flex min-h-6 items-center gap-2 text-sm font-semibold text-warning">
        <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
        This browser couldn't save your answers. Keep this page open until you submit.
      </p>
    );
  return (
    <p className="min-h-6 text-sm text-quiet">{state === 'sending' ? 'Saving…' : 'Answers are saved as you go.'}</p>
  );
}

/** Explains why the server accepts no more answers for this quiz, with a button back. */
function ClosedNote({ why, back, onClose }: { why: string; back: string; onClose: () => void }) {
  return (
    <div className="grid justify-items-center gap-5 py-12 text-center">
      <p role="alert" className="max-w-reading text-xl font-bold text-balance wrap-anywhere">
        {why}
      </p>
      <Button look="primary" onClick={onClose}>
        {back}
      </Button>
    </div>
  );
}

function TimeIsUpNote({ failed }: { failed: boolean }) {
  return (
    <div role="status" className="grid justify-items-center gap-2 py-12 text-center">
      <p className="text-xl font-bold">Time's up</p>
      <p className="text-quiet">
        {failed ? "We can't reach the server. We'll keep trying to send your answers." : 'Sending your answers…'}
      </p>
    </div>
  );
}
