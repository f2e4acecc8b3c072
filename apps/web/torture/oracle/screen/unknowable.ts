import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { modelRows, reviewRate, reviewSuspend, reviewUndo } from '#features/reviews/reviews.mirror.ts';
import { correctedTime } from '#offline/mirror/corrected-time.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import { isWrong } from '../../ops/attempt-submit.ts';
import { TIME_TOLERANCE_MS } from '../tolerance.ts';
import type { Look } from './look.ts';
import { dayOf } from './rules.ts';

const DAY_MS = 24 * 3_600_000;

/** What a forecast says. */
export type Figure = 'xp' | 'streak' | 'cards' | 'due';

/**
 * What of a forecast is only for the server to say, or hangs on minutes that no clock is sure of. Whatever stands in the
 * way of some figures leaves the others to be compared.
 */
export function unknowable(look: Look, pending: readonly NewOp[], facts: Facts): ReadonlySet<Figure> {
  return new Set([
    ...(hasNoKey(look) ? NEED_KEYS : []),
    ...(wasRatedElsewhere(look, pending, facts) ? NEED_PRICES : []),
    ...(awaitsItsCard(look, pending, facts) ? NEED_LOGS : []),
    ...(isUndoneElsewhere(look, pending, facts) ? NEED_LOGS : []),
    ...(wasSaidElsewhere(look, pending, facts) || lacksModels(look, facts) ? NEED_WORDS : []),
    ...(isAtEdge(look) ? NEED_REPEATS : []),
    ...(isAtEndOfDay(look, pending) ? NEED_DAYS : []),
  ]);
}

/** A day counts by the attempt, however it was graded. */
const NEED_KEYS: readonly Figure[] = ['xp', 'cards', 'due'];
/** Which ratings are paid decides which of them make the day. */
const NEED_PRICES: readonly Figure[] = ['xp', 'streak'];
const NEED_LOGS: readonly Figure[] = ['xp', 'streak', 'cards', 'due'];
const NEED_WORDS: readonly Figure[] = ['due'];
const NEED_REPEATS: readonly Figure[] = ['xp'];
/** How often a card was repeated is the same on either side of midnight. */
const NEED_DAYS: readonly Figure[] = ['xp', 'streak', 'due'];

/** The pack of a ranked or sealed quiz has no key: nobody but the server can grade what waits. */
function hasNoKey({ screen: { attempts } }: Look): boolean {
  return attempts.some(({ status, report }) => status !== 'rejected' && report === null);
}

/** Of what other devices rated, the rows tell how many ratings of a day were paid, not of which cards: each pays once a day. */
function wasRatedElsewhere(look: Look, pending: readonly NewOp[], facts: Facts): boolean {
  const skew = look.content.meta?.skew ?? null;
  const rated = new Set(
    reviewRate
      .of(pending.map((op) => ({ op })))
      .map(({ op }) => `${op.args.questionId} ${dayOf(Date.parse(correctedTime(op.at, op, skew)), op.tz)}`),
  );
  return elsewhere(look, pending, facts).some(({ questionId, day }) =>
    rated.has(`${questionId} ${Date.parse(day) / DAY_MS}`),
  );
}

/** Ratings by other devices wait on the server, without a row, for the card that a pending attempt makes. */
function awaitsItsCard(look: Look, pending: readonly NewOp[], facts: Facts): boolean {
  const wrong = new Set(
    attemptSubmit
      .of(pending.map((op) => ({ op })))
      .flatMap(({ op }) => op.args.answers.filter(isWrong).map(({ questionId }) => questionId)),
  );
  const carded = new Set(facts.cards.map(({ questionId }) => questionId));
  return elsewhere(look, pending, facts).some(({ questionId }) => !carded.has(questionId) && wrong.has(questionId));
}

/**
 * What is undone was done elsewhere, or another device rated the question as well, or clocks were set in between: then the
 * server may refuse it, or say what it brings.
 */
function isUndoneElsewhere({ content }: Look, pending: readonly NewOp[], { ratings, undos }: Facts): boolean {
  const skew = content.meta?.skew ?? null;
  const here = [...content.journal.map(({ op }) => op), ...pending];
  const ids = new Set(here.map(({ opId }) => opId));
  const own = new Map(reviewRate.of(here.map((op) => ({ op }))).map(({ op }) => [op.opId, op]));
  return reviewUndo.of(pending.map((op) => ({ op }))).some(({ op }) => {
    const { questionId, ratingId } = op.args;
    const rating = own.get(ratingId);
    if (!rating || undos.some(({ undoes, opId }) => undoes === ratingId && opId !== op.opId)) return true;
    if (ratings.some((one) => one.questionId === questionId && !ids.has(one.opId))) return true;
    const age = Date.parse(correctedTime(op.at, op, skew)) - Date.parse(correctedTime(rating.at, rating, skew));
    return age < 0 || age > MOST_AGE_MS;
  });
}

const MOST_AGE_MS = 9.5 * 60_000;

/** Another device said something about a card that is taken out here, or back in: the last word counts. */
function wasSaidElsewhere({ content }: Look, pending: readonly NewOp[], { suspensions }: Facts): boolean {
  const here = new Set([...content.journal.map(({ op }) => op.opId), ...pending.map(({ opId }) => opId)]);
  const said = new Set(suspensions.filter(({ opId }) => !here.has(opId)).map(({ questionId }) => questionId));
  return reviewSuspend.of(pending.map((op) => ({ op }))).some(({ op }) => said.has(op.args.questionId));
}

/** The device does not have all weights yet by which the server schedules. */
function lacksModels({ content }: Look, { models }: Facts): boolean {
  return modelRows.of(content.rows).length < models;
}

/** The ratings on the server that were not done here. */
function elsewhere({ content }: Look, pending: readonly NewOp[], { ratings }: Facts): Facts['ratings'] {
  const here = new Set([...content.journal.map(({ op }) => op.opId), ...pending.map(({ opId }) => opId)]);
  return ratings.filter(({ opId }) => !here.has(opId));
}

/** Whether two attempts at a quiz lie almost exactly a day apart: how the server corrects their times decides the price. */
function isAtEdge({ screen: { attempts, reports } }: Look): boolean {
  const finished = [
    ...attempts.map(({ quizId, finishedAt }) => ({ quizId, at: Date.parse(finishedAt) })),
    ...reports.map(({ quiz, finishedAt }) => ({ quizId: quiz.id, at: Date.parse(finishedAt) })),
  ];
  return finished.some((one) =>
    finished.some(
      ({ quizId, at }) => quizId === one.quizId && Math.abs(Math.abs(at - one.at) - DAY_MS) < TIME_TOLERANCE_MS,
    ),
  );
}

/** Whether work was done just when its day ended: how the server corrects its time decides which day counts. */
function isAtEndOfDay({ content }: Look, pending: readonly NewOp[]): boolean {
  const skew = content.meta?.skew ?? null;
  return pending.some((op) => {
    const at = Date.parse(correctedTime(op.at, op, skew));
    return dayOf(at - TIME_TOLERANCE_MS, op.tz) !== dayOf(at + TIME_TOLERANCE_MS, op.tz);
  });
}
