import { createFileRoute } from '@tanstack/react-router';
import { QuestionEditorScreen } from '#features/written-tests/authoring/question-editor-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/written-test/question/$id')({ component: Questions });

function Questions() {
  const { id } = Route.useParams();
  return (
    <RoleGate allow="admin" title="Questions">
      <QuestionEditorScreen key={id} id={id} />
    </RoleGate>
  );
}
