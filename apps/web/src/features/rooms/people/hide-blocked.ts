// The server sends everybody the same room; each device hides the people whom its user has blocked.
import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import type { RoomState } from '../room-reducer.ts';

/** Returns the room without the names and chat of blocked people. Their seats and ranks stay, so that counts add up. */
export function hideBlocked<S extends RoomState>(state: S, blocked: ReadonlySet<string>): S {
  if (blocked.size === 0) return state;
  const { room, departed } = state;
  const hideName = <P extends { id: string; name: string }>(person: P): P =>
    blocked.has(person.id) ? { ...person, name: HIDDEN_PLAYER } : person;
  const hidePlayerName = (row: RoomStanding): RoomStanding =>
    blocked.has(row.playerId) ? { ...row, playerName: HIDDEN_PLAYER } : row;
  return {
    ...state,
    departed: departed.map(hideName),
    room: {
      ...room,
      hostName: blocked.has(room.hostId) ? HIDDEN_PLAYER : room.hostName,
      players: room.players.map(hideName),
      results: room.results && { ...room.results, leaderboard: room.results.leaderboard.map(hidePlayerName) },
      final: room.final?.map(hidePlayerName) ?? null,
      chat: room.chat.filter(({ playerId }) => !blocked.has(playerId)),
    },
  };
}
