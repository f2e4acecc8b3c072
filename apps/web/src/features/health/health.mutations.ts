import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Sends a test e-mail to the admin's own address. */
export function useTestMail() {
  const { health } = trpc.useUtils();
  return useSingleFlight(
    trpc.health.testMail.useMutation({ meta: { inline: true }, onSettled: () => health.get.invalidate() }),
    { secondTab: 'repeated' },
  );
}

/** Changes how often admins are reminded of a backup. */
export function useSetReminder() {
  const { health } = trpc.useUtils();
  return formMutation(
    trpc.health.setReminder.useMutation({
      meta: { inline: true },
      onSuccess: (status) => {
        health.backups.setData(undefined, status);
        void health.get.invalidate();
      },
    }),
    { secondTab: 'unchanged' },
  );
}
