import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Who runs this server, and how far they are in setting it up. For admins. */
export function useSchool() {
  return serverOnly.view(trpc.school.get.useQuery(undefined, serverOnly.options));
}

/** The school's name; null until it is known, and where it has none. */
export function useSchoolName(): string | null {
  const view = useSchool();
  return view.state === 'shown' ? view.data.name : null;
}
