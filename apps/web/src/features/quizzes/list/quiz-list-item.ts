import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import type { QuizFilters } from './quiz-filters.ts';

/** What a card of the list shows. */
export interface QuizListItem extends CardFigures {
  /** When a ranked quiz closes; null where it never does. Missing where only an older server knows it. */
  closesAt?: string | null | undefined;
  /** The server cannot be reached, and this device does not have it. */
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
  | 'attempts'
  | 'bestPercentage'
>;

/** The quizzes of this device that the filters let through; those that can be taken without a network come first. */
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

/** How it is shown while this device speaks for itself. */
export function toQuizListItem({ quizId: id, takeable, ...quiz }: LocalQuiz): QuizListItem {
  return { id, ...quiz, isUnavailable: !takeable };
}

/** What this device has, and after it what else the server listed; only what is here can be taken without it. */
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
