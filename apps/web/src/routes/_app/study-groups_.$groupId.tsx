import { createFileRoute } from '@tanstack/react-router';
import { GroupAssignments } from '#features/assignments/group-assignments.tsx';
import { GroupChallenges } from '#features/group-challenges/group-challenges.tsx';
import { GroupMemory } from '#features/group-memory/group-memory.tsx';
import { parseGroupTab } from '#features/study-groups/group-address.ts';
import { GroupScreen } from '#features/study-groups/group-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/study-groups_/$groupId')({
  validateSearch: searchAs<{ tab?: unknown }>(),
  component: StudyGroup,
});

function StudyGroup() {
  const { groupId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GroupScreen
      key={groupId}
      groupId={groupId}
      tab={parseGroupTab(Route.useSearch().tab)}
      onTab={(tab) => navigate({ search: tab === 'overview' ? {} : { tab }, replace: true })}
      parts={({ group, offline }) => (
        <>
          <GroupAssignments group={group} offline={offline} />
          <GroupChallenges group={group} offline={offline} />
          <GroupMemory groupId={group.id} offline={offline} />
        </>
      )}
    />
  );
}
