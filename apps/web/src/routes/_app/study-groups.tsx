import { createFileRoute } from '@tanstack/react-router';
import type { GroupAddress } from '#features/study-groups/group-address.ts';
import { StudyGroupsScreen } from '#features/study-groups/study-groups-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/study-groups')({
  validateSearch: searchAs<GroupAddress>(),
  component: StudyGroups,
});

function StudyGroups() {
  const navigate = Route.useNavigate();
  return (
    <StudyGroupsScreen
      address={Route.useSearch()}
      onAddress={(changes) => navigate({ search: (before) => omitEmpty({ ...before, ...changes }), replace: true })}
    />
  );
}

/** Removes values that are the default, so that they don't appear in the address. */
function omitEmpty(address: GroupAddress): GroupAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
