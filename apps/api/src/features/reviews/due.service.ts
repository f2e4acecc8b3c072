// Lists the cards that a learner reviews today, with their questions and keys.
import { findNextDueDay, planDay } from '@quorbit/contracts/reviews/due';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import type { ListReviewsInput, ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { addDays } from '@quorbit/contracts/streaks/days';
import { HISTORY_DAYS } from '@quorbit/contracts/streaks/history';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import * as repository from './reviews.repository.ts';

/**
 * Returns a page of the caller's cards of today. Cards of sealed quizzes are only counted, because a review shows the
 * key.
 */
export async function listDueReviews(
  db: Executor,
  actor: Actor,
  input: ListReviewsInput,
  now: Date,
): Promise<ReviewList> {
  const after = parseCursor(input.cursor, [isSortGroup, isCursorTime, isCursorId]);
  const { newPerDay } = reviewSettingsOf(await getProfile(db, actor.id));
  const today = todayOf({ zone: actor.timeZone }, now);
  const cards = await repository.listCardsOfDay(db, actor, { fresh: newPerDay, today, now });
  const since = addDays(today, -HISTORY_DAYS);
  const rated = await repository.countRatingsByDay(db, actor.id, since);
  const rules = { zone: actor.timeZone, newPerDay, rated };
  const { today: due, comeback } = planDay(cards, now, rules);
  const begin = after === null ? 0 : findIndexAfter(due, after);
  const rows = await withQuestions(db, due.slice(begin, begin + input.limit + 1));
  return {
    ...toPage(
      rows,
      input.limit,
      ({ card }) => sortKeyOf(card),
      ({ item }) => item,
    ),
    total: due.length,
    waiting: await repository.countSealedDue(db, actor, now),
    nextDue: findNextDueDay(cards, now, rules),
    comeback,
  };
}

/**
 * Returns the sort key of a card: first wrong answers that the learner was sure of, then repetitions, then new cards.
 * After a gap, easy cards come before all others, which the key doesn't express.
 */
function sortKeyOf({ state, due, questionId, confidentError }: CardRow): string[] {
  const group = confidentError ? '0' : '1';
  return [state === 'new' ? '2' : group, due, questionId];
}

function isSortGroup(part: string): boolean {
  return ['0', '1', '2'].includes(part);
}

/**
 * Returns the index at which the list continues after a card. If the card has left the list since, the list continues
 * after its sort key.
 */
function findIndexAfter(today: readonly CardRow[], sortKey: readonly string[]): number {
  const index = today.findIndex(({ questionId }) => questionId === sortKey[2]);
  if (index >= 0) return index + 1;
  const later = today.findIndex((card) => sortKeyOf(card).join() > sortKey.join());
  return later >= 0 ? later : today.length;
}

async function withQuestions(db: Executor, cards: readonly CardRow[]): Promise<{ card: CardRow; item: ReviewItem }[]> {
  const versions = await repository.listVersions(
    db,
    cards.map((card) => card.packHash),
  );
  const byHash = new Map(versions.map((version) => [version.packHash, version]));
  return cards.map((card) => {
    const version = byHash.get(card.packHash);
    const question = version?.questions.find(({ id }) => id === card.questionId);
    if (!version || !question) throw new Error(`Pack ${card.packHash} does not hold question ${card.questionId}.`);
    const { difficulty: _difficulty, marks: _marks, ...questionFields } = question;
    return {
      card,
      item: {
        quiz: { id: card.quizId, title: version.title, category: version.category },
        question: questionFields,
        due: card.due,
        isNew: card.state === 'new',
        confidentError: card.confidentError ?? false,
        lapses: card.lapses,
        stability: card.stability,
      },
    };
  });
}
