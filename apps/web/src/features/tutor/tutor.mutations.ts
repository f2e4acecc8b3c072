import { MAX_MESSAGES } from '@quorbit/contracts/tutor/limits';
import { PLAN_SAVED, REMINDER_SET, SESSION_ENDED } from '@quorbit/contracts/tutor/messages';
import type { TutorMessage, TutorState } from '@quorbit/contracts/tutor/schema';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Starts a session with the tutor, or returns the active one. */
export function useStartSession() {
  const { tutor } = trpc.useUtils();
  return formMutation(
    trpc.tutor.start.useMutation({
      meta: { inline: true },
      async onSuccess(started) {
        await tutor.state.cancel();
        tutor.state.setData(undefined, started);
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useEndSession() {
  const { tutor } = trpc.useUtils();
  return useSingleFlight(
    trpc.tutor.end.useMutation({
      async onSuccess() {
        await tutor.state.cancel();
        tutor.state.setData(undefined, (before) => before && { ...before, session: null });
        notify(SESSION_ENDED, { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Sends a question to the tutor. The chat itself shows errors. */
export function useAskTutor() {
  const { tutor } = trpc.useUtils();
  const append = useAppend();
  return useSingleFlight(
    trpc.tutor.chat.useMutation({
      meta: { inline: true },
      onSuccess: ({ asked, answer }) => append(asked, answer),
      // Another tab may have ended the session, so the chat is loaded again.
      onError: () => void tutor.state.invalidate(),
    }),
    { secondTab: 'repeated' },
  );
}

/** Creates a quiz that only this learner sees. */
export function useGenerateQuiz() {
  const { quizzes } = trpc.useUtils();
  const append = useAppend();
  return formMutation(
    trpc.tutor.generateQuiz.useMutation({
      meta: { inline: true },
      async onSuccess({ message }) {
        await append(message);
        void quizzes.list.invalidate();
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useSavePlan() {
  const { tutor } = trpc.useUtils();
  return useSingleFlight(
    trpc.tutor.savePlan.useMutation({
      meta: { inline: true },
      onSuccess() {
        notify(PLAN_SAVED, { type: 'success' });
        return tutor.plans.invalidate();
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useDeletePlan() {
  const { tutor } = trpc.useUtils();
  return useSingleFlight(trpc.tutor.deletePlan.useMutation({ onSettled: () => tutor.plans.invalidate() }), {
    secondTab: 'unchanged',
  });
}

export function useSetReminder() {
  const { tutor } = trpc.useUtils();
  return formMutation(
    trpc.tutor.setReminder.useMutation({
      meta: { inline: true },
      onSuccess() {
        notify(REMINDER_SET, { type: 'success' });
        return tutor.reminders.invalidate();
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useDeleteReminder() {
  const { tutor } = trpc.useUtils();
  return useSingleFlight(trpc.tutor.deleteReminder.useMutation({ onSettled: () => tutor.reminders.invalidate() }), {
    secondTab: 'unchanged',
  });
}

/** Returns a function that adds messages at the end of the shown chat. */
function useAppend() {
  const { tutor } = trpc.useUtils();
  return async (...messages: TutorMessage[]) => {
    // A reply that is still on its way may not contain these messages yet, so that request is cancelled.
    await tutor.state.cancel();
    tutor.state.setData(undefined, (before) => before && withMessages(before, messages));
  };
}

function withMessages(state: TutorState, more: readonly TutorMessage[]): TutorState {
  const { session } = state;
  if (!session) return state;
  const known = new Set(session.messages.map(({ id }) => id));
  const messages = [...session.messages, ...more.filter(({ id }) => !known.has(id))].slice(-MAX_MESSAGES);
  return { ...state, session: { ...session, messages } };
}
