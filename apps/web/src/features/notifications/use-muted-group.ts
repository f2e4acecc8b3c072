import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useMutedGroups } from './notifications.queries.ts';

interface MutedGroup {
  muted: boolean;
  /** Whether the setting is still loading or being changed. */
  busy: boolean;
  mute: (muted: boolean) => void;
}

/** Returns whether a group's notifications are muted, and a function to change it. */
export function useMutedGroup(groupId: string): MutedGroup {
  const view = useMutedGroups();
  const { notifications } = trpc.useUtils();
  const change = useSingleFlight(
    trpc.notifications.muteGroup.useMutation({
      meta: { inline: true },
      onError: (error) => showRefusal(error, "That didn't work. Try again."),
      onSettled: () => notifications.mutedGroups.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
  const stored = view.state === 'shown' && view.data.includes(groupId);
  return {
    muted: change.isPending ? change.variables.muted : stored,
    busy: view.state !== 'shown' || change.isPending,
    mute: (muted) => change.mutate({ groupId, muted }),
  };
}
