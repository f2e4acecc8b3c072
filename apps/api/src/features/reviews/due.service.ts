// Owns the list of what a learner reviews today, with the questions and their keys.
import { dueToday, nextDueDay } from '@quorbit/contracts/reviews/due';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import type { ListReviewsInput, ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import type { Executor } from '@quorbit/db/client';
import { cutPage, isCursorId, isCursorTime, readCursor } from '../../lib/paging.ts';
import type { Actor } from '../../trpc/context.ts';
import { listVersions } from '../quizzes/versions.service.ts';
import * as repository from './reviews.repository.ts';

/** A page of the caller's cards of today. Cards of sealed quizzes wait, because a review shows the key. */
export async function listDue(db: Executor, actor: Actor, input: ListReviewsInput, now: Date): Promise<ReviewList> {
  const after = readCursor(input.cursor, [isTurn, isCursorTime, isCursorId]);
  const cards = await repository.listAround(db, actor, now);
  const today = dueToday(cards, now, actor.timeZone);
  const rest = after === null ? today : today.filter((card) => isAfter(placeOf(card), after));
  const rows = await withQuestions(db, rest.slice(0, input.limit + 1));
  return {
    ...cutPage(
      rows,
      input.limit,
      ({ card }) => placeOf(card),
      ({ item }) => item,
    ),
    total: today.length,
    waiting: await repository.countSealedDue(db, actor, now),
    nextDue: nextDueDay(cards, now, actor.timeZone),
  };
}

/** The sort key of the list: repetitions before new cards, then by due time. */
function placeOf({ state, due, questionId }: CardRow): string[] {
  return [state === 'new' ? '1' : '0', due, questionId];
}

function isTurn(part: string): boolean {
  return part === '0' || part === '1';
}

/** All three parts have a fixed length, so they sort as one text. */
function isAfter(place: readonly string[], other: readonly string[]): boolean {
  return place.join() > other.join();
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
    const { id, options, image, correctAnswer, explanation } = question;
    return {
      card,
      item: {
        quiz: { id: card.quizId, title: version.title, category: version.category },
        question: { id, question: question.question, options, image, correctAnswer, explanation },
        due: card.due,
        isNew: card.state === 'new',
      },
    };
  });
}
