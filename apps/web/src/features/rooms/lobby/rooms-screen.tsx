import { useNavigate } from '@tanstack/react-router';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RailLayout } from '#ui/rail.tsx';
import type { RoomMenuParams } from '../room-address.ts';
import { parseRoomCode } from '../room-links.ts';
import { useMyRoom } from '../rooms.queries.ts';
import { ActiveRooms } from './active-rooms.tsx';
import { CreateRoom } from './create-room.tsx';
import { JoinRoom } from './join-room.tsx';
import { RoomStatsPanel } from './room-stats.tsx';

/** Page to create and join rooms. */
export function RoomsScreen({ room, quiz }: RoomMenuParams) {
  const navigate = useNavigate();
  const { role } = useUser();
  const offline = useConnection().state === 'offline';
  const enterRoom = (roomId: string) => navigate({ to: '/real-time-quiz/$roomId', params: { roomId } });
  // The page has the same title as its entry in the sidebar, which depends on the user's role.
  const title = role === 'user' ? 'Live Quiz' : 'Real-Time Quiz';
  return (
    <>
      <PageHeader title={title} description="Play a quiz together: the same question, at the same moment." />
      {offline ? (
        <OfflineNote />
      ) : (
        <RailLayout
          label="Your room stats"
          header={
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <MyRoom />
              <JoinRoom code={parseRoomCode(room) ?? undefined} onJoined={enterRoom} />
              <CreateRoom quizId={quiz} onCreated={enterRoom} />
            </div>
          }
          rail={<RoomStatsPanel />}
        >
          <ActiveRooms onJoined={enterRoom} />
        </RailLayout>
      )}
    </>
  );
}

function OfflineNote() {
  return (
    <EmptyState
      action={
        <LinkButton to="/reviews" look="primary">
          Start reviews
        </LinkButton>
      }
    >
      <strong className="block">Rooms need a connection.</strong>
      You're offline. Your reviews are on this device, so use the time for those.
    </EmptyState>
  );
}

/** A link back to the room, for players who left the page but not the room. */
function MyRoom() {
  const ownRoom = useMyRoom();
  if (!ownRoom || ownRoom.room.phase === 'finished' || ownRoom.room.phase === 'closed') return null;
  const { id, quiz } = ownRoom.room;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-primary!">
      <p className="min-w-0 wrap-anywhere">
        You're in <strong>{quiz.title}</strong> ({id}).
      </p>
      <LinkButton to={`/real-time-quiz/${id}`} look="primary">
        Back to the game
      </LinkButton>
    </Card>
  );
}
