import { PATH_STARTED, PROGRESS_SAVED } from '@quorbit/contracts/paths/messages';
import type { PathInput, UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { PATH_WORK, type PathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useWork } from '#offline/use-work.ts';

/** Starts a path, from its card or from its dialog. */
export function useStartPath() {
  const saveOrSend = useSaveOrSend();
  return useSingleFlight(
    useMutation({
      mutationFn: ({ pathId }: PathInput) => saveOrSend({ pathId }),
      meta: { inline: true },
      onSuccess: () => notify(PATH_STARTED, { type: 'success' }),
      onError: (error) => showRefusal(error, 'Failed to start learning path'),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Saves the learner's step at a node, which also starts its path. The node's panel shows errors. */
export function useUpdateNode() {
  const saveOrSend = useSaveOrSend();
  return useSingleFlight(
    useMutation({
      mutationFn: ({ pathId, ...node }: UpdateNodeInput) => saveOrSend({ pathId, node }),
      meta: { inline: true },
      onSuccess: () => notify(PROGRESS_SAVED, { type: 'success' }),
    }),
    { secondTab: 'unchanged' },
  );
}

/**
 * Returns a function that stores the work on this device, from which it's synced; a browser without storage sends it to
 * the server at once.
 */
function useSaveOrSend() {
  const { client, paths } = trpc.useUtils();
  const { canStoreWork, enqueue } = useWork();
  return async ({ pathId, node }: PathWorkArgs): Promise<void> => {
    if (await canStoreWork()) {
      await enqueue({ type: PATH_WORK, args: { pathId, ...(node && { node }) } });
      return;
    }
    let detail = await client.paths.start.mutate({ pathId });
    if (node) detail = await client.paths.updateNode.mutate({ pathId, ...node });
    paths.get.setData({ pathId }, detail);
    // Refetching isn't awaited, because the reply to the change contains everything that the open path shows.
    void paths.invalidate();
  };
}
