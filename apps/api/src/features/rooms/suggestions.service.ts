// Suggests quizzes for a room, which the people in it are about to forget.
import { retrievabilityOf } from '@quorbit/contracts/reviews/retrievability';
import { findPresence } from '@quorbit/contracts/rooms/room-update';
import type { RoomSuggestion, SuggestInput } from '@quorbit/contracts/rooms/schema';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { listPlayableByAll } from '../quizzes/playable.service.ts';
import { requireRoom } from './find-room.ts';
import * as repository from './rooms.repository.ts';

const MAX_SUGGESTIONS = 3;
/** With several people, the number of them who must have cards of a quiz. */
const MIN_PEOPLE = 2;
/** Limits on the people considered, the cards of each, and the candidate quizzes. */
const MAX_PEOPLE = 8;
const MAX_CARDS_EACH = 500;
const MAX_CANDIDATES = 60;

/**
 * Returns up to three quizzes that the people in the caller's room (or the caller alone) have most likely forgotten:
 * those with the lowest mean recall, among quizzes that all of them may see. With several people, a quiz counts only if
 * at least two have cards of it, and the result has an order but no figures, so that nobody learns what another person
 * studies. The room's own quiz is left out: its cards are new, so it would look forgotten.
 * @throws AppError NOT_FOUND for an unknown room, FORBIDDEN for people who aren't in it.
 */
// ctx: the list of people in a room is in its log, not in the database
export async function suggestQuizzes(ctx: SignedInContext, { roomId }: SuggestInput): Promise<RoomSuggestion[]> {
  const { db, actor } = ctx;
  const now = ctx.now();
  const { userIds, quizId: roomQuizId }: RoomPeople =
    roomId === undefined ? { userIds: [actor.id] } : await readRoomPeople(ctx, roomId);
  const statsByQuiz = new Map<string, { sum: number; cards: number; people: Set<string> }>();
  for (const { userId, quizId, stability, lastReview } of await repository.listRecentCards(
    db,
    userIds,
    MAX_CARDS_EACH,
  )) {
    const quiz = statsByQuiz.get(quizId) ?? { sum: 0, cards: 0, people: new Set() };
    quiz.sum += retrievabilityOf({ stability, lastReview: lastReview?.toISOString() ?? null }, now);
    quiz.cards += 1;
    quiz.people.add(userId);
    statsByQuiz.set(quizId, quiz);
  }
  const candidates = [...statsByQuiz]
    .filter(([quizId, { people }]) => quizId !== roomQuizId && people.size >= Math.min(userIds.length, MIN_PEOPLE))
    .map(([quizId, { sum, cards, people }]) => ({ quizId, recall: sum / cards, people: people.size }))
    .toSorted((a, b) => a.recall - b.recall || b.people - a.people || (a.quizId < b.quizId ? -1 : 1))
    .slice(0, MAX_CANDIDATES);
  const readers = await repository.listRoles(db, userIds);
  const playable = await listPlayableByAll(
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
    .slice(0, MAX_SUGGESTIONS);
}

interface RoomPeople {
  userIds: string[];
  /** The quiz that the room plays; undefined for a caller without a room. */
  quizId?: string;
}

async function readRoomPeople(ctx: SignedInContext, roomId: string): Promise<RoomPeople> {
  const { room } = await requireRoom(ctx, roomId);
  if (!findPresence(room, ctx.actor.id)) throw new AppError('FORBIDDEN', "You aren't in this room.");
  const seated = room.seats.map(({ id }) => id);
  return { userIds: [...new Set([ctx.actor.id, ...seated])].slice(0, MAX_PEOPLE), quizId: room.quiz.id };
}
