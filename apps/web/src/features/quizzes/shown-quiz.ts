import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import type { LocalQuiz } from '#offline/mirror/quizzes.ts';
import type { QuizFilters } from './quiz-filters.ts';

/** What a card of the list shows. */
export type ShownQuiz = Pick<
  QuizCard,
  | 'id'
  | 'title'
  | 'category'
  | 'questionCount'
  | 'duration'
  | 'difficulty'
  | 'ranked'
  | 'sealed'
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
    .sort((a, b) => Number(b.size !== null) - Number(a.size !== null));
}

export function shownQuiz({ quizId: id, ...quiz }: LocalQuiz): ShownQuiz {
  return { id, ...quiz };
}
