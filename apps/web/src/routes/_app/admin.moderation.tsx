import { createFileRoute } from '@tanstack/react-router';
import { useReauthentication } from '#features/administration/use-reauthentication.tsx';
import type { ModerationAddress } from '#features/moderation/moderation-address.ts';
import { ModerationScreen } from '#features/moderation/moderation-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/moderation')({
  validateSearch: searchAs<ModerationAddress>(),
  component: Moderation,
});

function Moderation() {
  const navigate = Route.useNavigate();
  const { confirmed, dialog } = useReauthentication();
  return (
    <RoleGate allow="admin" title="Moderation">
      <ModerationScreen
        address={Route.useSearch()}
        onAddress={(changes) =>
          navigate({ search: (before) => omitEmpty({ ...before, ...changes }), replace: true, resetScroll: false })
        }
        confirmed={confirmed}
      />
      {dialog}
    </RoleGate>
  );
}

/** Removes filters that have their default value, so that they don't appear in the address. */
function omitEmpty(address: ModerationAddress): ModerationAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
