import { createFileRoute } from '@tanstack/react-router';
import { parseMenuAddress } from '#features/rooms/room-address.ts';
import { RoomsScreen } from '#features/rooms/rooms-screen.tsx';

export const Route = createFileRoute('/_app/real-time-quiz/')({ validateSearch: parseMenuAddress, component: Rooms });

function Rooms() {
  const { room, quiz } = parseMenuAddress(Route.useSearch());
  return <RoomsScreen key={`${room}${quiz}`} room={room} quiz={quiz} />;
}
