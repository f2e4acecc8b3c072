import { createFileRoute } from '@tanstack/react-router';
import { parseResultsAddress, type ResultsAddress } from '#features/written-tests/results/results-address.ts';
import { ResultsScreen } from '#features/written-tests/results/results-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/written-test/report')({
  validateSearch: searchAs<ResultsAddress>(),
  component: Report,
});

function Report() {
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Written test results">
      <ResultsScreen
        testId={parseResultsAddress(Route.useSearch())}
        onTest={(test) => navigate({ search: { test }, replace: true, resetScroll: false })}
      />
    </RoleGate>
  );
}
