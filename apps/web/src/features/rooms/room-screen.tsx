import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBlockedIds } from '#features/friends/use-blocked-ids.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { plainText } from '#ui/rich-text/parts.ts';
import { FinalView } from './game/final-view.tsx';
import { LobbyView } from './game/lobby-view.tsx';
import { PlayingView } from './game/playing-view.tsx';
import { ResultsView } from './game/results-view.tsx';
import { StageView } from './game/stage-view.tsx';
import { useAnswer } from './game/use-answer.ts';
import { WaitingView } from './game/waiting-view.tsx';
import { RoomPeople } from './people/room-people.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomFrame } from './room-frame.tsx';
import { useLeaveRoom } from './rooms.mutations.ts';
import { useRoomAtFirst } from './rooms.queries.ts';
import { type Room, useRoom } from './use-room.ts';
import { useRoomScreen } from './use-room-screen.ts';

interface RoomScreenProps {
  roomId: string;
  as: 'player' | 'stage';
}

/** A room from its lobby to its podium. */
export function RoomScreen({ roomId, as }: RoomScreenProps) {
  const view = useRoomAtFirst(roomId);
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
        silent
        loading={{ label: 'Loading room', shape: <Skeleton className="h-96 rounded-card" /> }}
        failing={{ message: "The room didn't load.", kept: 'Your seat is safe for half a minute.' }}
        missing={<NoSuchRoom />}
      >
        {(own) => (as === 'stage' ? <Stage own={own} /> : <Seat own={own} />)}
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

/** People who have no seat and aren't the host are sent to the join form. */
function Seat({ own }: { own: OwnRoomView }) {
  const navigate = useNavigate();
  const { seated, isHost } = own.you;
  const inside = seated || isHost;
  const roomId = own.room.id;
  useEffect(() => {
    if (!inside) void navigate({ to: '/real-time-quiz', search: { room: roomId }, replace: true });
  }, [inside, navigate, roomId]);
  if (!inside) return null;
  return seated ? <PlayerRoom own={own} /> : <Stage own={own} />;
}

function useOut() {
  const navigate = useNavigate();
  return (search: { quiz?: string } = {}) => void navigate({ to: '/real-time-quiz', search });
}

function PlayerRoom({ own }: { own: OwnRoomView }) {
  const out = useOut();
  // After the game nobody is sent away: the podium stays until they leave it.
  const room = useRoom({ own, as: 'player', blocked: useBlockedIds(), onOut: () => out() });
  const leave = useLeaveRoom();
  const answer = useAnswer(room);
  const screen = useRoomScreen(room);
  const { question, results, final } = room.room;
  const playing = screen !== 'lobby' && screen !== 'final-results';
  return (
    <RoomFrame>
      <RoomPeople room={room}>
        <RoomBar
          link={room.link}
          onConnect={room.connect}
          onLeave={
            screen === 'final-results' ? null : () => leave.mutate({ roomId: room.room.id }, { onSuccess: () => out() })
          }
          leaving={leave.isPending}
          ask={playing}
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
          <FinalView room={room} leaderboard={final} onMenu={() => out()} onQuiz={(quiz) => out({ quiz })} />
        )}
        <SpokenQuestion room={room} playing={screen === 'playing'} />
      </RoomPeople>
    </RoomFrame>
  );
}

function Stage({ own }: { own: OwnRoomView }) {
  const out = useOut();
  const room = useRoom({ own, as: 'stage', blocked: useBlockedIds(), onOut: () => out() });
  const leave = useLeaveRoom();
  const onLeave =
    room.isHost && !room.seated ? () => leave.mutate({ roomId: room.room.id }, { onSuccess: () => out() }) : null;
  return (
    <StageView
      room={room}
      onLeave={onLeave}
      leaving={leave.isPending}
      onMenu={() => out()}
      onQuiz={(quiz) => out({ quiz })}
    />
  );
}

/** Announces each new question once, options included, to screen readers. */
function SpokenQuestion({ room: { room }, playing }: { room: Room; playing: boolean }) {
  const { question } = room;
  const [said, setSaid] = useState('');
  const index = playing ? question?.questionIndex : undefined;
  useEffect(() => {
    if (index === undefined || !question) return setSaid('');
    const { questionNumber, totalQuestions } = question;
    const options = question.question.options.map((text, at) => `${String.fromCodePoint(65 + at)}. ${plainText(text)}`);
    setSaid(
      `Question ${questionNumber} of ${totalQuestions}. ${plainText(question.question.question)} ${options.join(' ')}`,
    );
  }, [index, question]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
