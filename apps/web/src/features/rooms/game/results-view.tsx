import { CROWD_BOARD_ROWS } from '@quorbit/contracts/rooms/limits';
import type { RoomQuestion, RoomResults, RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { Check, Clock, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { toPlainText } from '#ui/rich-text/parse-rich-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { playSound } from '#ui/sound/sound.ts';
import { PANEL } from '../room-frame.tsx';
import { formatOwnRank, formatPlace, gainOf, pointsFormat, type Verdict, verdictOf } from '../room-screen-state.ts';
import { useNextQuestion } from '../rooms.mutations.ts';
import { useOwnStanding } from '../rooms.queries.ts';
import type { Room } from '../use-room.ts';
import { formatOptionLetter, RevealedOptions } from './answer-tiles.tsx';
import { Standings } from './standings.tsx';

const VERDICTS: Record<Verdict, { words: string; Icon: typeof Check; look: string }> = {
  right: { words: 'Correct!', Icon: Check, look: 'bg-success text-success-content' },
  wrong: { words: 'Not this time', Icon: X, look: 'bg-error text-error-content' },
  none: { words: 'No answer', Icon: Clock, look: 'bg-neutral-content/15' },
};

interface ResultsViewProps {
  room: Room;
  question: RoomQuestion;
  results: RoomResults;
  /** This player's answer to the question that just ended; null if they gave none. */
  answer: number | null;
}

/** The view after a question: the right answer, how everybody answered, and the leaderboard. */
export function ResultsView({ room, question, results, answer }: ResultsViewProps) {
  const { leaderboard, correctAnswer, distribution, explanation } = results;
  const { options } = question.question;
  const ownStanding = usePlayerStanding(room, leaderboard, results.questionIndex);
  const verdict = verdictOf(answer, results);
  useEffect(() => {
    if (room.seated && verdict !== 'none') playSound(verdict);
  }, [room.seated, verdict]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 low:gap-2">
      <header className="grid gap-3 low:grid-cols-[minmax(0,1fr)_auto] low:gap-x-4 low:gap-y-0">
        <p className="font-semibold text-neutral-content/85">
          Question {question.questionNumber} of {question.totalQuestions}
        </p>
        <h1 tabIndex={-1} className="whitespace-pre-wrap text-lg wrap-anywhere lg:text-xl low:text-base">
          <RichText>{question.question.question}</RichText>
        </h1>
        {room.seated && <VerdictBanner verdict={verdict} standing={ownStanding} scoresBefore={room.scoresBefore} />}
        <p className="sr-only" role="status">
          {room.seated && `${VERDICTS[verdict].words}. `}
          Right answer: {formatOptionLetter(correctAnswer)}. {toPlainText(options[correctAnswer] ?? '')}.
          {ownStanding && ` ${formatOwnRank(ownStanding)}`}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6 low:grid-cols-2 low:gap-3">
        <section aria-label="Answers" className={PANEL}>
          <RevealedOptions
            options={options}
            correctAnswer={correctAnswer}
            distribution={distribution}
            chosen={answer}
          />
          {explanation && (
            <p className="mt-4 max-w-reading whitespace-pre-wrap wrap-anywhere">
              <RichText>{explanation}</RichText>
            </p>
          )}
        </section>
        <section aria-label="Ranks" className={`${PANEL} overflow-hidden`}>
          <Standings
            leaderboard={leaderboard}
            below={ownStanding}
            userId={room.userId}
            scoresBefore={room.scoresBefore}
            limit={CROWD_BOARD_ROWS}
          />
        </section>
      </div>
      <NextButton room={room} />
    </div>
  );
}

/**
 * Returns the player's own rank, even if the leaderboard is too short to list it; null without a seat or until it's
 * loaded.
 */
export function usePlayerStanding(
  room: Room,
  leaderboard: readonly RoomStanding[],
  question: number,
): RoomStanding | null {
  const listed = leaderboard.find(({ playerId }) => playerId === room.userId) ?? null;
  const fetched = useOwnStanding(room.room.id, question, room.seated && !listed);
  return listed ?? fetched;
}

interface VerdictBannerProps {
  verdict: Verdict;
  standing: RoomStanding | null;
  scoresBefore: Readonly<Record<string, number>> | null;
}

function VerdictBanner({ verdict, standing, scoresBefore }: VerdictBannerProps) {
  const { words, Icon, look } = VERDICTS[verdict];
  const gain = standing && gainOf(standing, scoresBefore);
  return (
    <div
      aria-hidden="true"
      className={`room-pop flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile px-5 py-3 lg:px-6 lg:py-4 low:col-start-2 low:row-span-2 low:row-start-1 low:max-w-60 low:gap-y-0 low:px-4 low:py-1.5 ${look}`}
    >
      <Icon className="size-9 shrink-0 stroke-3 low:size-6" />
      <span className="font-display text-2xl font-extrabold lg:text-3xl low:text-xl">{words}</span>
      {gain !== null && gain > 0 && <span className="figures text-xl font-bold">+{pointsFormat.format(gain)}</span>}
      {standing && (
        <span className="ms-auto text-lg font-semibold low:ms-0 low:text-base">
          {standing.score === 0
            ? 'No points yet'
            : `${formatPlace(standing.rank)} · ${pointsFormat.format(standing.score)} points`}
        </span>
      )}
    </div>
  );
}

/** Returns the room's phase with the index of its question; undefined unless a question or its results are shown. */
function getMoment({ phase, question }: Room['room']) {
  if (!question || (phase !== 'question' && phase !== 'results')) return undefined;
  return { phase, questionIndex: question.questionIndex };
}

/** Button for a host without a seat, who decides when the game continues. */
export function NextButton({ room }: { room: Room }) {
  const next = useNextQuestion();
  if (!room.isHost || room.seated) return null;
  // The request names the moment of the game that it ends, so that a double click doesn't also end the next question.
  const after = getMoment(room.room);
  return (
    <Button
      look="accent"
      className="min-h-12 justify-self-end px-8"
      busy={next.isPending}
      onClick={() => next.mutate({ roomId: room.room.id, ...(after && { after }) })}
    >
      Next
    </Button>
  );
}
