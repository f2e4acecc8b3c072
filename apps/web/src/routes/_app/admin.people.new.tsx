import { createFileRoute } from '@tanstack/react-router';
import { NewPeopleScreen } from '#features/account-creation/new-people-screen.tsx';
import { useConfirmed } from '#features/administration/use-confirmed.tsx';
import { useSchoolName } from '#features/school/school.queries.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/people/new')({ component: NewPeople });

function NewPeople() {
  return (
    <RoleGate allow="admin" title="Create accounts">
      <Page />
    </RoleGate>
  );
}

function Page() {
  const { confirmed, question } = useConfirmed();
  return (
    <>
      <NewPeopleScreen confirmed={confirmed} school={useSchoolName()} />
      {question}
    </>
  );
}
