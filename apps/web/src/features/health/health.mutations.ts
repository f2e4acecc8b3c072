import { useOnce } from '#lib/hooks/use-once.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Sends a test e-mail to the admin's own address. */
export function useTestMail() {
  const { health } = trpc.useUtils();
  // twice: two mails, as asked for in two places; the server limits them
  return useOnce(
    trpc.health.testMail.useMutation({ meta: { inline: true }, onSettled: () => health.get.invalidate() }),
  );
}

/** Changes how often admins are reminded of a backup. */
export function useSetReminder() {
  const { health } = trpc.useUtils();
  // twice, by a form: the reminder is set, not moved
  return trpc.health.setReminder.useMutation({
    meta: { inline: true },
    onSuccess: (status) => {
      health.backups.setData(undefined, status);
      void health.get.invalidate();
    },
  });
}
