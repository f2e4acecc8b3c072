import { createFileRoute } from '@tanstack/react-router';
import { TutorScreen } from '#features/tutor/tutor-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/ai-study-buddy')({ component: AiStudyBuddy });

function AiStudyBuddy() {
  return (
    <RoleGate allow="premium" title="AI Study Buddy">
      <TutorScreen />
    </RoleGate>
  );
}
