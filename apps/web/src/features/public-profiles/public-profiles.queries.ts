import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Somebody's page, as far as they show it. */
export function useProfilePage(id: string) {
  return serverOnly.view(trpc.publicProfiles.get.useQuery({ id }, serverOnly.options));
}
