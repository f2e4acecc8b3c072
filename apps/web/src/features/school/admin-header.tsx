import { PageHeader } from '#ui/page-header.tsx';
import { useInstanceName } from './school.queries.ts';

/** The head of the admins' dashboard; its document title says whose server it is. */
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
