import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#features/public-profiles/profile-screen.tsx';

export const Route = createFileRoute('/_app/people/$id')({ component: Person });

function Person() {
  const { id } = Route.useParams();
  return <ProfileScreen key={id} id={id} />;
}
