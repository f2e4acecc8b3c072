import { newId } from '@quorbit/contracts/lib/ids';
import { type Clock, systemClock } from './engine/clock.ts';
import type { Engine } from './engine/engine.ts';
import { createRounds } from './engine/round.ts';
import type { Transport } from './engine/transport.ts';
import { addToQueue } from './queue/enqueue.ts';
import { memoryStorage } from './queue/memory-storage.ts';
import type { QueueWriter } from './queue/writer.ts';

/**
 * Sends what this browser's disk does not take, so that it does not depend on the disk alone: under an identity that
 * lives in memory. Should the disk take an op later all the same, the server knows it by its id.
 */
export async function sendHeld(writer: QueueWriter, transport: Transport, clock: Clock = systemClock): Promise<void> {
  const storage = memoryStorage();
  await storage.write((tx) => addToQueue(tx, writer.held(), newId()));
  const rounds = createRounds({ storage, transport, clock, newId, onNewDevice: () => {}, onAnswer: () => {} });
  await rounds.round(new AbortController().signal);
  const journal = await storage.read((tx) => tx.journal());
  // A refusal stays held: it is told once the disk takes it and the server is asked again.
  writer.release(new Set(journal.map(({ op }) => op.opId)));
}

/** Before each round: the disk is tried again, then the way around it. Answers whether nothing is held any more. */
export async function saveOrSend(
  writer: QueueWriter,
  transport: Transport,
  clock: Clock = systemClock,
): Promise<boolean> {
  if (await writer.saveHeld()) return true;
  await sendHeld(writer, transport, clock);
  return writer.held().length === 0;
}

/** There is more to send. Held work is this tab's own to see to, also where another one leads. */
export function wakeFor(engine: Engine, writer: QueueWriter): void {
  if (writer.held().length > 0) void engine.syncNow();
  else engine.wake();
}

/** Work that is held from before, as from a session that ended, does not wait for whichever tab leads. */
export function startFor(engine: Engine, writer: QueueWriter): void {
  engine.start();
  if (writer.held().length > 0) void engine.syncNow();
}
