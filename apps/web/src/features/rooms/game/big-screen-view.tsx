import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { Button } from '#ui/buttons/button.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useSound } from '#ui/sound/sound.ts';
import { Suggestions } from '../lobby/suggestions.tsx';
import { RoomPeople } from '../people/room-people.tsx';
import { RoomBar } from '../room-bar.tsx';
import { RoomCode } from '../room-code.tsx';
import { PANEL, RoomFrame } from '../room-frame.tsx';
import { formatWinners, withoutMovement } from '../room-screen-state.ts';
import type { Room } from '../use-room.ts';
import { useRoomScreen } from '../use-room-screen.ts';
import { AnswerTiles, RevealedOptions } from './answer-tiles.tsx';
import { ClassReportButton } from './class-report.tsx';
import { StartRow } from './lobby-view.tsx';
import { QuestionHeader } from './playing-view.tsx';
import { Podium } from './podium.tsx';
import { NextButton } from './results-view.tsx';
import { Seats } from './seats.tsx';
import { Standings } from './standings.tsx';

interface BigScreenViewProps {
  room: Room;
  /** Leaves the room; null if this screen can't leave it, because it's a second screen or an admin's. */
  onLeave: (() => void) | null;
  leaving: boolean;
  onMenu: () => void;
  onQuiz: (quizId: string) => void;
}

/** The big screen that everybody in the classroom watches, readable from the back. */
export function BigScreenView({ room, onLeave, leaving, onMenu, onQuiz }: BigScreenViewProps) {
  const screen = useRoomScreen(room);
  return (
    <RoomFrame bigScreen>
      <RoomPeople room={room}>
        <div className="mx-auto grid min-h-full max-w-[110rem] grid-rows-[auto_1fr]">
          <RoomBar
            connection={room.connection}
            onConnect={room.connect}
            onLeave={screen === 'final-results' ? null : onLeave}
            leaving={leaving}
            confirmsLeave={screen !== 'lobby'}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-4 pb-6 lg:gap-10 low:gap-2">
            <SoundNote />
            {screen === 'final-results' && room.room.final ? (
              <BigScreenFinal room={room} leaderboard={room.room.final} onMenu={onMenu} onQuiz={onQuiz} />
            ) : (
              <BigScreenContent room={room} screen={screen} />
            )}
          </div>
        </div>
      </RoomPeople>
    </RoomFrame>
  );
}

function SoundNote() {
  const { state } = useSound();
  if (state !== 'waiting') return null;
  return (
    <p className="justify-self-center rounded-full bg-accent px-5 py-2 text-lg font-semibold text-accent-content">
      Tap anywhere for sound.
    </p>
  );
}

interface BigScreenFinalProps extends Pick<BigScreenViewProps, 'onMenu' | 'onQuiz'> {
  room: Room;
  leaderboard: readonly RoomStanding[];
}

/** The end of a game on the big screen: the podium, everybody's rank and the host's next steps. */
function BigScreenFinal({ room, leaderboard, onMenu, onQuiz }: BigScreenFinalProps) {
  const { id: roomId, reportFor } = room.room;
  return (
    <>
      <h1 tabIndex={-1} className="text-center text-2xl wrap-anywhere lg:text-[4rem] low:text-xl">
        {formatWinners(leaderboard)}
      </h1>
      <Podium leaderboard={leaderboard} userId={null} large />
      <div className="flex flex-wrap justify-center gap-3">
        {reportFor === room.userId && <ClassReportButton roomId={roomId} />}
        <Button onClick={onMenu}>Back to Menu</Button>
      </div>
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        <section aria-label="Ranks" className={PANEL}>
          <Standings leaderboard={withoutMovement(leaderboard)} userId={null} scoresBefore={null} limit={20} large />
        </section>
        {room.isHost && <Suggestions roomId={roomId} onQuiz={({ id }) => onQuiz(id)} />}
      </div>
    </>
  );
}

interface BigScreenContentProps {
  room: Room;
  screen: ReturnType<typeof useRoomScreen>;
}

function BigScreenContent({ room, screen }: BigScreenContentProps) {
  const { quiz, question, results, id } = room.room;
  if (question && results && (screen === 'question-results' || screen === 'waiting-next')) {
    return (
      <>
        <h1 tabIndex={-1} className="whitespace-pre-wrap text-xl wrap-anywhere sm:text-2xl lg:text-4xl low:text-base">
          <RichText>{question.question.question}</RichText>
        </h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-8 low:grid-cols-2 low:gap-3">
          <section aria-label="Answers" className={PANEL}>
            <RevealedOptions
              options={question.question.options}
              correctAnswer={results.correctAnswer}
              distribution={results.distribution}
              chosen={null}
              large
            />
            {results.explanation && (
              <p className="mt-4 whitespace-pre-wrap wrap-anywhere lg:text-xl">
                <RichText>{results.explanation}</RichText>
              </p>
            )}
          </section>
          <section aria-label="Ranks" className={`${PANEL} overflow-hidden`}>
            <Standings
              leaderboard={results.leaderboard}
              userId={null}
              scoresBefore={room.scoresBefore}
              limit={6}
              large
            />
          </section>
        </div>
        <NextButton room={room} />
      </>
    );
  }
  if (question && screen === 'playing') {
    return (
      <>
        <QuestionHeader room={room} question={question} large />
        <AnswerTiles question={question} chosen={null} onChoose={null} large />
        <NextButton room={room} />
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1} className="whitespace-pre-wrap text-2xl wrap-anywhere lg:text-4xl low:text-xl">
        {quiz.title}
      </h1>
      <RoomCode roomId={id} large />
      {room.isHost && <StartRow room={room} />}
      <section aria-label="Seats">
        <Seats room={room} large />
      </section>
    </>
  );
}
