import { ALREADY_REPORTED, REPORTED } from '@quorbit/contracts/moderation/words';
import { useMutation } from '@tanstack/react-query';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Its form shows what the server refuses. */
export function useReport() {
  // twice, by a form: one report: the second changes nothing
  return trpc.moderation.report.useMutation({
    meta: { inline: true },
    onSuccess: ({ already }) =>
      already ? notify(ALREADY_REPORTED, { type: 'info' }) : notify(REPORTED, { type: 'success' }),
  });
}

/** Its form shows what the server refuses. */
export function useDecide() {
  const { moderation } = trpc.useUtils();
  // twice, by a form: one decision counts, the second is refused
  return trpc.moderation.decide.useMutation({ meta: { inline: true }, onSettled: () => moderation.invalidate() });
}

/** @param confirmed asks first who it is, where the server wants to know, and tries again */
export function useUndoDecision(confirmed: <T>(run: () => Promise<T>) => Promise<T>) {
  const { moderation, client } = trpc.useUtils();
  // twice: what is undone stays so: the second is refused
  return useOnce(
    useMutation({
      mutationFn: (input: { id: string }) => confirmed(() => client.moderation.undo.mutate(input)),
      meta: { inline: true },
      onSuccess: () => notify('The decision is undone.', { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't undo that."),
      onSettled: () => moderation.invalidate(),
    }),
  );
}

/** Its form shows what the server refuses. */
export function useAnswerDecision() {
  const { moderation } = trpc.useUtils();
  // twice, by a form: one answer counts, the second is refused
  return trpc.moderation.answer.useMutation({
    meta: { inline: true },
    onSuccess: () => notify('Answer sent.', { type: 'success' }),
    onSettled: () => moderation.decisions.invalidate(),
  });
}

/** Opening the page reads them: until the next visit they are shown as new, and home no longer mentions them. */
export function useMarkRead() {
  const { moderation } = trpc.useUtils();
  // twice: what is read stays so
  return useOnce(
    trpc.moderation.markRead.useMutation({
      meta: { inline: true },
      onSuccess: () => moderation.unread.invalidate(),
    }),
  );
}
