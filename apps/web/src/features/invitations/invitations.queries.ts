import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What somebody who was sent a link may know of it, with or without an account. */
export function useInvitation(code: string) {
  return serverOnly.view(trpc.invitations.get.useQuery({ code }, serverOnly.options));
}

/** The person's own invitations that nobody has accepted. */
export function useOwnInvitations() {
  return serverOnly.view(trpc.invitations.list.useQuery(undefined, serverOnly.options));
}
