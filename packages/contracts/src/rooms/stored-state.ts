import type { RoomState } from './state.ts';

/** A room's state as logs and games store it; some fields have other names there than in code. */
export type StoredRoomState = Omit<RoomState, 'spectatingHost' | 'bigScreens' | 'announced' | 'isPaidOut'> & {
  hostAside: RoomState['spectatingHost'];
  stages: RoomState['bigScreens'];
  told: RoomState['announced'];
  settled: RoomState['isPaidOut'];
};

export function toStoredState(state: RoomState): StoredRoomState {
  const { spectatingHost, bigScreens, announced, isPaidOut, ...same } = state;
  return { ...same, hostAside: spectatingHost, stages: bigScreens, told: announced, settled: isPaidOut };
}

export function fromStoredState(stored: StoredRoomState): RoomState {
  const { hostAside, stages, told, settled, ...same } = stored;
  return { ...same, spectatingHost: hostAside, bigScreens: stages, announced: told, isPaidOut: settled };
}
