import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { TrpcUtils } from '#lib/server/trpc.ts';
import type { NewOp } from '../queue/enqueue.ts';
import { toServerTime } from './to-server-time.ts';

/** The texts and numbers with which screens describe one piece of work. */
export interface WorkDescription {
  /** The name of the work, e.g. `Quiz: Planets, 9 answers`. */
  name: string;
  /** The number of answers that the work contains. */
  answers: number;
  /** The page that the work links to; null if it links to none. */
  page: string | null;
}

/** The noun for an amount of work, as in `1 finished quiz` and `2 finished quizzes`. */
export interface Noun {
  one: string;
  many: string;
}

/** Returns the title of a thing, e.g. a quiz, by its id; null if this device doesn't know it. */
export type TitleOf = (id: string) => string | null;

/** One type of work, whose args aren't typed. */
export interface WorkKind {
  type: string;
  noun: Noun;
  /**
   * Returns the name, the number of answers and the page of one piece of work.
   * @param op null if this device only knows the op's type.
   */
  describe(op: NewOp | null, titleOf: TitleOf): WorkDescription;
  /**
   * Returns when the work was done, in the server's time as far as it's known.
   * @param skew the clock difference as last measured, in milliseconds.
   */
  doneAt(op: NewOp, skew: number | null): string;
  /** Returns the learner's day, `YYYY-MM-DD`, on which the work was done. */
  day(op: NewOp, skew: number | null): string;
  /** Whether this work moves the learner's time zone to the zone where it was done. */
  movesZone: boolean;
  /**
   * Returns the time zone that the op fixes; null if it ends the fixed zone, undefined if it doesn't concern the zone.
   */
  fixedZone(op: NewOp): string | null | undefined;
  /** Returns the hash of the pack that this device needs to grade or continue the work; null if it needs none. */
  packHash(op: NewOp): string | null;
  /**
   * Called when the server has acknowledged work of this type from any tab. Cached replies of the server may be out of
   * date then.
   */
  onSettled(utils: TrpcUtils): void;
}

/**
 * A type of work whose args are typed.
 * @typeParam Shown the data that the work's overlay changes, e.g. the profile; never for work without an overlay.
 */
export interface TypedWorkKind<Args, Shown = never> extends WorkKind {
  /**
   * Returns the typed args of an op.
   * @param op must be of this type.
   */
  argsOf(op: { args: unknown }): Args;
  /** Returns the entries whose op is of this type. Entries may be pending, refused or in the journal. */
  filterEntries<Entry extends { op: NewOp }>(entries: readonly Entry[]): (Entry & { op: { args: Args } })[];
  /** Returns the rows' data with the overlays of the entries of this type applied, in their order. */
  applyOverlays(shown: Shown, entries: readonly { op: NewOp }[]): Shown;
}

interface WorkParts<Args, Shown> {
  type: string;
  /**
   * Names a piece of work.
   * @param args null if this device only knows the op's type.
   */
  name: (args: Args | null, titleOf: TitleOf) => string;
  /** Returns the number of answers in the work; one by default. */
  answers?: (args: Args) => number;
  page?: (args: Args) => string;
  packHash?: (args: Args) => string | null;
  /** Returns when the work was done by the device's clock; by default, when the op was made. */
  doneAt?: (args: Args) => string;
  /** Whether this work moves the learner's time zone to the zone where it was done; false by default. */
  movesZone?: boolean;
  fixedZone?: (args: Args) => string | null | undefined;
  /** The noun for an amount of this work; 'other answers' by default. */
  noun?: Noun;
  /** Returns the data to show after this work, until the rows include it. */
  overlay?: (shown: Shown, args: Args) => Shown;
  onSettled?: (utils: TrpcUtils) => void;
}

export const OTHER_ANSWERS: Noun = { one: 'other answer', many: 'other answers' };

/**
 * Creates a type of work with typed args. The args aren't validated, because only this app makes such ops on this
 * device. This is the only place where ops get the type of their args.
 */
export function createWorkKind<Args, Shown = never>(parts: WorkParts<Args, Shown>): TypedWorkKind<Args, Shown> {
  const { type, name, noun = OTHER_ANSWERS, answers = () => 1, page, packHash, overlay, onSettled = () => {} } = parts;
  const readDoneAt = parts.doneAt ?? (() => '');
  const argsOf = (op: { args: unknown }) => op.args as Args;
  const isOfType = <Entry extends { op: NewOp }>(entry: Entry): entry is Entry & { op: { args: Args } } =>
    entry.op.type === type;
  // An imported work file may contain anything, and one damaged op must not hide all others.
  const isReadable = ({ args }: { args: unknown }) => typeof args === 'object' && args !== null;
  const doneAt = (op: NewOp, skew: number | null) => {
    const time: unknown = isReadable(op) ? readDoneAt(argsOf(op)) : '';
    const isTime = typeof time === 'string' && !Number.isNaN(Date.parse(time));
    return toServerTime(isTime ? time : op.at, op, skew);
  };
  return {
    type,
    noun,
    argsOf,
    doneAt,
    day: (op, skew) => learnerDay(new Date(doneAt(op, skew)), op.tz),
    describe(op, titleOf) {
      if (op === null) return { name: name(null, titleOf), answers: 0, page: null };
      const args = argsOf(op);
      return { name: name(args, titleOf), answers: answers(args), page: page?.(args) ?? null };
    },
    movesZone: parts.movesZone ?? false,
    fixedZone: (op) => (isReadable(op) ? parts.fixedZone?.(argsOf(op)) : undefined),
    packHash: (op) => (isReadable(op) && packHash?.(argsOf(op))) || null,
    onSettled,
    filterEntries: (entries) => entries.filter(isOfType),
    applyOverlays: (shown, entries) =>
      overlay ? entries.filter(isOfType).reduce((current, { op }) => overlay(current, op.args), shown) : shown,
  };
}
