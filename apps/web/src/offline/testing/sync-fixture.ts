import { newId } from '@quorbit/contracts/lib/ids';
import { afterEach, beforeEach, expect } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { type DeviceStore, openDeviceStore } from '../device-store.ts';
import type { EngineState } from '../engine/state.ts';
import { type RunningSync, type SyncOptions, startSync } from '../sync.ts';

/**
 * Creates a page that syncs, with a new user for each test and a fake server per test file. The page's callbacks are
 * recorded in `told`.
 */
export function syncFixture() {
  const server = fakeServer();
  let me: DeviceStore;
  let running: RunningSync[];
  const told = {
    state: null as EngineState | null,
    settled: 0,
    profiles: [] as unknown[],
    evicted: [] as number[],
    defects: [] as unknown[],
  };

  beforeEach(() => {
    me = openDeviceStore(newId());
    running = [];
    Object.assign(told, { state: null, settled: 0, profiles: [], evicted: [], defects: [] });
  });
  afterEach(() => {
    for (const sync of running) sync.stop();
    expect(told.defects).toEqual([]);
  });

  return {
    server,
    told,
    get me(): DeviceStore {
      return me;
    },
    set me(deviceStore: DeviceStore) {
      me = deviceStore;
    },
    /** The sync that was started last. */
    get running(): RunningSync | undefined {
      return running.at(-1);
    },
    start(changes: Partial<SyncOptions> = {}): RunningSync {
      const sync = startSync({
        deviceStore: me,
        areas: MIRRORS,
        token: 'the-token',
        onState: (state) => {
          told.state = state;
        },
        onSettled: () => {
          told.settled += 1;
        },
        onUpToDate: async () => {
          const page = { userId: me.userId, setUser: (profile: unknown) => told.profiles.push(profile) };
          for (const area of MIRRORS)
            await area.onUpToDate?.({ database: me.database, areas: MIRRORS, unsaved: [] }, page);
        },
        onEvicted: (lastExchange) => told.evicted.push(lastExchange),
        onDefect: (error) => told.defects.push(error),
        ...changes,
      });
      running.push(sync);
      return sync;
    },
  };
}
