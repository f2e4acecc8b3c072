import { newId } from '@quorbit/contracts/lib/ids';
import { afterEach, beforeEach, expect } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import type { EngineState } from '../engine/state.ts';
import { openPerson, type Person } from '../person.ts';
import { type RunningSync, type SyncOptions, startSync } from '../sync.ts';

/** A page that syncs somebody new for each test of a file with a server of its own, and what it was told. */
export function syncStage() {
  const server = fakeServer();
  let me: Person;
  let running: RunningSync[];
  const told = {
    state: null as EngineState | null,
    settled: 0,
    profiles: [] as unknown[],
    evicted: [] as number[],
    defects: [] as unknown[],
  };

  beforeEach(() => {
    me = openPerson(newId());
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
    get me(): Person {
      return me;
    },
    set me(person: Person) {
      me = person;
    },
    /** What was started last. */
    get running(): RunningSync | undefined {
      return running.at(-1);
    },
    start(changes: Partial<SyncOptions> = {}): RunningSync {
      const sync = startSync({
        person: me,
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
