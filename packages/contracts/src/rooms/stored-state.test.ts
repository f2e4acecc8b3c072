import { expect, test } from 'vitest';
import { fromStoredState, toStoredState } from './stored-state.ts';
import { RoomFixture } from './testing.ts';

test('a stored state has the names that earlier releases wrote', () => {
  const { state } = new RoomFixture({ hostPlays: false }).fill(2);
  const stored = toStoredState(state);
  expect(stored).toMatchObject({ hostAside: { id: state.hostId }, stages: [], settled: false, told: state.announced });
  expect(Object.keys(stored)).toHaveLength(Object.keys(state).length);
});

test('a state that was stored and read again is the same', () => {
  const { state } = new RoomFixture({ hostPlays: false }).fill(3).start();
  expect(fromStoredState(JSON.parse(JSON.stringify(toStoredState(state))))).toEqual(state);
});
