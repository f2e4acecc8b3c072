import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { TrpcUtils } from '#lib/server/trpc.ts';
import type { NewOp } from '../queue/enqueue.ts';
import { toServerTime } from './to-server-time.ts';

/** How screens describe one piece of work. */
export interface WorkDescription {
  /** What it is, e.g. `Quiz: Planets, 9 answers`. */
  name: string;
  /** How many answers it contains. */
  answers: number;
  /** The page it links to; null where there is none. */
  page: string | null;
}

/** What several pieces of work are called, as in `1 finished quiz` and `2 finished quizzes`. */
export interface Noun {
  one: string;
  many: string;
}

/** The title for an id; null where this device does not know it. */
export type TitleOf = (id: string) => string | null;

/** One type of work, without the type of its args. */
export interface WorkKind {
  type: string;
  noun: Noun;
  /** @param op null where this device knows no more of it than its type */
  describe(op: NewOp | null, titleOf: TitleOf): WorkDescription;
  /** When it was done, in the server's time as far as it is known. @param skew as last measured, milliseconds */
  doneAt(op: NewOp, skew: number | null): string;
  /** The learner's day, `YYYY-MM-DD`, on which it was done. */
  day(op: NewOp, skew: number | null): string;
  /** Whether the learner's time zone follows where it was done. */
  movesZone: boolean;
  /** The zone that it fixes; null where it fixes none any more, undefined where it says nothing of the zone. */
  fixedZone(op: NewOp): string | null | undefined;
  /** The pack without which it cannot be graded or continued here; null where it needs none. */
  packHash(op: NewOp): string | null;
  /** Work of this type was settled, by any tab: earlier replies of the server may be out of date. */
  onSettled(utils: TrpcUtils): void;
}

/**
 * A type of work with the type of its args.
 * @typeParam Shown what it overlays, e.g. the profile; never for work that overlays nothing
 */
export interface TypedWorkKind<Args, Shown = never> extends WorkKind {
  /** @param op of this type */
  argsOf(op: { args: unknown }): Args;
  /** The entries whose op is of this type: pending, refused or in the journal. */
  filterEntries<Entry extends { op: NewOp }>(entries: readonly Entry[]): (Entry & { op: { args: Args } })[];
  /** What the rows show, with the entries of this type on top, in their order. */
  applyOverlays(shown: Shown, entries: readonly { op: NewOp }[]): Shown;
}

interface WorkParts<Args, Shown> {
  type: string;
  /** @param args null where this device knows no more of it than its type */
  name: (args: Args | null, titleOf: TitleOf) => string;
  /** One by default. */
  answers?: (args: Args) => number;
  page?: (args: Args) => string;
  packHash?: (args: Args) => string | null;
  /** By the device's clock. When the op was made by default. */
  doneAt?: (args: Args) => string;
  /** False by default. */
  movesZone?: boolean;
  fixedZone?: (args: Args) => string | null | undefined;
  /** 'Other answers' by default. */
  noun?: Noun;
  /** What is shown once this is done, until the rows show it. */
  overlay?: (shown: Shown, args: Args) => Shown;
  onSettled?: (utils: TrpcUtils) => void;
}

export const OTHER_ANSWERS: Noun = { one: 'other answer', many: 'other answers' };

/**
 * A type of work with the type of its args, which are not validated: nothing else makes such ops on this device. So
 * this is the one place that gives each type of work its args.
 */
export function createWorkKind<Args, Shown = never>(parts: WorkParts<Args, Shown>): TypedWorkKind<Args, Shown> {
  const { type, name, noun = OTHER_ANSWERS, answers = () => 1, page, packHash, overlay, onSettled = () => {} } = parts;
  const readDoneAt = parts.doneAt ?? (() => '');
  const argsOf = (op: { args: unknown }) => op.args as Args;
  const isOfType = <Entry extends { op: NewOp }>(entry: Entry): entry is Entry & { op: { args: Args } } =>
    entry.op.type === type;
  // An imported file may contain anything, and one damaged op must not hide all others.
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
