import { createFileRoute } from '@tanstack/react-router';
import type { PathAddress } from '#features/paths/path-address.ts';
import { PathsScreen } from '#features/paths/paths-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/learning-paths')({
  validateSearch: searchAs<PathAddress>(),
  component: LearningPaths,
});

function LearningPaths() {
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="premium" title="Learning Paths">
      <PathsScreen
        address={Route.useSearch()}
        onAddress={(changes) =>
          navigate({ search: (before) => omitEmpty({ ...before, ...changes }), replace: true, resetScroll: false })
        }
      />
    </RoleGate>
  );
}

/** Removes values that are the default, so that they don't appear in the address. */
function omitEmpty(address: PathAddress): PathAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
