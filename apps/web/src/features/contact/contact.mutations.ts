import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Sends a message to the operators of the server. */
export function useSendMessage() {
  return formMutation(
    trpc.contact.send.useMutation({
      meta: { inline: true },
      onSuccess: () => notify("✅ Message sent successfully! We'll get back to you soon.", { type: 'success' }),
    }),
    { secondTab: 'repeated' },
  );
}

/** Marks a message as read or done, or resets both marks. */
export function useSetMessageState() {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.contact.setState.useMutation({
      meta: { failure: "We couldn't change that message." },
      onSettled: () => utils.contact.list.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}
