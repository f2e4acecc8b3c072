import { ALREADY_REPORTED, REPORTED } from '@quorbit/contracts/moderation/messages';
import { useMutation } from '@tanstack/react-query';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Its form shows what the server refuses. */
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

/** Its form shows what the server refuses. */
export function useDecide() {
  const { moderation } = trpc.useUtils();
  return formMutation(
    trpc.moderation.decide.useMutation({ meta: { inline: true }, onSettled: () => moderation.invalidate() }),
    { secondTab: 'refused' },
  );
}

/** @param confirmed asks first who it is, where the server wants to know, and tries again */
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

/** Its form shows what the server refuses. */
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

/** Opening the page reads them: until the next visit they are shown as new, and home no longer mentions them. */
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
