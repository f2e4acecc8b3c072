import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Who runs this server, and how far they are in setting it up. For admins. */
export function useInstanceSettings() {
  return serverOnly.view(trpc.school.get.useQuery(undefined, serverOnly.options));
}

/** The school's name; null until it is known, and where it has none. */
export function useInstanceName(): string | null {
  const view = useInstanceSettings();
  return view.state === 'shown' ? view.data.name : null;
}
