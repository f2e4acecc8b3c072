import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads a person's profile page with the details that they show to the viewer. */
export function useProfilePage(id: string) {
  return serverOnly.view(trpc.publicProfiles.get.useQuery({ id }, serverOnly.options));
}
