import { VOID, type VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { EnqueueResult } from '#offline/queue/writer.ts';
import { tagOf } from '../ops/ops.ts';
import type { PoisonKind } from '../ops/poison.ts';

/** Something that the learner did. */
export interface Intent {
  type: string;
  args: Record<string, unknown>;
  /** What is wrong with it; null for genuine work. */
  poison: PoisonKind | null;
  /** The browser it was done in. */
  browser: object;
  /** The time that it was, whatever the device's clock said. */
  at: number;
  /** Whether the device's clock went steadily from then until the server had it. */
  timely: boolean;
  /** The learner discarded it: whether it counts depends on who was faster. */
  discarded: boolean;
  /** What the learner was told; null while nothing was said, as when the browser died meanwhile. */
  result: EnqueueResult | null;
}

export interface RecordedOp {
  op: NewOp;
  intent: Intent;
  /** A disk held it at some time. */
  durable: boolean;
  /** The disks that must still hold it, as pending, settled or refused. */
  disks: Set<object>;
}

/** What happened, written down outside of devices and server: what the oracle compares both with. */
export class Journal {
  /** By what is unique in the args. */
  readonly intents = new Map<string, Intent>();
  /** By op id: ops that reached a disk or left a device. */
  readonly seen = new Map<string, RecordedOp>();
  /** By op id: voids, and the ops that they discard. */
  readonly voids = new Map<string, string>();
  /** Ids of ops whose every copy a step destroyed. */
  readonly destroyed = new Set<string>();
  /** Why devices took a fresh identity. */
  readonly repairs = new Set<string>();
  /** Kinds of rows that reached a disk. */
  readonly stored = new Set<string>();
  /** Kinds of rows that the oracle found on a new device, and compared with the others'. */
  readonly compared = new Set<string>();
  readonly #gone = new Set<object>();
  /** What should never be. */
  readonly defects: string[] = [];

  recordIntent(intent: Pick<Intent, 'type' | 'args' | 'poison' | 'browser' | 'at'>): Intent {
    const noted: Intent = { ...intent, timely: true, discarded: false, result: null };
    this.intents.set(tagOf(intent), noted);
    return noted;
  }

  /** A browser's clock jumps: of what the server does not have by now, nobody can tell the time any more. */
  onClockJump(by: object, unsent: readonly NewOp[]): void {
    // While nothing was said, a write may be under way.
    for (const intent of this.intents.values())
      if (intent.browser === by && intent.result === null) intent.timely = false;
    for (const op of unsent) {
      const intent = this.intents.get(tagOf(op));
      if (intent) intent.timely = false;
    }
  }

  /** @param disk what holds it for good; null where it was only seen on its way */
  recordOp(op: NewOp, disk: object | null): void {
    // What a disk takes while it is thrown away was not told to be saved.
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

  /** A disk is gone, with all that was on it. */
  dropDisk(disk: object): void {
    this.#gone.add(disk);
    for (const { disks } of this.seen.values()) disks.delete(disk);
  }

  /** What is on one disk is on another as well. */
  copy(from: object, to: object): void {
    for (const { disks } of this.seen.values()) if (disks.has(from)) disks.add(to);
  }

  /** Work that no disk has to hold and the server does not know need not be there at the end. @param known op ids */
  markDestroyed(known: ReadonlySet<string>): void {
    for (const [opId, { disks, durable }] of this.seen) {
      if (durable && disks.size === 0 && !known.has(opId)) this.destroyed.add(opId);
    }
  }
}
