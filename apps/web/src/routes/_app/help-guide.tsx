import { createFileRoute } from '@tanstack/react-router';
import { type HelpAddress, parseHelpAddress } from '#features/help/help-address.ts';
import { HelpScreen } from '#features/help/help-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/help-guide')({
  validateSearch: searchAs<HelpAddress>(),
  component: HelpGuide,
});

function HelpGuide() {
  const address = parseHelpAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <HelpScreen
      address={address}
      onAddress={(next) => navigate({ search: parseHelpAddress({ ...next }), replace: true, resetScroll: false })}
    />
  );
}
