import { createFileRoute } from '@tanstack/react-router';
import { tabOf } from '#features/study-groups/group-place.ts';
import { GroupScreen } from '#features/study-groups/group-screen.tsx';

export const Route = createFileRoute('/_app/study-groups_/$groupId')({
  validateSearch: (address): { tab?: unknown } => address,
  component: StudyGroup,
});

function StudyGroup() {
  const { groupId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GroupScreen
      key={groupId}
      groupId={groupId}
      tab={tabOf(Route.useSearch().tab)}
      onTab={(tab) => navigate({ search: tab === 'overview' ? {} : { tab }, replace: true })}
    />
  );
}
