import { SERVER_ONCE } from '#lib/server/read-options.ts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How to reach those who run the server. */
export function useContactDetails() {
  return serverOnly.view(trpc.contact.details.useQuery(undefined, { ...serverOnly.options, ...SERVER_ONCE }));
}

/** What people wrote, for admins. @param done whether those that are done, or those that wait */
export function useContactMessages(done: boolean) {
  const pages = trpc.contact.list.useInfiniteQuery(
    { done, limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}
