import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBlockedIds } from '#features/friends/use-blocked-ids.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { toPlainText } from '#ui/rich-text/parse-rich-text.ts';
import { BigScreenView } from './game/big-screen-view.tsx';
import { FinalView } from './game/final-view.tsx';
import { LobbyView } from './game/lobby-view.tsx';
import { PlayingView } from './game/playing-view.tsx';
import { ResultsView } from './game/results-view.tsx';
import { useAnswer } from './game/use-answer.ts';
import { WaitingView } from './game/waiting-view.tsx';
import { RoomPeople } from './people/room-people.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomFrame } from './room-frame.tsx';
import { useLeaveRoom } from './rooms.mutations.ts';
import { useInitialRoom } from './rooms.queries.ts';
import { type Room, useRoom } from './use-room.ts';
import { useRoomScreen } from './use-room-screen.ts';

interface RoomScreenProps {
  roomId: string;
  as: 'player' | 'stage';
}

/** The page of a room, from its lobby to its podium. */
export function RoomScreen({ roomId, as }: RoomScreenProps) {
  const view = useInitialRoom(roomId);
  return (
    <>
      <PageTitle title={`Room ${roomId}`} />
      {view.state !== 'shown' && !(view.state === 'failing' && view.missing) && (
        <h1 tabIndex={-1} className="mb-4 text-2xl">
          Room {roomId}
        </h1>
      )}
      <QueryView
        view={view}
        hideNote
        loading={{ label: 'Loading room', shape: <Skeleton className="h-96 rounded-card" /> }}
        failing={{ message: "The room didn't load.", reassurance: 'Your seat is safe for half a minute.' }}
        missing={<NoSuchRoom />}
      >
        {(own) => (as === 'stage' ? <BigScreen own={own} /> : <SeatedRoom own={own} />)}
      </QueryView>
    </>
  );
}

function NoSuchRoom() {
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-2xl">
        Room not found
      </h1>
      <EmptyState drawing="not-found" action={<LinkButton to="/real-time-quiz">Back to Menu</LinkButton>}>
        It's over, or the code has a typo.
      </EmptyState>
    </>
  );
}

/** The room for players and the host; people who are neither are sent to the join form. */
function SeatedRoom({ own }: { own: OwnRoomView }) {
  const navigate = useNavigate();
  const { seated, isHost } = own.you;
  const isInRoom = seated || isHost;
  const roomId = own.room.id;
  useEffect(() => {
    if (!isInRoom) void navigate({ to: '/real-time-quiz', search: { room: roomId }, replace: true });
  }, [isInRoom, navigate, roomId]);
  if (!isInRoom) return null;
  return seated ? <PlayerRoom own={own} /> : <BigScreen own={own} />;
}

function useGoToMenu() {
  const navigate = useNavigate();
  return (search: { quiz?: string } = {}) => void navigate({ to: '/real-time-quiz', search });
}

function PlayerRoom({ own }: { own: OwnRoomView }) {
  const goToMenu = useGoToMenu();
  // `onOut` isn't called when the game has finished, so its podium stays until the player leaves the room.
  const room = useRoom({ own, as: 'player', blocked: useBlockedIds(), onOut: () => goToMenu() });
  const leave = useLeaveRoom();
  const answer = useAnswer(room);
  const screen = useRoomScreen(room);
  const { question, results, final } = room.room;
  const isPlaying = screen !== 'lobby' && screen !== 'final-results';
  return (
    <RoomFrame>
      <RoomPeople room={room}>
        <RoomBar
          connection={room.connection}
          onConnect={room.connect}
          onLeave={
            screen === 'final-results'
              ? null
              : () => leave.mutate({ roomId: room.room.id }, { onSuccess: () => goToMenu() })
          }
          leaving={leave.isPending}
          confirmsLeave={isPlaying}
        />
        {screen === 'lobby' && <LobbyView room={room} />}
        {screen === 'playing' && question && (
          <PlayingView key={question.questionIndex} room={room} question={question} answer={answer} />
        )}
        {screen === 'question-results' && question && results && (
          <ResultsView room={room} question={question} results={results} answer={answer.option} />
        )}
        {screen === 'waiting-next' && question && results && (
          <WaitingView room={room} question={question} results={results} />
        )}
        {screen === 'final-results' && final && (
          <FinalView room={room} leaderboard={final} onMenu={() => goToMenu()} onQuiz={(quiz) => goToMenu({ quiz })} />
        )}
        <AnnouncedQuestion room={room} playing={screen === 'playing'} />
      </RoomPeople>
    </RoomFrame>
  );
}

function BigScreen({ own }: { own: OwnRoomView }) {
  const goToMenu = useGoToMenu();
  const room = useRoom({ own, as: 'stage', blocked: useBlockedIds(), onOut: () => goToMenu() });
  const leave = useLeaveRoom();
  const onLeave =
    room.isHost && !room.seated ? () => leave.mutate({ roomId: room.room.id }, { onSuccess: () => goToMenu() }) : null;
  return (
    <BigScreenView
      room={room}
      onLeave={onLeave}
      leaving={leave.isPending}
      onMenu={() => goToMenu()}
      onQuiz={(quiz) => goToMenu({ quiz })}
    />
  );
}

/** Announces each new question once, options included, to screen readers. */
function AnnouncedQuestion({ room: { room }, playing }: { room: Room; playing: boolean }) {
  const { question } = room;
  const [announcement, setAnnouncement] = useState('');
  const index = playing ? question?.questionIndex : undefined;
  useEffect(() => {
    if (index === undefined || !question) return setAnnouncement('');
    const { questionNumber, totalQuestions } = question;
    const options = question.question.options.map(
      (text, at) => `${String.fromCodePoint(65 + at)}. ${toPlainText(text)}`,
    );
    setAnnouncement(
      `Question ${questionNumber} of ${totalQuestions}. ${toPlainText(question.question.question)} ${options.join(' ')}`,
    );
  }, [index, question]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
