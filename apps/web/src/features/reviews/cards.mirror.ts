import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import type { CardState, LogEntry, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { type CardRow, type HistoryEntry, MAX_HISTORY_ENTRIES } from '@quorbit/contracts/reviews/row';
import { applyEntry, undoRating } from '@quorbit/contracts/reviews/schedule';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { attemptRows, attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { gradeLocally } from '#features/attempts/grade-attempt.mirror.ts';
import { JOURNAL, selectPack, selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { createSelector, getEach } from '#offline/mirror/selector.ts';
import { toServerTime } from '#offline/mirror/to-server-time.ts';
import { cardRows, modelRows, reviewRate, reviewSuspend, reviewUndo } from './reviews.mirror.ts';

/** A card with pending work applied. */
export interface LocalCard extends CardRow {
  /** Whether pending work has changed the card. */
  provisional: boolean;
}

interface Step {
  questionId: string;
  entry: LogEntry;
  /**
   * The quiz and the pack of a wrong answer, from which a card is created; null for a rating, which creates no card.
   */
  source: Pick<CardRow, 'quizId' | 'packHash'> | null;
}

/**
 * Selects the learner's cards: mirrored rows with pending ratings and wrong answers of pending attempts applied by the
 * server's own rule, without undone ratings. If a row is newer than a pending step, the row wins.
 */
export const selectCards = createSelector((get): readonly LocalCard[] => {
  const pending = get(selectPendingOps);
  const cards = new Map<string, LocalCard>();
  for (const row of get(cardRows.bodies)) cards.set(row.questionId, { ...row, provisional: false });
  for (const { op } of reviewUndo.filterEntries(pending)) {
    const { questionId, ratingId } = op.args;
    const card = cards.get(questionId);
    const before = card && undoRating(card, ratingId);
    if (before) cards.set(questionId, { ...card, ...before, history: dropNewest(card), provisional: true });
  }
  for (const [questionId, suspended] of reviewSuspend.applyOverlays(new Map(), pending)) {
    const card = cards.get(questionId);
    if (card) cards.set(questionId, { ...card, suspended });
  }
  applySteps(cards, get(selectPendingSteps), get(selectModels));
  return [...cards.values()];
});

/** Applies pending ratings and wrong answers to the cards, in order. */
function applySteps(cards: Map<string, LocalCard>, steps: readonly Step[], models: readonly ReviewModel[]): void {
  const steppedIds = new Set<string>();
  /**
   * Pending ratings of questions that have no card yet; they become the start of the history once a card is created.
   */
  const earlyEntries = new Map<string, LogEntry[]>();
  for (const { questionId, entry, source } of steps) {
    const card = cards.get(questionId);
    const isFolded = card?.lastReview != null && Date.parse(card.lastReview) >= Date.parse(entry.at);
    if (isFolded && !steppedIds.has(questionId)) continue;
    if (!card && !source) {
      earlyEntries.set(questionId, [...(earlyEntries.get(questionId) ?? []), entry]);
      continue;
    }
    steppedIds.add(questionId);
    const entries = card ? [entry] : [...(earlyEntries.get(questionId) ?? []), entry];
    const state = entries.reduce<CardState | null>(
      (before, logEntry) => applyEntry(questionId, before, logEntry, models),
      card ?? null,
    );
    const from = source ?? card;
    if (!state || !from) continue;
    const { quizId, packHash } = from;
    const history = [...(card?.history ?? []), ...entries.map(toHistory)].slice(-MAX_HISTORY_ENTRIES);
    cards.set(questionId, { ...card, questionId, quizId, packHash, ...state, history, provisional: true });
  }
}

/** Selects the learner's own weights of the review schedule, oldest first. */
export const selectModels = createSelector((get): readonly ReviewModel[] =>
  get(modelRows.bodies).toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since)),
);

function toHistory(entry: LogEntry): HistoryEntry {
  return { at: entry.at, quality: entry.cause === 'rating' ? entry.quality : null };
}

const dropNewest = ({ history = [] }: LocalCard) => history.slice(0, -1);

/**
 * Selects ratings that the server has, from the journal. `counted`: the card's row is on this device. `unpaid`: the
 * server has no card and gives no XP yet, but will once a pending attempt creates the card. `undone`: ratings that were
 * undone later.
 */
export const selectAcceptedRatings = createSelector((get) => {
  const idsWithCard = new Set(get(cardRows.bodies).map(({ questionId }) => questionId));
  const journal = get(JOURNAL).filter(({ parked }) => !parked);
  const accepted = reviewRate.filterEntries(journal).map(({ op }) => op);
  const undoneIds = new Set(reviewUndo.filterEntries(journal).map(({ op }) => op.args.ratingId));
  const effective = accepted.filter(({ opId }) => !undoneIds.has(opId));
  return {
    counted: effective.filter(({ args }) => idsWithCard.has(args.questionId)),
    unpaid: effective.filter(({ args }) => !idsWithCard.has(args.questionId)),
    undone: accepted.filter(({ opId }) => undoneIds.has(opId)),
  };
});

const selectPendingSteps = createSelector((get): readonly Step[] => {
  const pending = get(selectPendingOps);
  const skew = get(selectSkew);
  const { unpaid } = get(selectAcceptedRatings);
  const undone = new Set(reviewUndo.filterEntries(pending).map(({ op }) => op.args.ratingId));
  const rated = [...unpaid, ...reviewRate.filterEntries(pending).map(({ op }) => op)].filter(
    ({ opId }) => !undone.has(opId),
  );
  const ratings = [...new Map(rated.map((op) => [op.opId, op])).values()].map((op): Step => {
    const { questionId, quality, confidence, retention } = op.args;
    const at = toServerTime(op.at, op, skew);
    return {
      questionId,
      entry: { id: op.opId, at, day: learnerDay(new Date(at), op.tz), cause: 'rating', quality, confidence, retention },
      source: null,
    };
  });
  // If the attempt was sent again or submitted on two devices, its row is on this device already and the cards include
  // its effect. The rows of a new reply may arrive one after another.
  const submitted = attemptSubmit.filterEntries(pending);
  const rows = getEach(
    get,
    submitted.map(({ op }) => attemptRows.selectBody(op.args.attemptId)),
  );
  const attempts = submitted.filter(({ status }, index) => status === 'arrived' || rows[index] === null);
  const packs = getEach(
    get,
    attempts.map(({ op }) => selectPack(op.args.packHash)),
  );
  const mistakes = attempts.flatMap(({ op }, index): Step[] => {
    const pack = packs[index];
    if (!pack) return [];
    const { attemptId, quizId, finishedAt } = op.args;
    const at = toServerTime(finishedAt, op, skew);
    const wrong = gradeLocally(op.args, pack.body)?.answers.filter((answer) => isAnswered(answer) && !answer.correct);
    return (wrong ?? []).map(({ questionId }) => ({
      questionId,
      entry: { id: attemptId, at, day: learnerDay(new Date(at), op.tz), cause: 'mistake' },
      source: { quizId, packHash: pack.hash },
    }));
  });
  return [...ratings, ...mistakes].sort((a, b) => Date.parse(a.entry.at) - Date.parse(b.entry.at));
});
