import { createFileRoute } from '@tanstack/react-router';
import { ManageQuizzesScreen } from '#features/quizzes/manage-quizzes-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/premium/quizzes')({ component: PremiumQuizzes });

function PremiumQuizzes() {
  return (
    <RoleGate allow="premium" title="Premium Quizzes">
      <ManageQuizzesScreen
        title="Premium Quizzes"
        why="Quizzes that you make. Premium members can take them as soon as they have a question."
        create="Create Premium Quiz"
        whose="own"
      />
    </RoleGate>
  );
}
