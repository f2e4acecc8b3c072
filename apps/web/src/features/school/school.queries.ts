import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the school's settings and the progress of its setup, for admins. */
export function useInstanceSettings() {
  return serverOnly.view(trpc.school.get.useQuery(undefined, serverOnly.options));
}

/** Returns the school's name; null until it's loaded, or if the school has none. */
export function useInstanceName(): string | null {
  const view = useInstanceSettings();
  return view.state === 'shown' ? view.data.name : null;
}
