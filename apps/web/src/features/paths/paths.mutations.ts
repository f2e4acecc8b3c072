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

/** Saves what the learner did at a node, which starts its path. Its panel shows why it couldn't be saved. */
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

/** Saved on this device, work is sent by itself; a browser that stores nothing asks the server at once. */
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
    // Not waited for: the reply says all that the open path shows.
    void paths.invalidate();
  };
}
