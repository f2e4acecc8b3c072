import type { UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { PATH_STARTED, PROGRESS_SAVED } from '@quorbit/contracts/paths/words';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/show-refusal.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';

/** Starts a path, from its card or from its dialog. */
export function useStartPath() {
  const { paths } = trpc.useUtils();
  // twice: a path that was started stays so
  return useOnce(
    trpc.paths.start.useMutation({
      meta: { inline: true },
      onSuccess() {
        notify(PATH_STARTED, { type: 'success' });
        return paths.invalidate();
      },
      onError: (error) => showRefusal(error, 'Failed to start learning path'),
    }),
  );
}

interface NodeWork extends UpdateNodeInput {
  /** Whether the path was started; one that wasn't is started first. */
  started: boolean;
}

/** Saves what the learner did at a node. Its panel shows why the server refused it. */
export function useUpdateNode() {
  const { client, paths } = trpc.useUtils();
  // twice: a node in progress stays so; of two completions the better mastery counts, and the minutes of both
  return useOnce(
    useMutation({
      async mutationFn({ started, ...work }: NodeWork) {
        if (!started) await client.paths.start.mutate({ pathId: work.pathId });
        return client.paths.updateNode.mutate(work);
      },
      meta: { inline: true },
      onSuccess(detail) {
        notify(PROGRESS_SAVED, { type: 'success' });
        paths.get.setData({ pathId: detail.path.id }, detail);
        // Not waited for: the reply says all that the open path shows.
        void paths.invalidate();
      },
    }),
  );
}
