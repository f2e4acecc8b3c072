import { createFileRoute } from '@tanstack/react-router';
import { parseChosenQuiz } from '#features/quizzes/managing/chosen-quiz.ts';
import { ManageQuizzesScreen } from '#features/quizzes/managing/manage-quizzes-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/premium/quizzes')({
  component: PremiumQuizzes,
});

function PremiumQuizzes() {
  const { quiz = null } = parseChosenQuiz(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="premium" title="Premium Quizzes">
      <ManageQuizzesScreen
        title="Premium Quizzes"
        why="Quizzes that you make. Premium members can take them as soon as they have a question."
        create="Create Premium Quiz"
        whose="own"
        chosen={quiz}
        onChoose={(id) => navigate({ search: () => (id === null ? {} : { quiz: id }), resetScroll: false })}
      />
    </RoleGate>
  );
}
