import { createFileRoute } from '@tanstack/react-router';
import { omitDefaults, type PeopleAddress, parsePeopleFilter } from '#features/administration/admin-address.ts';
import { People } from '#features/administration/people.tsx';
import { SiteFigures } from '#features/administration/site-figures.tsx';
import { AdminHealth } from '#features/health/admin-health.tsx';
import { AdminHeader } from '#features/school/admin-header.tsx';
import { InstanceCard } from '#features/school/instance-card.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { AdminPages } from '#shell/admin-pages.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/')({
  validateSearch: searchAs<PeopleAddress>(),
  component: Admin,
});

function Admin() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  return (
    <RoleGate allow="admin" title="Admin">
      <AdminHeader />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <InstanceCard />
        <SiteFigures />
        <AdminHealth />
        <AdminPages />
        <People
          filter={parsePeopleFilter(address)}
          onFilter={(changes) =>
            navigate({
              search: (before) => omitDefaults({ ...before, ...changes }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
    </RoleGate>
  );
}
