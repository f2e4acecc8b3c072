import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, type Grade, Rating, State, StrategyMode } from 'ts-fsrs';
import { DEFAULT_RETENTION } from '../settings/reviews.ts';
import type { CardState, LogEntry, ReviewModel } from './cards.ts';
import { isConfident } from './confidence.ts';
import type { Quality } from './qualities.ts';

type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Creates an FSRS-6 scheduler that uses whole days only, because steps of minutes would need a learner who stays in one
 * session.
 */
function createScheduler(weights: readonly number[] | null, retention: number) {
  return fsrs({
    enable_short_term: false,
    enable_fuzz: true,
    request_retention: retention / 100,
    ...(weights ? { w: [...weights] } : {}),
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));
}

/** Cached schedulers with the published weights, by retention target in percent. */
const publishedSchedulers = new Map<number, Scheduler>();
/** Cached schedulers with learners' own weights, by weights, then by retention target in percent. */
const learnerSchedulers = new WeakMap<readonly number[], Map<number, Scheduler>>();

/**
 * The FSRS grade of each rating. The app has three buttons and FSRS four grades: learners press Easy when they knew the
 * answer without trouble, which FSRS calls Good. FSRS's own Easy would postpone cards for far too long.
 */
export const GRADES = { 1: Rating.Again, 3: Rating.Hard, 5: Rating.Good } as const satisfies Record<Quality, Grade>;

/**
 * Computes a card's state by applying the entries of its log in order of (time, id). The order of their arrival doesn't
 * matter, so merging the logs of two devices is a union. Null for an empty log.
 * @param cardId together with the number of the repetition, the seed of the fuzz that keeps cards from coming back all
 * at once.
 * @param models the learner's own weights, in ascending order of time; before the first, the published ones apply.
 */
export function foldCard(
  cardId: string,
  log: readonly LogEntry[],
  models: readonly ReviewModel[] = [],
): CardState | null {
  let card: CardState | null = null;
  for (const entry of [...log].sort(compareEntries)) card = applyEntry(cardId, card, entry, models);
  return card;
}

/**
 * Returns the card after its next log entry. The first wrong answer creates a new card that is due at once; a later one
 * is a failed repetition and makes the card due at once again. An entry with an earlier time than the last one counts
 * as made at the same time.
 */
export function applyEntry(
  cardId: string,
  card: CardState | null,
  entry: LogEntry,
  models: readonly ReviewModel[] = [],
): CardState {
  const time = Math.max(Date.parse(entry.at), Date.parse(card?.lastReview ?? entry.at));
  const at = new Date(time);
  if (card === null && entry.cause === 'mistake') return createCard(at);
  const isMistake = entry.cause === 'mistake';
  const grade = isMistake ? Rating.Again : GRADES[entry.quality];
  const retention = (isMistake ? null : entry.retention) ?? DEFAULT_RETENTION;
  const scheduler = schedulerOf(weightsAt(models, entry.at), retention);
  const { card: next } = scheduler.next(toFsrs(cardId, card ?? createCard(at)), at, grade);
  return {
    due: (isMistake ? at : next.due).toISOString(),
    state: 'review',
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    lastReview: at.toISOString(),
    confidentError: !isMistake && entry.quality === 1 && isConfident(entry.confidence),
    introducedOn:
      !isMistake && (card === null || card.state === 'new') ? (entry.day ?? null) : (card?.introducedOn ?? null),
    reviewedOn: entry.day ?? null,
    undo: isMistake || card === null ? null : { of: entry.id, before: omitUndo(card) },
  };
}

/** Returns the card as it was before its newest rating; null if `of` isn't the id of that rating. */
export function undoRating(card: CardState, of: string): CardState | null {
  return card.undo?.of === of ? { ...card.undo.before, undo: null } : null;
}

/** Compares two log entries by time, then by id. */
export function compareEntries(a: LogEntry, b: LogEntry): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** Returns the learner's own weights in force at a time (ISO 8601); null if the published ones apply. */
export function weightsAt(models: readonly ReviewModel[], at: string): readonly number[] | null {
  const time = Date.parse(at);
  return models.findLast(({ since }) => Date.parse(since) <= time)?.weights ?? null;
}

function schedulerOf(weights: readonly number[] | null, retention: number): Scheduler {
  const byRetention = weights ? (learnerSchedulers.get(weights) ?? new Map<number, Scheduler>()) : publishedSchedulers;
  if (weights) learnerSchedulers.set(weights, byRetention);
  const scheduler = byRetention.get(retention) ?? createScheduler(weights, retention);
  byRetention.set(retention, scheduler);
  return scheduler;
}

function omitUndo({ undo: _undo, confidentError = false, ...state }: CardState) {
  const { due, stability, difficulty, reps, lapses, lastReview, introducedOn = null, reviewedOn = null } = state;
  const days = { introducedOn, reviewedOn };
  return { due, state: state.state, stability, difficulty, reps, lapses, lastReview, confidentError, ...days };
}

function createCard(at: Date): CardState {
  return {
    due: at.toISOString(),
    state: 'new',
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    lastReview: null,
    confidentError: false,
    introducedOn: null,
    reviewedOn: null,
    undo: null,
  };
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
