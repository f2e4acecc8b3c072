// Owns the list of what a learner reviews today, with the questions and their keys.
import { nextDueDay, planDay } from '@quorbit/contracts/reviews/due';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import type { ListReviewsInput, ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { addDays } from '@quorbit/contracts/streaks/days';
import { HISTORY_DAYS } from '@quorbit/contracts/streaks/history';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { cutPage, isCursorId, isCursorTime, readCursor } from '../../lib/paging.ts';
import { readProfile } from '../accounts/profiles/profiles.service.ts';
import { listVersions } from '../quizzes/versions/versions.service.ts';
import * as repository from './reviews.repository.ts';

/** A page of the caller's cards of today. Cards of sealed quizzes wait, because a review shows the key. */
export async function listDue(db: Executor, actor: Actor, input: ListReviewsInput, now: Date): Promise<ReviewList> {
  const after = readCursor(input.cursor, [isTurn, isCursorTime, isCursorId]);
  const { newPerDay } = reviewSettingsOf(await readProfile(db, actor.id));
  const today = todayOf({ zone: actor.timeZone }, now);
  const cards = await repository.listAround(db, actor, { fresh: newPerDay, today, now });
  const since = addDays(today, -HISTORY_DAYS);
  const rated = await repository.countByDay(db, actor.id, since);
  const rules = { zone: actor.timeZone, newPerDay, rated };
  const { today: due, comeback } = planDay(cards, now, rules);
  const begin = after === null ? 0 : placeAfter(due, after);
  const rows = await withQuestions(db, due.slice(begin, begin + input.limit + 1));
  return {
    ...cutPage(
      rows,
      input.limit,
      ({ card }) => placeOf(card),
      ({ item }) => item,
    ),
    total: due.length,
    waiting: await repository.countSealedDue(db, actor, now),
    nextDue: nextDueDay(cards, now, rules),
    comeback,
  };
}

/** The sort key of the list, but for the easy cards after a gap: what the learner was sure of, repetitions, new cards. */
function placeOf({ state, due, questionId, confidentError }: CardRow): string[] {
  const turn = confidentError ? '0' : '1';
  return [state === 'new' ? '2' : turn, due, questionId];
}

function isTurn(part: string): boolean {
  return ['0', '1', '2'].includes(part);
}

/** Where the list goes on after a card. One that has left it meanwhile is looked for by its due time. */
function placeAfter(today: readonly CardRow[], place: readonly string[]): number {
  const index = today.findIndex(({ questionId }) => questionId === place[2]);
  if (index >= 0) return index + 1;
  const later = today.findIndex((card) => placeOf(card).join() > place.join());
  return later >= 0 ? later : today.length;
}

async function withQuestions(db: Executor, cards: readonly CardRow[]): Promise<{ card: CardRow; item: ReviewItem }[]> {
  const versions = await listVersions(
    db,
    cards.map((card) => card.packHash),
  );
  const byHash = new Map(versions.map((version) => [version.packHash, version]));
  return cards.map((card) => {
    const version = byHash.get(card.packHash);
    const question = version?.questions.find(({ id }) => id === card.questionId);
    if (!version || !question) throw new Error(`Pack ${card.packHash} does not hold question ${card.questionId}.`);
    const { difficulty: _difficulty, marks: _marks, ...asked } = question;
    return {
      card,
      item: {
        quiz: { id: card.quizId, title: version.title, category: version.category },
        question: asked,
        due: card.due,
        isNew: card.state === 'new',
        confidentError: card.confidentError ?? false,
        lapses: card.lapses,
        stability: card.stability,
      },
    };
  });
}
