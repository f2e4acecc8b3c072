import {
  FRIEND_REMOVED,
  REQUEST_ACCEPTED,
  REQUEST_DECLINED,
  REQUEST_SENT,
  USER_BLOCKED,
  USER_UNBLOCKED,
} from '@quorbit/contracts/friends/messages';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { deleteCachedReplies } from '#lib/server/last-replies.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Returns mutation options that show an error toast if the server refuses or breaks. Failures like being offline have a
 * message for the whole app; the screen shows the reason of a refusal.
 */
function failureToast(message: string) {
  return {
    meta: { inline: true },
    onError: (error: unknown) => {
      const { kind } = describeFailure(error);
      if (kind === 'refused' || kind === 'defect') notify(message, { type: 'error' });
    },
  };
}

/** Returns a function that shows a success toast and refetches the data of the friends page. */
function useSuccessToast() {
  const { friends } = trpc.useUtils();
  return (message: string) => {
    notify(message, { type: 'success' });
    return friends.invalidate();
  };
}

export function useRequestFriend() {
  const showSuccess = useSuccessToast();
  return useSingleFlight(
    trpc.friends.request.useMutation({
      ...failureToast('Failed to send friend request'),
      onSuccess: ({ status }) => showSuccess(status === 'accepted' ? REQUEST_ACCEPTED : REQUEST_SENT),
    }),
    { secondTab: 'unchanged' },
  );
}

export function useRespondToRequest() {
  const showSuccess = useSuccessToast();
  return useSingleFlight(
    trpc.friends.respond.useMutation({
      ...failureToast('Failed to respond to request'),
      onSuccess: ({ action }) => showSuccess(action === 'accept' ? REQUEST_ACCEPTED : REQUEST_DECLINED),
    }),
    { secondTab: 'refused' },
  );
}

export function useRemoveFriend() {
  const showSuccess = useSuccessToast();
  return useSingleFlight(
    trpc.friends.remove.useMutation({
      ...failureToast('Failed to remove friend'),
      onSuccess: () => showSuccess(FRIEND_REMOVED),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Routers whose stored replies contain other people's names; their replies are deleted when a person is blocked. */
const ROUTERS_WITH_NAMES = ['friends', 'leaderboards', 'notifications', 'studyGroups'];

export function useBlockPerson() {
  const showSuccess = useSuccessToast();
  const { leaderboards, notifications, publicProfiles, studyGroups } = trpc.useUtils();
  return useSingleFlight(
    trpc.friends.block.useMutation({
      ...failureToast('Failed to block user'),
      async onSuccess() {
        void deleteCachedReplies(ROUTERS_WITH_NAMES);
        await Promise.all([
          leaderboards.invalidate(),
          notifications.invalidate(),
          publicProfiles.invalidate(),
          studyGroups.invalidate(),
        ]);
        return showSuccess(USER_BLOCKED);
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useUnblockPerson() {
  const showSuccess = useSuccessToast();
  return useSingleFlight(
    trpc.friends.unblock.useMutation({
      ...failureToast('Failed to unblock user'),
      onSuccess: () => showSuccess(USER_UNBLOCKED),
    }),
    { secondTab: 'unchanged' },
  );
}

/**
 * Returns why the server refused, from the first of the given calls that has an error; null if it gave no useful
 * reason.
 */
export function refusalReasonOf(calls: readonly { error: unknown }[]): string | null {
  const error = calls.find((call) => call.error !== null)?.error;
  if (error === undefined) return null;
  const { kind, status, message } = describeFailure(error);
  return kind === 'refused' && Number(status) < 500 ? message : null;
}
