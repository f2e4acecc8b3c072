// Owns a study group's fading memory: the questions that agreeing members are about to forget together, never those of
// one person.
import { listFadingQuizzes, MIN_PEOPLE, questionsToReview } from '@quorbit/contracts/group-memory/fading-quizzes';
import type { GroupMemory } from '@quorbit/contracts/group-memory/schema';
import type { GroupInput } from '@quorbit/contracts/study-groups/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { listPlayableByAll } from '../quizzes/playable.service.ts';
import { requireGroupMember } from '../study-groups/study-groups.service.ts';
import * as repository from './group-memory.repository.ts';

/** The number of cards read for each member. */
const CARDS_PER_MEMBER = 200;
const MAX_SHOWN_QUIZZES = 5;

/**
 * Returns the group's fading quizzes, without sealed ones and ones that the caller may not see.
 * @throws AppError as `requireGroupMember` does.
 */
export async function getGroupMemory(db: Executor, actor: Actor, { id }: GroupInput, now: Date): Promise<GroupMemory> {
  await requireGroupMember(db, actor, id);
  const agreeing = await repository.countAgreeing(db, id);
  if (agreeing < MIN_PEOPLE) return { agreeing, quizzes: [], review: null };
  const fading = listFadingQuizzes(await repository.listCards(db, id, CARDS_PER_MEMBER), now);
  const quizIds = fading.map(({ quizId }) => quizId);
  const playable = new Map((await listPlayableByAll(db, [actor], quizIds, now)).map((quiz) => [quiz.id, quiz]));
  const shownQuizzes = fading.filter(({ quizId }) => playable.has(quizId)).slice(0, MAX_SHOWN_QUIZZES);
  const [first] = shownQuizzes;
  return {
    agreeing,
    quizzes: shownQuizzes.map(({ quizId, recall, questionIds }) => ({
      quizId,
      recall,
      title: playable.get(quizId)?.title ?? '',
      questionCount: questionIds.length,
    })),
    review: first ? { quizId: first.quizId, questionIds: questionsToReview(first) } : null,
  };
}
