import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { refusalToast } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Returns mutation options: after a written test was changed, a message appears, the editor shows the server's reply,
 * and other views are refetched.
 */
function useSuccessOptions(message: string) {
  const { writtenTests } = trpc.useUtils();
  return {
    onSuccess(test: ManagedWrittenTestDetail) {
      notify(message, { type: 'success', group: 'written-test' });
      const { id: testId } = test;
      writtenTests.getManaged.setData({ testId }, test);
      void writtenTests.listManaged.invalidate();
      void writtenTests.queue.invalidate({ testId });
      void writtenTests.results.invalidate({ testId });
    },
  };
}

/** Creates a written test. The form shows the server's refusal. */
export function useCreateTest() {
  const successOptions = useSuccessOptions('Test created. Now write its questions.');
  return formMutation(trpc.writtenTests.create.useMutation({ meta: { inline: true }, ...successOptions }), {
    secondTab: 'repeated',
  });
}

/** Saves a written test's settings. The form shows the server's refusal. */
export function useUpdateTest() {
  const successOptions = useSuccessOptions('Settings saved.');
  return formMutation(trpc.writtenTests.update.useMutation({ meta: { inline: true }, ...successOptions }), {
    secondTab: 'unchanged',
  });
}

/** Saves a written test's questions. The form shows the server's refusal. */
export function useSaveQuestions() {
  const successOptions = useSuccessOptions('Questions saved.');
  return formMutation(trpc.writtenTests.saveQuestions.useMutation({ meta: { inline: true }, ...successOptions }), {
    secondTab: 'unchanged',
  });
}

/** Returns a function that fetches a written test again, used after the server refused to save it. */
export function useRefreshTest(testId: string) {
  const { writtenTests } = trpc.useUtils();
  return () => writtenTests.getManaged.invalidate({ testId });
}

export function usePublishTest() {
  const successOptions = useSuccessOptions('Published. Learners see it now.');
  return useSingleFlight(
    trpc.writtenTests.publish.useMutation({ ...refusalToast("We couldn't publish it."), ...successOptions }),
    {
      secondTab: 'unchanged',
    },
  );
}

export function useWithdrawTest() {
  const successOptions = useSuccessOptions('Withdrawn. Only admins see it now.');
  return useSingleFlight(
    trpc.writtenTests.withdraw.useMutation({ ...refusalToast("We couldn't withdraw it."), ...successOptions }),
    {
      secondTab: 'unchanged',
    },
  );
}

export function useDeleteTest() {
  const { writtenTests } = trpc.useUtils();
  return useSingleFlight(
    trpc.writtenTests.delete.useMutation({
      ...refusalToast("We couldn't delete it."),
      onSuccess() {
        notify('Test deleted.', { type: 'success' });
        return writtenTests.listManaged.invalidate();
      },
    }),
    { secondTab: 'refused' },
  );
}
