import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';
import { setSession } from '#lib/session.ts';
import { useShowProfile } from './show-profile.ts';

/** Changes the user's own role; the server's new user and token replace the stored ones. */
export function useSwitchRole() {
  const utils = trpc.useUtils();
  const show = useShowProfile();
  return useSingleFlight(
    trpc.accounts.updateRole.useMutation({
      meta: { failure: 'Failed to update role.' },
      // A profile reply that is still on its way doesn't include the new role, so it's cancelled.
      onMutate: () => utils.accounts.me.cancel(),
      onSuccess: async ({ user, token }) => {
        setSession({ user, token });
        void show(user);
        notify('Role updated successfully', { type: 'success' });
        // The list of quizzes that a user sees depends on the role.
        await utils.quizzes.list.invalidate();
      },
    }),
    { secondTab: 'unchanged' },
  );
}
