import { useRouter } from '@tanstack/react-router';
import { useRecommendedQuiz } from '#features/home/use-recommended-quiz.ts';

/**
 * Returns a function that opens the page of the quiz to take next, with the focus on the button that starts it; the
 * start page if no quiz is known.
 */
export function useOpenNextQuiz(): () => void {
  const router = useRouter();
  const quizId = useRecommendedQuiz()?.id;
  return () =>
    void (quizId === undefined
      ? router.navigate({ to: '/', replace: true })
      : router.navigate({ to: '/user/test/$quizId', params: { quizId }, state: { focusStart: true }, replace: true }));
}
