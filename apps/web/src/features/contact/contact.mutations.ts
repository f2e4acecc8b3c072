import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Sends a message to those who run the server. */
export function useSendMessage() {
  // twice, by a form: two messages that somebody typed twice
  return trpc.contact.send.useMutation({
    meta: { inline: true },
    onSuccess: () => notify("✅ Message sent successfully! We'll get back to you soon.", { type: 'success' }),
  });
}

/** Says of a message that it was read, or is done, or neither. */
export function useSetMessageState() {
  const utils = trpc.useUtils();
  // twice: the state is set, not moved
  return useOnce(
    trpc.contact.setState.useMutation({
      meta: { failure: "We couldn't change that message." },
      onSettled: () => utils.contact.list.invalidate(),
    }),
  );
}
