import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { PackRow } from '@quorbit/contracts/sync/rows';
import { type LocalCard, readCards } from './cards.ts';
import { isKeyed } from './grade-attempt.ts';
import { correctedTime, type MirrorSource, opsOf, readUnsettled } from './unsettled.ts';

/** A card with what it asks. */
export interface DeckCard extends LocalCard {
  quiz: { id: string; title: string; category: string };
  /** Null where its pack is not on this device. */
  question: KeyedQuestion | null;
  /** Its quiz is part of a running game. */
  sealed: boolean;
}

export interface ReviewDeck {
  cards: DeckCard[];
  /** Whether this device has heard everything from the server once. */
  complete: boolean;
  /** Ratings that the server does not have. */
  unsent: number;
  /** Ratings by the learner's day, as far as this device knows of them: the rule pays only so many. */
  ratingsByDay: Record<string, number>;
}

/** The learner's cards, each joined with its question from the packs on this device. */
export async function readReviewDeck(source: MirrorSource): Promise<ReviewDeck> {
  const { database } = source;
  const meta = await database.meta.get('meta');
  const cards = await readCards(source);
  const hashes = [...new Set(cards.map(({ packHash }) => packHash))];
  const found = await database.packs.where('hash').anyOf(hashes).toArray();
  const packs = new Map(found.map(({ hash, body }) => [hash, body]));
  const questions = new Map(
    [...packs].flatMap(([hash, body]) =>
      body.questions.map((question) => [`${hash} ${question.id}`, question] as const),
    ),
  );
  const rows = new Map(
    (await database.rows.where('kind').equals('pack').toArray()).map(({ id, body }) => [id, body as PackRow]),
  );
  const ratings = opsOf<unknown>(await readUnsettled(source), REVIEW_RATE);
  const ratingsByDay: Record<string, number> = {};
  for (const op of [
    ...(await database.journal.toArray()).map((entry) => entry.op),
    ...(await database.outbox.toArray()),
  ]) {
    if (op.type !== REVIEW_RATE) continue;
    const day = learnerDay(new Date(correctedTime(op.at, op, meta?.skew ?? null)), op.tz);
    ratingsByDay[day] = (ratingsByDay[day] ?? 0) + 1;
  }
  return {
    cards: cards.map((card): DeckCard => {
      const { title = '', category = '' } = packs.get(card.packHash) ?? rows.get(card.quizId) ?? {};
      const question = questions.get(`${card.packHash} ${card.questionId}`);
      return {
        ...card,
        quiz: { id: card.quizId, title, category },
        question: question && isKeyed(question) ? question : null,
        sealed: rows.get(card.quizId)?.sealed ?? false,
      };
    }),
    complete: meta?.complete ?? false,
    unsent: ratings.filter(({ standing }) => standing === 'waiting' || standing === 'unsaved').length,
    ratingsByDay,
  };
}
