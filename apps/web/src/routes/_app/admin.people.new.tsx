import { createFileRoute } from '@tanstack/react-router';
import type { ListAddress } from '#features/account-creation/list-address.ts';
import { NewPeopleScreen } from '#features/account-creation/new-people-screen.tsx';
import { useReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useInstanceName } from '#features/school/school.queries.ts';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/people/new')({
  validateSearch: searchAs<ListAddress>(),
  component: NewPeople,
});

function NewPeople() {
  return (
    <RoleGate allow="admin" title="Create accounts">
      <Page />
    </RoleGate>
  );
}

function Page() {
  const navigate = Route.useNavigate();
  const { confirmed, dialog } = useReauthentication();
  return (
    <>
      <NewPeopleScreen
        address={Route.useSearch()}
        onList={(list) => navigate({ search: list === null ? {} : { list } })}
        confirmed={confirmed}
        instanceName={useInstanceName()}
      />
      {dialog}
    </>
  );
}
