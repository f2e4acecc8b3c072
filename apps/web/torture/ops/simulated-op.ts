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

/** An op, and what it was for. */
type PerformedOp = Pick<RecordedOp, 'op' | 'intent'>;

export type WorkWithArgs = Work & { args: Record<string, unknown> };

/** A step of a script that does work in the browser of that number. */
export interface WorkStep {
  do: string;
  on: number;
}

/** How much random scripts do. */
export interface Size {
  steps: number;
  /** Notes in one go at most. */
  notes: number;
  /** Whether drafts are begun and packs fetched, which needs a slow disk. */
  drafts?: boolean;
}

/** The browser in which a step does its work. */
export interface StepContext {
  /** As many quizzes as there are numbers: they are counted round and round. */
  quiz: (index: number) => PlantedQuiz;
  /** Those that can be downloaded: a premium one besides. */
  keepable: (index: number) => PlantedQuiz;
  /** The learning path that the learner is on. */
  path: PlantedPath;
  /** The written tests that the learner has started. */
  sittings: Sittings;
  /** The device's clock, milliseconds. */
  now: () => number;
  /** A number that was never used. */
  mark: () => number;
  /** What the device mirrors. */
  rows: () => Promise<StoredRow[]>;
  /** What the device has done: what its queue and its journal hold. */
  done: () => Promise<NewOp[]>;
  save: (work: WorkWithArgs) => void;
}

/** The number that notes and poison hold. */
export const numberOf = ({ args }: { args: unknown }) => String((args as { n: number }).n);

/** One trace that a piece of work left on the server. */
interface Effect {
  id: string;
  /** When it was done, as the server has it, milliseconds; null where it keeps no time. */
  at: number | null;
  /** Its place in the order of what pays; null where it does not pay. */
  acceptedNo: number | null;
  /** What a seal keeps of it: its cards, or everything. Of other work it keeps nothing. */
  kept?: 'cards' | 'everything' | null;
}

/** Work that says something about a thing; the last word counts. */
export interface LastWrite {
  /** What an op is about. */
  about: (op: NewOp) => string;
  /** What it says. */
  value: (op: NewOp) => unknown;
  /** What the server holds of each thing, and which op said it; null where the value alone tells. */
  stored: (facts: Facts) => { about: string; value: unknown; opId: string | null }[];
}

/** A type of work as the simulation knows it: everything that steps, journal and oracle need of it. */
export interface SimulatedOp {
  type: string;
  /** The step of a script that does it. */
  step: string;
  /** How often random scripts do it, against other steps. */
  weight: number;
  /** A step that surely does such work, but for the browser's number. */
  sample: { do: string };
  /** What the step holds besides, as random scripts draw it. */
  fields: (size: Size) => Record<string, fc.Arbitrary<unknown>>;
  /** Does what the step says. A step that makes no sense now is none. */
  perform: (step: WorkStep, stage: StepContext) => void | Promise<void>;
  /** What tells one piece of such work from all others of the type. */
  tag: (work: { args: unknown }) => string;
  /** Codes with which genuine work of this type may be refused: what other work did meanwhile decides. */
  mayBeRefused?: readonly string[];
  /** Whether nothing but its receipt keeps such work from being applied twice. */
  keyless?: true;
  /** The id of the effect that an op has. */
  effectId: (op: NewOp) => string;
  /** All effects of such work that the server holds. */
  effects: (facts: Facts) => Effect[];
  /** Given where only the last word counts. */
  lastWord?: LastWrite;
  /** Says which of such work, once it was applied, the server doesn't have any more though it should. */
  missing?: (taken: readonly PerformedOp[], facts: Facts) => string[];
  /** A fold of what it pays: given each work with its time, in the order of arrival, it tells what is paid. Null where none. */
  xp: ((course: XpFold) => (done: PerformedOp, at: number, effect: Effect) => Payment[]) | null;
}

type Parts<Step extends WorkStep> = Omit<SimulatedOp, 'perform' | 'step' | 'sample' | 'effectId' | 'effects'> &
  // Work whose effects nobody looks up in its own tables is there as often as the server has applied it.
  Partial<Pick<SimulatedOp, 'effectId' | 'effects'>> & {
    sample: Omit<Step, 'on'> & { do: Step['do'] };
    perform: (step: Step, stage: StepContext) => void | Promise<void>;
  };

/** A simulated type of work, with the type of its step. */
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
