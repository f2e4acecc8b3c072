import { ALREADY_REPORTED, REPORTED } from '@quorbit/contracts/moderation/messages';
import { useMutation } from '@tanstack/react-query';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Reports content to the moderators. Errors appear in the form instead of a toast. */
export function useSubmitReport() {
  return formMutation(
    trpc.moderation.report.useMutation({
      meta: { inline: true },
      onSuccess: ({ already }) =>
        already ? notify(ALREADY_REPORTED, { type: 'info' }) : notify(REPORTED, { type: 'success' }),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Decides a case. Errors appear in the form instead of a toast. */
export function useDecide() {
  const { moderation } = trpc.useUtils();
  return formMutation(
    trpc.moderation.decide.useMutation({ meta: { inline: true }, onSettled: () => moderation.invalidate() }),
    { secondTab: 'refused' },
  );
}

/**
 * Undoes a decision.
 * @param confirmed asks for the password if the server requires it, then runs the call again.
 */
export function useUndoDecision(confirmed: <T>(run: () => Promise<T>) => Promise<T>) {
  const { moderation, client } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      mutationFn: (input: { id: string }) => confirmed(() => client.moderation.undo.mutate(input)),
      meta: { inline: true },
      onSuccess: () => notify('The decision is undone.', { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't undo that."),
      onSettled: () => moderation.invalidate(),
    }),
    { secondTab: 'refused' },
  );
}

/** Sends the user's answer to a decision. Errors appear in the form instead of a toast. */
export function useAnswerDecision() {
  const { moderation } = trpc.useUtils();
  return formMutation(
    trpc.moderation.answer.useMutation({
      meta: { inline: true },
      onSuccess: () => notify('Answer sent.', { type: 'success' }),
      onSettled: () => moderation.decisions.invalidate(),
    }),
    { secondTab: 'refused' },
  );
}

/**
 * Marks all decisions as read. The open page still shows them as new until the next visit, but home no longer mentions
 * them.
 */
export function useMarkDecisionsRead() {
  const { moderation } = trpc.useUtils();
  return useSingleFlight(
    trpc.moderation.markRead.useMutation({
      meta: { inline: true },
      onSuccess: () => moderation.unread.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}
