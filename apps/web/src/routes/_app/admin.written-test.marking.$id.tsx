import { createFileRoute } from '@tanstack/react-router';
import { type MarkingAddress, parseMarkingAddress } from '#features/written-tests/marking/marking-address.ts';
import { MarkingScreen } from '#features/written-tests/marking/marking-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/written-test/marking/$id')({
  validateSearch: searchAs<MarkingAddress>(),
  component: Marking,
});

function Marking() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Marking">
      <MarkingScreen
        key={id}
        id={id}
        params={parseMarkingAddress(Route.useSearch())}
        onNavigate={({ question, answer }) =>
          navigate({
            search: { ...(question && { question }), ...(answer && { answer }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </RoleGate>
  );
}
