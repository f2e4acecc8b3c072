import {
  SITTING_ANSWER,
  type SittingAnswerArgs,
  sittingAnswerVersion,
} from '@quorbit/contracts/sync/ops/sitting-answer';
import { MAX_TEXT_VERSIONS } from '@quorbit/contracts/written-tests/limits';
import * as fc from 'fast-check';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import type { RecordedOp } from '../world/journal.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Writes an answer text in a written test, or replaces the one before. */
export interface WriteStep {
  do: 'write';
  on: number;
  question: number;
  /** Whether the op names the text that it continues, the last one of the same device; ops of older apps don't. */
  named: boolean;
}

const argsOf = ({ args }: { args: unknown }) => args as SittingAnswerArgs;
const textIdOf = (op: Pick<NewOp, 'opId' | 'args'>) => argsOf(op).textId ?? op.opId;
const idOfNumber = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

type Written = Pick<RecordedOp, 'op' | 'intent'>;

/** Returns whether one answer text of a written test was written by its device as the continuation of another one. */
function continues({ op, intent }: Written, before: Written): boolean {
  const { questionId, continues: named } = argsOf(op);
  if (questionId !== argsOf(before.op).questionId) return false;
  if ((named ?? null) !== null) return named === textIdOf(before.op);
  return intent.browser === before.intent.browser && intent.at >= before.intent.at && op !== before.op;
}

/**
 * Lists answer texts that were applied but got lost: the server stores neither the text nor a later one that continues
 * it.
 */
function listMissing(taken: readonly Written[], { storedTexts }: Facts): string[] {
  const stored = new Set(storedTexts.map(({ textId }) => textId));
  const isThere = (item: Written, seen: ReadonlySet<Written>): boolean =>
    stored.has(textIdOf(item.op)) ||
    taken.some((next) => !seen.has(next) && continues(next, item) && isThere(next, new Set([...seen, next])));
  const isFull = ({ op }: Written) =>
    storedTexts.filter(({ questionId }) => questionId === argsOf(op).questionId).length > MAX_TEXT_VERSIONS;
  return taken
    .filter((item) => !isFull(item) && !isThere(item, new Set([item])))
    .map(({ op }) => `the text ${argsOf(op).text} is gone`);
}

export const simulated = simulatedOp<WriteStep>({
  type: SITTING_ANSWER,
  sample: { do: 'write', question: 0, named: true },
  weight: 2,
  fields: () => ({ question: fc.nat({ max: 1 }), named: fc.constantFrom(true, true, false) }),
  async perform({ question, named }, { sittings: { written }, now, done, save, mark }) {
    const n = mark();
    const questionId = written.questions[question % written.questions.length] ?? '';
    const text = {
      sittingId: written.id,
      questionId,
      text: `This is my draft ${n}`,
      writtenAt: new Date(now()).toISOString(),
    };
    if (!named) {
      save({ type: SITTING_ANSWER, args: { ...text, n } });
      return;
    }
    const before = (await done()).findLast((op) => op.type === SITTING_ANSWER && argsOf(op).questionId === questionId);
    const args = {
      ...text,
      textId: idOfNumber(n),
      continues: before ? textIdOf(before) : null,
      settles: [],
      device: 'phone' as const,
    };
    save({ type: SITTING_ANSWER, v: sittingAnswerVersion(args), args: { ...args, n } });
  },
  tag: numberOf,
  lastWord: {
    about: (op) => argsOf(op).questionId,
    value: (op) => argsOf(op).text,
    // Each answer text is unique in the simulation, so the text alone identifies its op.
    stored: ({ texts }) => texts.map(({ questionId: about, text: value }) => ({ about, value, opId: null })),
  },
  missing: listMissing,
  xp: null,
});
