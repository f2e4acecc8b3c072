import type * as fc from 'fast-check';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { Work } from '#offline/queue/work.ts';
import type { PlantedPath } from '../../../api/src/testing/planted/path.ts';
import type { PlantedQuiz } from '../../../api/src/testing/planted/quiz.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import type { Sittings } from '../../../api/src/testing/torture/sittings.ts';
import type { RecordedOp } from '../world/journal.ts';
import type { Payment, XpFold } from './xp-fold.ts';

/** An op with the learner's intent behind it. */
type PerformedOp = Pick<RecordedOp, 'op' | 'intent'>;

export type WorkWithArgs = Work & { args: Record<string, unknown> };

/** A step of a script that does work in the browser numbered `on`. */
export interface WorkStep {
  do: string;
  on: number;
}

/** The size of random scripts. */
export interface Size {
  steps: number;
  /** The most notes that one step saves. */
  notes: number;
  /** Whether scripts also start drafts and fetch packs, which needs a slow disk. */
  drafts?: boolean;
}

/** The data and functions of a browser that a step needs to do its work. */
export interface StepContext {
  /** Returns a quiz by index; indexes beyond the last one wrap around. */
  quiz: (index: number) => PlantedQuiz;
  /**
   * Returns a quiz that can be downloaded, by index: one of the quizzes that `quiz` returns, or a premium one. Indexes
   * wrap around.
   */
  keepable: (index: number) => PlantedQuiz;
  /** The learning path that the learner follows. */
  path: PlantedPath;
  /** The learner's started written tests: one to write answers in, one to submit. */
  sittings: Sittings;
  /** Returns the device's time in milliseconds. */
  now: () => number;
  /** Returns a number that was never used before in this world. */
  mark: () => number;
  /** Returns the mirrored rows on the device. */
  rows: () => Promise<StoredRow[]>;
  /** Returns the ops that the device has done, from its journal and its queue. */
  done: () => Promise<NewOp[]>;
  save: (work: WorkWithArgs) => void;
}

/** Returns the number that an op's args have as `n`, as text. */
export const numberOf = ({ args }: { args: unknown }) => String((args as { n: number }).n);

/** One trace that an op left on the server. */
interface Effect {
  id: string;
  /** The time of the work as the server stores it, in milliseconds; null if the server stores no time. */
  at: number | null;
  /** The effect's place in the order in which the server awards XP; null if the work earns none. */
  acceptedNo: number | null;
  /**
   * The parts that a sealed quiz withholds: the attempt's cards or everything; null or missing if it withholds nothing.
   */
  kept?: 'cards' | 'everything' | null;
}

/** Work that sets a value, such as a setting, where the newest write wins. */
export interface LastWrite {
  /** Returns a name for the thing that an op sets, e.g. a setting. */
  about: (op: NewOp) => string;
  /** Returns the value that an op sets. */
  value: (op: NewOp) => unknown;
  /**
   * Returns the value that the server stores for each thing, and the op that set it; `opId` is null if the value alone
   * identifies the op.
   */
  stored: (facts: Facts) => { about: string; value: unknown; opId: string | null }[];
}

/** A type of work in the simulation: everything that steps, journal and oracle need to know about it. */
export interface SimulatedOp {
  type: string;
  /** The name of the script step that does work of this type. */
  step: string;
  /** The relative frequency of the step in random scripts. */
  weight: number;
  /**
   * A complete example of the step, which is sure to do such work in the simulation; only the browser's number is
   * missing.
   */
  sample: { do: string };
  /** Generators for the values of the step's further fields in random scripts. */
  fields: (size: Size) => Record<string, fc.Arbitrary<unknown>>;
  /** Does the step's work. A step that makes no sense in the current state does nothing. */
  perform: (step: WorkStep, stage: StepContext) => void | Promise<void>;
  /** Returns a text that distinguishes one piece of work from all others of its type. */
  tag: (work: { args: unknown }) => string;
  /** The error codes with which genuine work of this type may be refused, depending on other work done meanwhile. */
  mayBeRefused?: readonly string[];
  /** Whether only the receipt keeps work of this type from being applied twice. */
  keyless?: true;
  /** Returns the id of an op's effect. */
  effectId: (op: NewOp) => string;
  /** Returns all effects of this type of work that the server holds. */
  effects: (facts: Facts) => Effect[];
  /**
   * How to check this type of work if, of several ops that set the same value, the newest wins; missing for other
   * types.
   */
  lastWord?: LastWrite;
  /** Lists applied work of this type that the server should still hold and doesn't. */
  missing?: (taken: readonly PerformedOp[], facts: Facts) => string[];
  /**
   * Creates a function that computes the XP of work: it's called with each op, its time and its effect in order of
   * arrival, and returns the payments. Null if the work earns no XP.
   */
  xp: ((course: XpFold) => (done: PerformedOp, at: number, effect: Effect) => Payment[]) | null;
}

type Parts<Step extends WorkStep> = Omit<SimulatedOp, 'perform' | 'step' | 'sample' | 'effectId' | 'effects'> &
  // By default an op's effect is its applied receipt; a type gives its own if the server stores effects in tables.
  Partial<Pick<SimulatedOp, 'effectId' | 'effects'>> & {
    sample: Omit<Step, 'on'> & { do: Step['do'] };
    perform: (step: Step, stage: StepContext) => void | Promise<void>;
  };

/** Defines a simulated type of work from its parts, with defaults for its effects and typed steps. */
export function simulatedOp<Step extends WorkStep>(parts: Parts<Step>) {
  const step: Step['do'] = parts.sample.do;
  const isOwn = (workStep: WorkStep): workStep is Step => workStep.do === step;
  return {
    effectId: ({ opId }: NewOp) => opId,
    effects: ({ receipts }: Facts): Effect[] =>
      receipts
        .filter(({ status, type }) => status === 'applied' && type === parts.type)
        .map(({ opId: id }) => ({ id, at: null, acceptedNo: null })),
    ...parts,
    step,
    perform: (workStep: WorkStep, stage: StepContext) => (isOwn(workStep) ? parts.perform(workStep, stage) : undefined),
  };
}
