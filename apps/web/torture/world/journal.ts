import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { EnqueueResult } from '#offline/queue/writer.ts';
import type { PoisonKind } from './steps.ts';

/** Something that the learner did. */
export interface Intent {
  type: string;
  args: Record<string, unknown>;
  /** What is wrong with it; null for genuine work. */
  poison: PoisonKind | null;
  /** The browser it was done in. */
  by: object;
  /** The time that it was, whatever the device's clock said. */
  at: number;
  /** Whether the device's clock went steadily from then until the server had it. */
  timely: boolean;
  /** What the learner was told; null while nothing was said, as when the browser died meanwhile. */
  told: EnqueueResult | null;
}

export interface Seen {
  op: NewOp;
  intent: Intent;
  /** A disk held it at some time. */
  durable: boolean;
  /** The disks that must still hold it, as pending, settled or refused. */
  holders: Set<object>;
}

/** What happened, written down outside of devices and server: what the oracle compares both with. */
export class Journal {
  /** By what is unique in the args. */
  readonly intents = new Map<string, Intent>();
  /** By op id: ops that reached a disk or left a device. */
  readonly seen = new Map<string, Seen>();
  /** Op ids of which a step destroyed every copy. */
  readonly destroyed = new Set<string>();
  /** Why devices took a fresh identity. */
  readonly repairs = new Set<string>();
  readonly #gone = new Set<object>();
  /** What should never be. */
  readonly defects: string[] = [];

  did(intent: Omit<Intent, 'told' | 'timely'>): Intent {
    const noted: Intent = { ...intent, timely: true, told: null };
    this.intents.set(tagOf(intent), noted);
    return noted;
  }

  /** A browser's clock jumps: of what the server does not have by now, nobody can tell the time any more. */
  clockJumps(by: object, unsent: readonly NewOp[]): void {
    // While nothing was said, a write may be under way.
    for (const intent of this.intents.values()) if (intent.by === by && intent.told === null) intent.timely = false;
    for (const op of unsent) {
      const intent = this.intents.get(tagOf(op));
      if (intent) intent.timely = false;
    }
  }

  /** @param disk what holds it for good; null where it was only seen on its way */
  note(op: NewOp, disk: object | null): void {
    // What a disk takes while it is thrown away was not told to be saved.
    if (disk !== null && this.#gone.has(disk)) return;
    const intent = this.intents.get(tagOf(op));
    const known = this.seen.get(op.opId) ?? (intent && { op, intent, durable: false, holders: new Set<object>() });
    if (known) {
      this.seen.set(op.opId, known);
      known.durable ||= disk !== null;
      if (disk) known.holders.add(disk);
    } else this.defects.push(`An op that nobody made: ${JSON.stringify(op).slice(0, 200)}`);
  }

  /** A disk is gone, with all that was on it. */
  forget(disk: object): void {
    this.#gone.add(disk);
    for (const { holders } of this.seen.values()) holders.delete(disk);
  }

  /** What is on one disk is on another as well. */
  copy(from: object, to: object): void {
    for (const { holders } of this.seen.values()) if (holders.has(from)) holders.add(to);
  }

  /** Work that no disk has to hold and the server does not know need not be there at the end. @param known op ids */
  giveUp(known: ReadonlySet<string>): void {
    for (const [opId, { holders, durable }] of this.seen) {
      if (durable && holders.size === 0 && !known.has(opId)) this.destroyed.add(opId);
    }
  }
}

/** What tells one piece of work from all others. */
function tagOf({ type, args }: { type: string; args: unknown }): string {
  switch (type) {
    case ATTEMPT_SUBMIT:
      return (args as AttemptSubmitArgs).attemptId;
    case REVIEW_RATE:
      // Few devices have a thousand cards left: the number is free to be a mark.
      return `rating ${(args as ReviewRateArgs).left}`;
    default:
      return `${type} ${(args as { n: number }).n}`;
  }
}
