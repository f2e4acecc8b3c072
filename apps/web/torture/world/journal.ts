import { VOID, type VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { EnqueueResult } from '#offline/queue/writer.ts';
import { tagOf } from '../ops/ops.ts';
import type { PoisonKind } from '../ops/poison.ts';

/** An action of the learner that creates work. */
export interface Intent {
  type: string;
  args: Record<string, unknown>;
  /** The fault that was planted in the work; null for genuine work. */
  poison: PoisonKind | null;
  /** The browser in which the learner did the action. */
  browser: object;
  /** The true time of the action in milliseconds, whatever the device's clock showed. */
  at: number;
  /** Whether the device's clock ran steadily from the action until the server received it. */
  timely: boolean;
  /** Whether the learner discarded the work. It may still count if the server received it before the discard. */
  discarded: boolean;
  /**
   * The result of saving the work, as reported to the learner; null while there is none, e.g. because the browser died
   * first.
   */
  result: EnqueueResult | null;
}

export interface RecordedOp {
  op: NewOp;
  intent: Intent;
  /** Whether the op was ever stored on a disk. */
  durable: boolean;
  /** The disks that must still hold the op as pending, accepted or refused work. */
  disks: Set<object>;
}

/** A record of the events, made outside devices and server, with which the oracle compares both. */
export class Journal {
  /** All intents by the tag of their work (`tagOf`). */
  readonly intents = new Map<string, Intent>();
  /** The ops that reached a disk or left a device, by op id. */
  readonly seen = new Map<string, RecordedOp>();
  /** By the id of a void op: the id of the op that it discards. */
  readonly voids = new Map<string, string>();
  /** The ids of ops whose every copy was destroyed by a step. */
  readonly destroyed = new Set<string>();
  /** The reasons for which devices took a fresh identity, such as a cloned disk. */
  readonly repairs = new Set<string>();
  /** The kinds of rows that reached a disk. */
  readonly stored = new Set<string>();
  /** The kinds of rows that the oracle found on a new device and compared with the other devices. */
  readonly compared = new Set<string>();
  readonly #gone = new Set<object>();
  /** Descriptions of errors that must never happen. */
  readonly defects: string[] = [];

  recordIntent(intent: Pick<Intent, 'type' | 'args' | 'poison' | 'browser' | 'at'>): Intent {
    const noted: Intent = { ...intent, timely: true, discarded: false, result: null };
    this.intents.set(tagOf(intent), noted);
    return noted;
  }

  /** Records that a browser's clock jumped, so the true times of work that the server doesn't have yet are unknown. */
  onClockJump(by: object, unsent: readonly NewOp[]): void {
    // An intent without a result may still be in the middle of its write.
    for (const intent of this.intents.values())
      if (intent.browser === by && intent.result === null) intent.timely = false;
    for (const op of unsent) {
      const intent = this.intents.get(tagOf(op));
      if (intent) intent.timely = false;
    }
  }

  /**
   * Records an op that reached a disk or left a device.
   * @param disk the disk that holds it; null if it was only seen on its way to the server.
   */
  recordOp(op: NewOp, disk: object | null): void {
    // An op that reaches a disk while the disk is thrown away was never reported as saved.
    if (disk !== null && this.#gone.has(disk)) return;
    if (op.type === VOID) return void this.voids.set(op.opId, (op.args as VoidArgs).of);
    const intent = this.intents.get(tagOf(op));
    const known = this.seen.get(op.opId) ?? (intent && { op, intent, durable: false, disks: new Set<object>() });
    if (known) {
      this.seen.set(op.opId, known);
      known.durable ||= disk !== null;
      if (disk) known.disks.add(disk);
    } else this.defects.push(`An op that nobody made: ${JSON.stringify(op).slice(0, 200)}`);
  }

  /** Records that a disk was destroyed with everything on it. */
  dropDisk(disk: object): void {
    this.#gone.add(disk);
    for (const { disks } of this.seen.values()) disks.delete(disk);
  }

  /** Records that a disk was copied to another one. */
  copy(from: object, to: object): void {
    for (const { disks } of this.seen.values()) if (disks.has(from)) disks.add(to);
  }

  /**
   * Marks ops as destroyed that were once on a disk but now neither a disk nor the server has.
   * @param known ids of the ops that the server knows.
   */
  markDestroyed(known: ReadonlySet<string>): void {
    for (const [opId, { disks, durable }] of this.seen) {
      if (durable && disks.size === 0 && !known.has(opId)) this.destroyed.add(opId);
    }
  }
}
