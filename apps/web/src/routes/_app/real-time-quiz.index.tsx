import { createFileRoute, redirect } from '@tanstack/react-router';
import { RoomsScreen } from '#features/rooms/lobby/rooms-screen.tsx';
import { parseRoomMenuAddress, type RoomMenuParams } from '#features/rooms/room-address.ts';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/real-time-quiz/')({
  validateSearch: searchAs<RoomMenuParams>(),
  beforeLoad: ({ search }) => {
    const { room, as } = parseRoomMenuAddress(search);
    if (room && as) throw redirect({ to: '/real-time-quiz/$roomId', params: { roomId: room }, search: { as } });
  },
  component: Rooms,
});

function Rooms() {
  const { room, quiz } = parseRoomMenuAddress(Route.useSearch());
  return <RoomsScreen key={`${room}${quiz}`} room={room} quiz={quiz} />;
}
