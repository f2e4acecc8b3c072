import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads an invitation with the details that anyone with its link may see, with or without an account. */
export function useInvitation(code: string) {
  return serverOnly.view(trpc.invitations.get.useQuery({ code }, serverOnly.options));
}

/** Loads the user's own invitations that nobody has accepted yet. */
export function useOwnInvitations() {
  return serverOnly.view(trpc.invitations.list.useQuery(undefined, serverOnly.options));
}
