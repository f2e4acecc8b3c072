import { createFileRoute } from '@tanstack/react-router';
import { AttemptScreen } from '#features/attempts/attempt-screen.tsx';

export const Route = createFileRoute('/_immersive/user/test/$quizId')({ component: Attempt });

function Attempt() {
  const { quizId } = Route.useParams();
  return <AttemptScreen key={quizId} quizId={quizId} />;
}
