import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';
import { setSession } from '#lib/session.ts';
import { useShowProfile } from './show-profile.ts';

/** Changes one's own role; the server's new user and token replace the stored ones. */
export function useSwitchRole() {
  const utils = trpc.useUtils();
  const show = useShowProfile();
  return useSingleFlight(
    trpc.accounts.updateRole.useMutation({
      meta: { failure: 'Failed to update role.' },
      // An answer that is on its way knows nothing of the new role yet.
      onMutate: () => utils.accounts.me.cancel(),
      onSuccess: async ({ user, token }) => {
        setSession({ user, token });
        void show(user);
        notify('Role updated successfully', { type: 'success' });
        // Which quizzes a person sees depends on the role.
        await utils.quizzes.list.invalidate();
      },
    }),
    { secondTab: 'unchanged' },
  );
}
