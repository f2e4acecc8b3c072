import { createFileRoute } from '@tanstack/react-router';
import { AskedQuestion } from '#features/attempts/asked-question.tsx';
import { QuizEditorScreen } from '#features/quizzes/editor/quiz-editor-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/premium/quiz/$id_/edit')({ component: EditQuiz });

function EditQuiz() {
  const { id } = Route.useParams();
  return (
    <RoleGate allow="premium" title="Edit quiz">
      <QuizEditorScreen key={id} id={id} listPath="/premium/quizzes" Question={AskedQuestion} />
    </RoleGate>
  );
}
