import { SERVER_ONCE } from '#lib/server/read-options.ts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the operators' contact details: an e-mail address and links. */
export function useContactDetails() {
  return serverOnly.view(trpc.contact.details.useQuery(undefined, { ...serverOnly.options, ...SERVER_ONCE }));
}

/**
 * Loads the contact messages for admins, page by page.
 * @param done whether to list the answered messages instead of the waiting ones.
 */
export function useContactMessages(done: boolean) {
  const pages = trpc.contact.list.useInfiniteQuery(
    { done, limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}
