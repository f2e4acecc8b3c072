import { createFileRoute, Navigate } from '@tanstack/react-router';
import { RoomsScreen } from '#features/rooms/lobby/rooms-screen.tsx';
import { parseRoomMenuAddress, type RoomMenuParams } from '#features/rooms/room-address.ts';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/real-time-quiz/')({
  validateSearch: searchAs<RoomMenuParams>(),
  component: Rooms,
});

function Rooms() {
  const { room, quiz, as } = parseRoomMenuAddress(Route.useSearch());
  // It isn't redirected before it's loaded, so that the first page needs no code that reads this address.
  if (room && as) return <Navigate to="/real-time-quiz/$roomId" params={{ roomId: room }} search={{ as }} replace />;
  return <RoomsScreen key={`${room}${quiz}`} room={room} quiz={quiz} />;
}
