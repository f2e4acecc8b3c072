import { useQuizCategoriesView } from './quizzes.queries.ts';

export { useQuizCategoriesView };

/** Returns the categories of the quizzes that the learner may take; undefined until the server has replied once. */
export function useQuizCategories() {
  const view = useQuizCategoriesView();
  return view.state === 'shown' ? view.data : undefined;
}
