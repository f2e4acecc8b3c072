import { PageHeader } from '#ui/page-header.tsx';
import { useInstanceName } from './school.queries.ts';

/** The header of the admin dashboard; its document title includes the school's name. */
export function AdminHeader() {
  const name = useInstanceName();
  return (
    <PageHeader
      title="Admin"
      documentTitle={name === null ? 'Admin' : `Admin · ${name}`}
      description="Everything you look after, in one place."
    />
  );
}
