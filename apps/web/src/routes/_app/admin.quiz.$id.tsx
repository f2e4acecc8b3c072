import { createFileRoute } from '@tanstack/react-router';
import { AskedQuestion } from '#features/attempts/asked-question.tsx';
import { QuizEditorScreen } from '#features/quizzes/editor/quiz-editor-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/quiz/$id')({ component: EditQuiz });

function EditQuiz() {
  const { id } = Route.useParams();
  return (
    <RoleGate allow="admin" title="Edit quiz">
      <QuizEditorScreen key={id} id={id} listPath="/admin/create" Question={AskedQuestion} />
    </RoleGate>
  );
}
