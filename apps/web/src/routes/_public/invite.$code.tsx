import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#features/invitations/invitation-screen.tsx';

export const Route = createFileRoute('/_public/invite/$code')({ component: Invite });

function Invite() {
  return <InvitationScreen code={Route.useParams().code} />;
}
