import { createFileRoute } from '@tanstack/react-router';
import { QuizQuestionsScreen } from '#features/quizzes/managing/quiz-questions-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/premium/quiz/$id')({ component: QuizQuestions });

function QuizQuestions() {
  const { id } = Route.useParams();
  return (
    <RoleGate allow="premium" title="Questions">
      <QuizQuestionsScreen id={id} />
    </RoleGate>
  );
}
