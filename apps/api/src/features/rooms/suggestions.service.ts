// Owns suggestions for a room: quizzes that the people in it are about to forget.
import { recallOf } from '@quorbit/contracts/reviews/retrievability';
import type { RoomSuggestion, SuggestInput } from '@quorbit/contracts/rooms/schema';
import { presenceOf } from '@quorbit/contracts/rooms/turn';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { playableByAll } from '../quizzes/playable.service.ts';
import { findRoom } from './find-room.ts';
import * as repository from './rooms.repository.ts';

const PROPOSED = 3;
/** With several people, how many must have cards of a quiz. */
const SHARED_BY = 2;
/** Limits: people considered, cards of each, and candidate quizzes. */
const PEOPLE = 8;
const CARDS_EACH = 500;
const CANDIDATES = 60;

/**
 * The three quizzes that the people in the caller's room (or the caller alone) most likely forgot: lowest mean recall,
 * among quizzes that everybody may see. With several people, only quizzes count that two or more have cards for, and
 * the result has the order but no figures, so that nobody learns what another one studies. The room's own quiz is left
 * out: its cards are new, so it would look forgotten.
 * @throws AppError NOT_FOUND for an unknown room, FORBIDDEN for people who aren't in it
 */
// ctx: who is in a room is in its log, not in the database
export async function suggestQuizzes(ctx: SignedInContext, { roomId }: SuggestInput): Promise<RoomSuggestion[]> {
  const { db, actor } = ctx;
  const now = ctx.now();
  const { userIds, played }: Gathered = roomId === undefined ? { userIds: [actor.id] } : await gatheredIn(ctx, roomId);
  const known = new Map<string, { sum: number; cards: number; people: Set<string> }>();
  for (const { userId, quizId, stability, lastReview } of await repository.listCards(db, userIds, CARDS_EACH)) {
    const quiz = known.get(quizId) ?? { sum: 0, cards: 0, people: new Set() };
    quiz.sum += recallOf({ stability, lastReview: lastReview?.toISOString() ?? null }, now);
    quiz.cards += 1;
    quiz.people.add(userId);
    known.set(quizId, quiz);
  }
  const candidates = [...known]
    .filter(([quizId, { people }]) => quizId !== played && people.size >= Math.min(userIds.length, SHARED_BY))
    .map(([quizId, { sum, cards, people }]) => ({ quizId, recall: sum / cards, people: people.size }))
    .toSorted((a, b) => a.recall - b.recall || b.people - a.people || (a.quizId < b.quizId ? -1 : 1))
    .slice(0, CANDIDATES);
  const readers = await repository.listRoles(db, userIds);
  const playable = await playableByAll(
    db,
    readers,
    candidates.map(({ quizId }) => quizId),
    now,
  );
  const byId = new Map(playable.map((quiz) => [quiz.id, quiz]));
  return candidates
    .flatMap(({ quizId }) => {
      const quiz = byId.get(quizId);
      if (!quiz) return [];
      const { title, category, questionsForRooms: questionCount } = quiz;
      return [{ quizId, title, category, questionCount }];
    })
    .slice(0, PROPOSED);
}

interface Gathered {
  userIds: string[];
  /** The room's quiz. */
  played?: string;
}

async function gatheredIn(ctx: SignedInContext, roomId: string): Promise<Gathered> {
  const { room } = await findRoom(ctx, roomId);
  if (!presenceOf(room, ctx.actor.id)) throw new AppError('FORBIDDEN', "You aren't in this room.");
  const seated = room.seats.map(({ id }) => id);
  return { userIds: [...new Set([ctx.actor.id, ...seated])].slice(0, PEOPLE), played: room.quiz.id };
}
