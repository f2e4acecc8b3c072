import { newId } from '@quorbit/contracts/lib/ids';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { Lock } from '../engine/lock.ts';
import type { EngineEvent } from '../engine/state.ts';
import type { Transport } from '../engine/transport.ts';
import { createMemoryStorage, MemoryDisk } from '../queue/memory-storage.ts';
import type { SyncStorage } from '../queue/storage.ts';
import type { RowRules } from '../queue/store-rows.ts';
import { createWriter, type QueueWriter } from '../queue/writer.ts';
import { wakeEngine } from '../unsaved-sender.ts';
import type { ExchangeServer } from './exchange-server.ts';
import { type Fault, withFaults } from './faults.ts';
import { createTransport, type NetworkBehavior, passThrough } from './flaky-network.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Creates a piece of work like a learner's; sync doesn't depend on its contents. */
export const createWork = (n = 1) => ({ type: 'test', args: { n } });

interface DeviceParts {
  server: ExchangeServer;
  clock: VirtualClock;
  storage?: SyncStorage;
  lock?: Lock;
  random?: () => number;
  rows?: RowRules;
}

/** One tab of a browser for tests: an engine and a writer on a storage that may fail, with its own network. */
export interface Device {
  engine: Engine;
  writer: QueueWriter;
  /** The storage without the faults. */
  storage: SyncStorage;
  events: EngineEvent[];
  network: NetworkBehavior;
  fault: Fault;
  visible: boolean;
  /** The virtual clock's elapsed time at each request, in milliseconds. */
  requestTimes: number[];
  pending(): Promise<number>;
}

export function createDevice({ server, clock, lock, random = () => 0.5, ...parts }: DeviceParts): Device {
  const storage = parts.storage ?? createMemoryStorage(new MemoryDisk());
  const faulty = withFaults(storage, (step) => self.fault(step));
  const writer = createWriter({
    storage: faulty,
    now: clock.now,
    newId,
    timeZone: () => 'Europe/Berlin',
    onChange: () => wakeEngine(self.engine, writer),
  });
  const send: Transport = createTransport(server, () => self.network);
  const engine = createEngine({
    storage: faulty,
    transport(body, options) {
      self.requestTimes.push(clock.elapsed());
      return send(body, options);
    },
    clock,
    random,
    newId,
    ...(parts.rows ? { rows: parts.rows } : {}),
    lock: lock ?? null,
    isVisible: () => self.visible,
    onEvent: (event) => self.events.push(event),
    beforeRound: () => writer.saveUnsaved(),
  });
  const self: Device = {
    engine,
    writer,
    storage,
    events: [],
    network: passThrough,
    fault: () => {},
    visible: true,
    requestTimes: [],
    pending: () => storage.read((tx) => tx.countOutbox()),
  };
  return self;
}
