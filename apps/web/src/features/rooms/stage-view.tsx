import { Button } from '#ui/button.tsx';
import { AnswerTiles, Revealed } from './answer-tiles.tsx';
import { StartRow } from './lobby-view.tsx';
import { QuestionHead } from './playing-view.tsx';
import { Podium } from './podium.tsx';
import { NextButton } from './results-view.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomCode } from './room-code.tsx';
import { PANEL, RoomFrame } from './room-frame.tsx';
import { useSound } from './room-sound.ts';
import { Seats } from './seats.tsx';
import { Standings } from './standings.tsx';
import type { Room } from './use-room.ts';
import { useRoomScreen } from './use-room-screen.ts';

interface StageViewProps {
  room: Room;
  /** Null where this screen has nothing to leave: a second one, or an admin's. */
  onLeave: (() => void) | null;
  leaving: boolean;
  onMenu: () => void;
}

/** The screen for all, to be read from the back of a room. */
export function StageView({ room, onLeave, leaving, onMenu }: StageViewProps) {
  const screen = useRoomScreen(room);
  return (
    <RoomFrame stage>
      <div className="mx-auto grid min-h-full max-w-[110rem] grid-rows-[auto_1fr]">
        <RoomBar
          link={room.link}
          onConnect={room.connect}
          onLeave={screen === 'final-results' ? null : onLeave}
          leaving={leaving}
          ask={screen !== 'lobby'}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-8 pb-6 lg:gap-10">
          <SoundNote />
          <OnStage room={room} screen={screen} onMenu={onMenu} />
        </div>
      </div>
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

interface OnStageProps {
  room: Room;
  screen: ReturnType<typeof useRoomScreen>;
  onMenu: () => void;
}

function OnStage({ room, screen, onMenu }: OnStageProps) {
  const { quiz, question, results, final, id } = room.room;
  if (screen === 'final-results' && final) {
    return (
      <>
        <h1 tabIndex={-1} className="text-center text-4xl lg:text-[4rem]">
          {final[0] ? `${final[0].playerName} wins!` : 'Final results'}
        </h1>
        <Podium leaderboard={final} userId={null} large />
        <Button className="justify-self-center" onClick={onMenu}>
          Back to Menu
        </Button>
      </>
    );
  }
  if (question && results && (screen === 'question-results' || screen === 'waiting-next')) {
    return (
      <>
        <h1 tabIndex={-1} className="text-3xl lg:text-4xl">
          {question.question.question}
        </h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <section aria-label="Answers" className={PANEL}>
            <Revealed
              options={question.question.options}
              correctAnswer={results.correctAnswer}
              distribution={results.distribution}
              chosen={null}
              large
            />
            {results.explanation && <p className="mt-5 text-xl wrap-anywhere">{results.explanation}</p>}
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
        <QuestionHead room={room} question={question} large />
        <AnswerTiles question={question} chosen={null} onChoose={null} large />
        <NextButton room={room} />
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl lg:text-4xl">
        {quiz.title}
      </h1>
      <RoomCode roomId={id} large />
      {room.isHost && <StartRow room={room} />}
      <section aria-label="Seats">
        <Seats room={room} />
      </section>
    </>
  );
}
