import { createFileRoute } from '@tanstack/react-router';
import { parseChosenQuiz } from '#features/quizzes/managing/chosen-quiz.ts';
import { ManageQuizzesScreen } from '#features/quizzes/managing/manage-quizzes-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/create')({
  component: CreateQuiz,
});

function CreateQuiz() {
  const { quiz = null } = parseChosenQuiz(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Create Quiz">
      <ManageQuizzesScreen
        title="Create Quiz"
        why="Every quiz on this server. Those that you make are open to everyone as soon as they have a question."
        create="Create Quiz"
        whose="all"
        chosen={quiz}
        onChoose={(id) => navigate({ search: () => (id === null ? {} : { quiz: id }), resetScroll: false })}
      />
    </RoleGate>
  );
}
