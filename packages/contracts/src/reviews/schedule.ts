import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, type Grade, Rating, State, StrategyMode } from 'ts-fsrs';
import type { CardState, LogEntry } from './cards.ts';
import type { Quality } from './qualities.ts';

// FSRS-6 with its published weights, in whole days only: steps of minutes need a learner who stays in one session.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: true, request_retention: 0.9 }).useStrategy(
  StrategyMode.SEED,
  GenSeedStrategyWithCardId('id'),
);

/**
 * There are three buttons where FSRS has four. Learners press Easy when they knew the answer without trouble, which is
 * what the weights call Good. The weights' own Easy would postpone cards for far too long.
 */
const GRADES = { 1: Rating.Again, 3: Rating.Hard, 5: Rating.Good } as const satisfies Record<Quality, Grade>;

/**
 * A card's state: the fold of its log in order of (time, id). It does not depend on the order in which the entries
 * arrived, so merging the logs of two devices is a union. Null for an empty log.
 * @param cardId with the number of the repetition, the seed of the fuzz that keeps cards from coming back all at once
 */
export function foldCard(cardId: string, log: readonly LogEntry[]): CardState | null {
  let card: CardState | null = null;
  for (const entry of [...log].sort(inOrder)) card = stepCard(cardId, card, entry);
  return card;
}

/**
 * Adds one entry, later than all before it. The first wrong answer makes a new card, due at once; a later one is a
 * failed repetition and makes the card due at once again. An entry with an earlier time than the last one counts as made
 * at the same time.
 */
export function stepCard(cardId: string, card: CardState | null, entry: LogEntry): CardState {
  const time = Math.max(Date.parse(entry.at), Date.parse(card?.lastReview ?? entry.at));
  const at = new Date(time);
  if (card === null && entry.cause === 'mistake') return newCard(at);
  const grade = entry.cause === 'mistake' ? Rating.Again : GRADES[entry.quality];
  const { card: next } = scheduler.next(toFsrs(cardId, card ?? newCard(at)), at, grade);
  return {
    due: (entry.cause === 'mistake' ? at : next.due).toISOString(),
    state: 'review',
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    lastReview: at.toISOString(),
  };
}

function inOrder(a: LogEntry, b: LogEntry): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function newCard(at: Date): CardState {
  return { due: at.toISOString(), state: 'new', stability: 0, difficulty: 0, reps: 0, lapses: 0, lastReview: null };
}

function toFsrs(id: string, card: CardState) {
  return {
    id,
    ...createEmptyCard(new Date(card.due)),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state === 'new' ? State.New : State.Review,
    ...(card.lastReview === null ? {} : { last_review: new Date(card.lastReview) }),
  };
}
