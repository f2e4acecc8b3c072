import { MIN_PLAYERS } from '@quorbit/contracts/rooms/limits';
import { MonitorUp, Play } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { RoomChat } from '../room-chat.tsx';
import { RoomCode } from '../room-code.tsx';
import { PANEL } from '../room-frame.tsx';
import { useStartRoom } from '../rooms.mutations.ts';
import type { Room } from '../use-room.ts';
import { Seats } from './seats.tsx';

/** The room before the game: the players, how to invite others, and the host's start button. */
export function LobbyView({ room }: { room: Room }) {
  const { quiz, settings, id } = room.room;
  const questions = Math.min(quiz.questionCount, settings.questionCount);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4 low:flex-nowrap">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl lg:text-4xl low:text-xl">
            {quiz.title}
          </h1>
          <p className="mt-1 text-neutral-content/85">
            {questions} {questions === 1 ? 'question' : 'questions'} · {settings.timePerQuestion} s each ·{' '}
            {settings.scoring === 'speed' ? 'Quick answers score more' : 'Only right answers count'}
          </p>
        </div>
        <StartRow room={room} />
      </header>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:mt-8 xl:grid-cols-[minmax(0,1fr)_20rem] low:mt-3 low:grid-cols-[minmax(0,1fr)_17rem] low:gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:gap-6">
          <div className={PANEL}>
            <RoomCode roomId={id} />
            {room.isHost && (
              <a
                href={`/real-time-quiz/${id}?as=stage`}
                target="_blank"
                rel="noopener"
                className={buttonClasses('quiet', 'mt-3 text-neutral-content! hover:bg-neutral-content/15!')}
              >
                <MonitorUp className="size-5" aria-hidden="true" />
                Open the big screen
              </a>
            )}
          </div>
          <section aria-label="Seats">
            <Seats room={room} />
          </section>
        </div>
        <div className={`${PANEL} self-start`}>
          <RoomChat room={room} />
        </div>
      </div>
    </>
  );
}

/** Shows the start button to the host, and to everybody else that the game waits for the host. */
export function StartRow({ room }: { room: Room }) {
  const start = useStartRoom();
  const { playerCount, hostName, id: roomId, settings } = room.room;
  const hasTooFewPlayers = playerCount < MIN_PLAYERS;
  const playerText = `${playerCount} of ${settings.maxPlayers} players`;
  if (!room.isHost) {
    return (
      <p className="text-lg">
        <span className="font-semibold">{playerText}.</span> {hostName} starts the game.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-4 low:shrink-0">
      <Button
        look="accent"
        className="min-h-14 px-8 text-xl! low:min-h-12 low:px-5 low:text-lg!"
        disabled={hasTooFewPlayers || room.connection !== 'connected'}
        aria-describedby="start-note"
        busy={start.isPending}
        icon={<Play className="size-6" aria-hidden="true" />}
        onClick={() => start.mutate({ roomId })}
      >
        Start Quiz
      </Button>
      <p id="start-note" className="font-semibold">
        {hasTooFewPlayers ? 'Need at least 2 players' : playerText}
      </p>
    </div>
  );
}
