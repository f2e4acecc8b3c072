import { createFileRoute } from '@tanstack/react-router';
import { parseRoomAddress } from '#features/rooms/room-address.ts';
import { RoomScreen } from '#features/rooms/room-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_immersive/real-time-quiz/$roomId')({
  validateSearch: searchAs<{ as?: 'stage' }>(),
  component: OneRoom,
});

function OneRoom() {
  const { roomId } = Route.useParams();
  const { as = 'player' } = parseRoomAddress(Route.useSearch());
  return <RoomScreen key={`${roomId}${as}`} roomId={roomId} as={as} />;
}
