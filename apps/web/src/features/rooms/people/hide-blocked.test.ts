import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoomState, type RoomState, reduceRoom } from '../room-reducer.ts';
import { at, game, ownView, player, roomView } from '../testing/rooms.ts';
import { hideBlocked } from './hide-blocked.ts';

const people = [player('Ada'), player('Grace'), player('Alan')] as const;
const EVENTS = game([...people]);

function roomAfter(count: number): RoomState {
  const begun = createRoomState(ownView(roomView([...people]), people[0].id), 0);
  return EVENTS.slice(0, count).reduce(
    (state, event, index) => reduceRoom(state, { id: String(index), event, receivedAt: index }),
    begun,
  );
}

const countsOf = ({ room, departed }: RoomState) => ({
  seats: room.players.map(({ id }) => id),
  ranks: room.results?.leaderboard.map(({ playerId, rank, score }) => [playerId, rank, score]),
  final: room.final?.map(({ playerId, rank, score }) => [playerId, rank, score]),
  left: departed.map(({ id }) => id),
  host: room.hostId,
});

test('hides the names of blocked people everywhere, and keeps everybody’s seat and rank', () => {
  const some = fc.subarray([...people]);
  fc.assert(
    fc.property(fc.nat(EVENTS.length), some, (count, blocked) => {
      const before = roomAfter(count);
      const after = hideBlocked(before, new Set(blocked.map(({ id }) => id)));
      const shown = JSON.stringify(after);
      for (const person of people) {
        const isNamed = JSON.stringify(before).includes(`"${person.name}"`) && !blocked.includes(person);
        expect(shown.includes(`"${person.name}"`), person.name).toBe(isNamed);
      }
      expect(countsOf(after)).toEqual(countsOf(before));
    }),
  );
});

test('leaves out the chat of blocked people, and changes nothing if nobody is blocked', () => {
  const [, grace] = people;
  const state = roomAfter(EVENTS.length);
  expect(state.room.chat).toHaveLength(1);
  const hidden = hideBlocked(state, new Set([grace.id]));
  expect([hidden.room.chat, hidden.room.hostName]).toEqual([[], HIDDEN_PLAYER]);
  expect(hideBlocked(state, new Set())).toBe(state);
  const said = { playerId: people[0].id, playerName: 'Ada', message: 'Hello', timestamp: at(1) };
  const room = { ...state.room, chat: [...state.room.chat, said] };
  expect(hideBlocked({ ...state, room }, new Set([grace.id])).room.chat).toEqual([said]);
});
