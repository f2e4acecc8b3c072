import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import type { QuizFilters } from './quiz-filters.ts';

/** The data that the list shows for a quiz. */
export interface QuizListItem extends CardFigures {
  /** When a ranked quiz closes; null if it never does, undefined if an older server sent no time. */
  closesAt?: string | null | undefined;
  /** Whether the server can't be reached and this device doesn't have the quiz. */
  isUnavailable?: boolean;
}

type CardFigures = Pick<
  QuizCard,
  | 'id'
  | 'title'
  | 'category'
  | 'questionCount'
  | 'duration'
  | 'difficulty'
  | 'ranked'
  | 'inGame'
  | 'welcome'
  | 'attempts'
  | 'bestPercentage'
>;

/** Returns this device's quizzes that match the filters; quizzes that can be taken offline come first. */
export function filterLocal(quizzes: readonly LocalQuiz[], filters: QuizFilters): LocalQuiz[] {
  const search = filters.search?.toLowerCase() ?? '';
  return quizzes
    .filter(
      (quiz) =>
        quiz.questionCount > 0 &&
        (!filters.offline || quiz.size !== null) &&
        (!filters.category || quiz.category === filters.category) &&
        (!filters.difficulty || quiz.difficulty === filters.difficulty) &&
        `${quiz.title} ${quiz.category}`.toLowerCase().includes(search),
    )
    .sort((a, b) => Number(b.takeable) - Number(a.takeable));
}

/** Converts a quiz of this device to a list item for use while the server can't be reached. */
export function toQuizListItem({ quizId: id, takeable, ...quiz }: LocalQuiz): QuizListItem {
  return { id, ...quiz, isUnavailable: !takeable };
}

/**
 * Returns this device's quizzes, then the other quizzes that the server listed. Those others are unavailable unless
 * this device has a pack of them.
 */
export function mergeListed(
  localItems: readonly QuizListItem[],
  listed: readonly QuizListItem[],
  local: readonly LocalQuiz[],
): QuizListItem[] {
  const localIds = new Set(localItems.map(({ id }) => id));
  const takeableIds = new Set(local.flatMap(({ quizId, takeable }) => (takeable ? [quizId] : [])));
  const others = listed.filter(({ id }) => !localIds.has(id));
  return [...localItems, ...others.map((quiz) => ({ ...quiz, isUnavailable: !takeableIds.has(quiz.id) }))];
}
