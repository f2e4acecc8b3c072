import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import * as fc from 'fast-check';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** A text of a written test is written, or written anew. */
interface WriteStep {
  do: 'write';
  on: number;
  question: number;
}

const argsOf = ({ args }: { args: unknown }) => args as SittingAnswerArgs;

export const simulated = simulatedOp<WriteStep>({
  type: SITTING_ANSWER,
  sample: { do: 'write', question: 0 },
  weight: 2,
  fields: () => ({ question: fc.nat({ max: 1 }) }),
  perform({ question }, { sittings: { written }, now, save, mark }) {
    const n = mark();
    const questionId = written.questions[question % written.questions.length] ?? '';
    const text = { text: `Draft ${n}`, writtenAt: new Date(now()).toISOString() };
    save({ type: SITTING_ANSWER, args: { sittingId: written.id, questionId, ...text, n } });
  },
  tag: numberOf,
  lastWord: {
    about: (op) => argsOf(op).questionId,
    value: (op) => argsOf(op).text,
    // No text is written twice.
    stored: ({ texts }) => texts.map(({ questionId: about, text: value }) => ({ about, value, opId: null })),
  },
  xp: null,
});
