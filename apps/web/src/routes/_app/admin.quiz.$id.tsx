import { createFileRoute } from '@tanstack/react-router';
import { AnswerableQuestion } from '#features/attempts/answerable-question.tsx';
import { type CopyAddress, parseCopyAddress } from '#features/quizzes/copy-address.ts';
import { QuizEditorScreen } from '#features/quizzes/editor/quiz-editor-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/quiz/$id')({
  validateSearch: searchAs<CopyAddress>(),
  component: EditQuiz,
});

function EditQuiz() {
  const { id } = Route.useParams();
  const copy = parseCopyAddress(Route.useSearch());
  return (
    <RoleGate allow="admin" title="Edit quiz">
      <QuizEditorScreen key={id} id={id} listPath="/admin/create" copy={copy} Question={AnswerableQuestion} />
    </RoleGate>
  );
}
