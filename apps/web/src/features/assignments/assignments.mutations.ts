import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Returns a mutation that sets an assignment for a group; its form shows the server's refusals. */
export function useSetAssignment() {
  const { assignments } = trpc.useUtils();
  return formMutation(
    trpc.assignments.set.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify('The group sees it on home.', { type: 'success' });
        return assignments.invalidate();
      },
    }),
    { secondTab: 'replaced' },
  );
}

export function useRemoveAssignment() {
  const { assignments } = trpc.useUtils();
  return useSingleFlight(
    trpc.assignments.remove.useMutation({
      meta: { inline: true },
      onError: (error) => showRefusal(error, "We couldn't remove the assignment. Try again."),
      onSuccess: () => assignments.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}
