import { newId } from '@quorbit/contracts/lib/ids';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Starts a sitting. Its time runs from then on, on the server. */
export function useStartSitting(testId: string) {
  const { client, writtenTests } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      mutationFn: () => client.writtenTests.start.mutate({ testId, sittingId: newId() }),
      meta: { inline: true },
      onSuccess: (test) => {
        writtenTests.get.setData({ testId }, test);
        return writtenTests.list.invalidate();
      },
      onError: (error) => {
        showRefusal(error, "We couldn't start the test. Try again.");
        void writtenTests.get.invalidate({ testId });
      },
    }),
    { secondTab: 'unchanged' },
  );
}
