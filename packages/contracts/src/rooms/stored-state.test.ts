import { expect, test } from 'vitest';
import { fromStoredState, toStoredState } from './stored-state.ts';
import { RoomFixture } from './testing.ts';

test('writes a state under the field names of earlier releases', () => {
  const { state } = new RoomFixture({ hostPlays: false }).fill(2);
  const stored = toStoredState(state);
  expect(stored).toMatchObject({ hostAside: { id: state.hostId }, stages: [], settled: false, told: state.announced });
  expect(Object.keys(stored)).toHaveLength(Object.keys(state).length);
});

test('reads back the same state that it stored', () => {
  const { state } = new RoomFixture({ hostPlays: false }).fill(3).start();
  expect(fromStoredState(JSON.parse(JSON.stringify(toStoredState(state))))).toEqual(state);
});
