import { createFileRoute } from '@tanstack/react-router';
import type { FriendsAddress } from '#features/friends/friends-address.ts';
import { FriendsScreen } from '#features/friends/friends-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/friends')({
  validateSearch: searchAs<FriendsAddress>(),
  component: Friends,
});

function Friends() {
  const navigate = Route.useNavigate();
  return (
    <FriendsScreen
      address={Route.useSearch()}
      onAddress={(changes) => navigate({ search: (before) => omitEmpty({ ...before, ...changes }), replace: true })}
    />
  );
}

/** Removes values that are the default, so that they don't appear in the address. */
function omitEmpty(address: FriendsAddress): FriendsAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
