import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { cardRows, reviewRate, reviewUndo } from '#features/reviews/reviews.mirror.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Undoes the device's newest rating, if that is possible. */
export interface UndoStep {
  do: 'undo';
  on: number;
}

const NINE_MINUTES_MS = 9 * 60_000;

/** Returns the id of an undo's effect; it depends on the rating alone, because a rating is undone only once. */
const undoneId = (ratingId: string) => `undone ${ratingId}`;

export const simulated = simulatedOp<UndoStep>({
  type: reviewUndo.type,
  sample: { do: 'undo' },
  weight: 2,
  fields: () => ({}),
  async perform(_step, { rows, done, now, save, mark }) {
    const carded = new Set(cardRows.filterRows(await rows()).map(({ id }) => id));
    const ops = await done();
    const [rating] = reviewRate
      .filterEntries(ops.map((op) => ({ op })))
      .filter(({ op }) => carded.has(op.args.questionId))
      .sort((a, b) => Date.parse(b.op.at) - Date.parse(a.op.at));
    if (!rating) return;
    const { op } = rating;
    const age = now() - Date.parse(op.at);
    const undone = reviewUndo
      .filterEntries(ops.map((newOp) => ({ op: newOp })))
      .some((entry) => entry.op.args.ratingId === op.opId);
    if (age < 0 || age > NINE_MINUTES_MS || undone || ops.some((newOp) => isLaterAttempt(newOp, op))) return;
    const { quizId, questionId } = op.args;
    save({ type: reviewUndo.type, args: { quizId, questionId, ratingId: op.opId, n: mark() } });
  },
  tag: numberOf,
  // An undo may be refused if another device answered the question again meanwhile, a clock was set, or the learner
  // discarded the rating.
  mayBeRefused: ['CONFLICT', 'NOT_FOUND'],
  effectId: (op) => undoneId(reviewUndo.argsOf(op).ratingId),
  effects: ({ undos }) => undos.map(({ undoes, at, acceptedNo }) => ({ id: undoneId(undoes), at, acceptedNo })),
  xp:
    (course) =>
    ({ op }) =>
      course.undo(reviewUndo.argsOf(op).ratingId),
});

/**
 * Returns whether an attempt came after the rating. Then the rating may not be its card's newest entry, so the screen
 * offers no undo.
 */
function isLaterAttempt(newOp: NewOp, rating: NewOp): boolean {
  return newOp.type === attemptSubmit.type && Date.parse(newOp.at) >= Date.parse(rating.at);
}
